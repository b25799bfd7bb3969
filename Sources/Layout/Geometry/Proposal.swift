/// What a parent offers a child, in points, axis by axis: a length, nil for "your ideal length",
/// 0 for "your minimum", infinity for "your maximum". (Apple: `ProposedViewSize`.)
public struct Proposal: Equatable, Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    @inline(__always)
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal from its length on an axis and the length across it.
    @inline(__always)
    public init(along axis: Axis, _ length: Double?, across: Double?) {
        if axis == .horizontal {
            self.init(width: length, height: across)
        } else {
            self.init(width: across, height: length)
        }
    }

    public static let unspecified = Proposal(width: nil, height: nil)
    public static let zero = Proposal(width: 0, height: 0)
    public static let infinity = Proposal(width: .infinity, height: .infinity)

    @inline(__always)
    public subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    public func replacingUnspecified(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}
