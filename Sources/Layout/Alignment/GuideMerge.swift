/// Folds what a container's children say about a guide into what the container says.
///
/// Custom alignments: the mean of the children that have a say; first baseline: the highest; last baseline:
/// the lowest; edges and centers are never merged.
public struct GuideMerge {
    private let guide: AlignmentGuide
    private var value = 0.0
    private var count = 0

    public init(_ guide: AlignmentGuide) {
        self.guide = guide
    }

    /// - Parameter place: In the container's coordinates.
    public mutating func add(_ place: Double) {
        switch guide.merge {
        case .never: return
        case .highest: value = count == 0 ? place : min(value, place)
        case .lowest: value = count == 0 ? place : max(value, place)
        case .mean: value += place
        }
        count += 1
    }

    public var result: Double? {
        if count == 0 { return nil }
        return guide.merge == .mean ? value / Double(count) : value
    }
}
