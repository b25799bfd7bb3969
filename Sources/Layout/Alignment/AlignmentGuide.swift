/// A line across a view by which views are lined up. (Apple: `AlignmentID` behind `HorizontalAlignment` and
/// `VerticalAlignment`.)
public struct AlignmentGuide: Equatable, Sendable {
    /// How a container answers for its children.
    enum Merge: UInt8, Sendable {
        /// It does not: edges and centers are the container's own.
        case never
        case highest
        case lowest
        case mean
    }

    private enum Position: UInt8, Sendable { case start, center, end, custom }

    public let axis: Axis
    let merge: Merge
    private let position: Position
    /// Tells apart guides of one kind; a custom guide's number is given by its owner.
    private let number: Int
    private let custom: CustomDefault?

    private init(_ axis: Axis, _ position: Position, _ merge: Merge, number: Int = 0, custom: CustomDefault? = nil) {
        self.axis = axis
        self.position = position
        self.merge = merge
        self.number = number
        self.custom = custom
    }

    public static let leading = AlignmentGuide(.horizontal, .start, .never)
    public static let horizontalCenter = AlignmentGuide(.horizontal, .center, .never)
    public static let trailing = AlignmentGuide(.horizontal, .end, .never)
    public static let top = AlignmentGuide(.vertical, .start, .never)
    public static let verticalCenter = AlignmentGuide(.vertical, .center, .never)
    public static let bottom = AlignmentGuide(.vertical, .end, .never)
    /// Baselines lie at the bottom of what has no text.
    public static let firstTextBaseline = AlignmentGuide(.vertical, .end, .highest)
    public static let lastTextBaseline = AlignmentGuide(.vertical, .end, .lowest)

    /// A guide of an author's own. Two are the same guide if their numbers are.
    public static func custom(
        _ number: Int, axis: Axis, defaultValue: @escaping @Sendable (Dimensions) -> Double
    ) -> AlignmentGuide {
        AlignmentGuide(axis, .custom, .mean, number: number, custom: CustomDefault(value: defaultValue))
    }

    /// Where the guide lies when nothing in the view says so.
    @inline(__always)
    public func defaultValue(_ dimensions: Dimensions) -> Double {
        switch position {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        case .end: dimensions.size[axis]
        case .custom: custom?.value(dimensions) ?? 0
        }
    }

    /// Where the guide lies in a frame of a size, which has no say of its own about custom guides.
    func place(in size: Size, of node: LayoutNode, _ proposal: Proposal) -> Double {
        defaultValue(Dimensions(node: node, proposal: proposal, size: size))
    }

    public static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool {
        a.axis == b.axis && a.position == b.position && a.merge == b.merge && a.number == b.number
    }
}

/// A custom guide's default value. A class, so that the guide itself stays small to copy.
final class CustomDefault: Sendable {
    let value: @Sendable (Dimensions) -> Double

    init(value: @escaping @Sendable (Dimensions) -> Double) {
        self.value = value
    }
}
