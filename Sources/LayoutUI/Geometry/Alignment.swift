import Layout

/// The identity of a custom alignment. (Apple: `AlignmentID`.)
nonisolated public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line by which views are lined up. (Apple: `HorizontalAlignment`.)
nonisolated public struct HorizontalAlignment: Equatable, Sendable {
    let guide: AlignmentGuide

    public init(_ id: any AlignmentID.Type) {
        guide = .custom(id, axis: .horizontal)
    }

    init(_ guide: AlignmentGuide) { self.guide = guide }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.horizontalCenter)
    public static let trailing = HorizontalAlignment(.trailing)
    public static let listRowSeparatorLeading = HorizontalAlignment(.leading)
    public static let listRowSeparatorTrailing = HorizontalAlignment(.trailing)
}

/// A horizontal line by which views are lined up. (Apple: `VerticalAlignment`.)
nonisolated public struct VerticalAlignment: Equatable, Sendable {
    let guide: AlignmentGuide

    public init(_ id: any AlignmentID.Type) {
        guide = .custom(id, axis: .vertical)
    }

    init(_ guide: AlignmentGuide) { self.guide = guide }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.verticalCenter)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

nonisolated extension AlignmentGuide {
    /// The guide of a type: the type's own address tells it from others.
    static func custom(_ id: any AlignmentID.Type, axis: Axis) -> AlignmentGuide {
        let id = OnMain(value: id)
        return .custom(ObjectIdentifier(id.value).hashValue, axis: axis) {
            Double(id.value.defaultValue(in: ViewDimensions($0)))
        }
    }
}

/// A guide on each axis. (Apple: `Alignment`.)
nonisolated public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    var guides: GuidePair { GuidePair(horizontal: horizontal.guide, vertical: vertical.guide) }
}

/// A view's size and guides, as an alignment's closure sees them. (Apple: `ViewDimensions`.)
nonisolated public struct ViewDimensions {
    private let dimensions: Dimensions

    init(_ dimensions: Dimensions) { self.dimensions = dimensions }

    public var width: CGFloat { CGFloat(dimensions.width) }
    public var height: CGFloat { CGFloat(dimensions.height) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        dimensions[explicit: guide.guide].map { CGFloat($0) }
    }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        dimensions[explicit: guide.guide].map { CGFloat($0) }
    }
}
