/// A guide on each axis.
public struct GuidePair: Equatable, Sendable {
    public var horizontal: AlignmentGuide
    public var vertical: AlignmentGuide

    public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = GuidePair(horizontal: .horizontalCenter, vertical: .verticalCenter)
}
