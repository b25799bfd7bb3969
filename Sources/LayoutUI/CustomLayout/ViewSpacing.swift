import Layout

/// How far a view wants to be from its neighbours. (Apple: `ViewSpacing`.)
public struct ViewSpacing: Sendable {
    var preferences: SpacingPreferences

    init(_ preferences: SpacingPreferences) { self.preferences = preferences }

    /// No wishes: the distance to anything is the default.
    public init() { preferences = .box }

    public static let zero = ViewSpacing(.none)

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        var union = preferences
        union.formUnion(other.preferences)
        if edges.contains(.top) { preferences.top = union.top }
        if edges.contains(.bottom) { preferences.bottom = union.bottom }
        if edges.contains(.leading) { preferences.leading = union.leading }
        if edges.contains(.trailing) { preferences.trailing = union.trailing }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to a view that follows, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(preferences.distance(to: next.preferences, along: axis))
    }
}
