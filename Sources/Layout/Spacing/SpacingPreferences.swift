/// How far a view wants to be from its neighbours, edge by edge. (Apple: `ViewSpacing`.)
public struct SpacingPreferences: Equatable, Sendable {
    public var top: EdgeSpacing
    public var bottom: EdgeSpacing
    public var leading: EdgeSpacing
    public var trailing: EdgeSpacing

    public init(top: EdgeSpacing, bottom: EdgeSpacing, leading: EdgeSpacing, trailing: EdgeSpacing) {
        self.top = top
        self.bottom = bottom
        self.leading = leading
        self.trailing = trailing
    }

    /// A view that is no text: it asks for nothing from texts, and so takes what they ask for.
    public static let box = SpacingPreferences(
        top: EdgeSpacing(belowText: 0), bottom: EdgeSpacing(aboveText: 0),
        leading: EdgeSpacing(), trailing: EdgeSpacing())

    /// A spacer: nothing, whatever is beside it.
    public static let none = SpacingPreferences(
        top: EdgeSpacing(unkeyed: 0), bottom: EdgeSpacing(unkeyed: 0),
        leading: EdgeSpacing(unkeyed: 0), trailing: EdgeSpacing(unkeyed: 0))

    /// A container's: the union of its children's at the sides, its first and last child's at the ends.
    static func container(of children: ContiguousArray<LayoutNode>, along axis: Axis) -> SpacingPreferences {
        guard let first = children.first, let last = children.last else { return .box }
        let start = first.spacing
        var result = start
        for child in children.dropFirst() { result.formUnion(child.spacing, sides: axis.other) }
        let end = last.spacing
        if axis == .vertical {
            result.top = start.top
            result.bottom = end.bottom
        } else {
            result.leading = start.leading
            result.trailing = end.trailing
        }
        return result
    }

    /// The distance to a view that follows on an axis, in points.
    public func distance(to next: SpacingPreferences, along axis: Axis) -> Double {
        axis == .vertical ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
    }

    /// - Parameter axis: Only the two edges that end the axis; nil for all four.
    public mutating func formUnion(_ other: SpacingPreferences, sides axis: Axis? = nil) {
        if axis != .horizontal {
            top.formUnion(other.top)
            bottom.formUnion(other.bottom)
        }
        if axis != .vertical {
            leading.formUnion(other.leading)
            trailing.formUnion(other.trailing)
        }
    }

    /// The preferences after a frame has set the length of an axis, or padding has been put at edges: those
    /// edges become a box's. A spacer's stay what they are: a framed spacer still asks for nothing.
    func reset(top: Bool, bottom: Bool, leading: Bool, trailing: Bool) -> SpacingPreferences {
        var result = self
        if top, self.top.unkeyed == nil { result.top = SpacingPreferences.box.top }
        if bottom, self.bottom.unkeyed == nil { result.bottom = SpacingPreferences.box.bottom }
        if leading, self.leading.unkeyed == nil { result.leading = SpacingPreferences.box.leading }
        if trailing, self.trailing.unkeyed == nil { result.trailing = SpacingPreferences.box.trailing }
        return result
    }
}
