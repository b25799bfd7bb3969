/// Where content is safe from what covers a container's edges (a notch, a bar), and how far it may reach under that.
public struct SafeRegion: Equatable, Sendable {
    /// Up to where content may reach, in the tree's coordinates.
    public var outer: Rect
    /// What nothing covers.
    public var safe: Rect

    public init(outer: Rect, safe: Rect) {
        self.outer = outer
        self.safe = safe
    }

    /// A centered view's edge is a sum of halves, so that it touches within a rounding error.
    private static let tolerance = 1e-6

    /// The edges of the safe rectangle that a rectangle touches or is beyond.
    func touched(by rect: Rect) -> IgnoresSafeAreaNode.Edges {
        var edges: IgnoresSafeAreaNode.Edges = []
        if rect.minY <= safe.minY + SafeRegion.tolerance { edges.insert(.top) }
        if rect.minX <= safe.minX + SafeRegion.tolerance { edges.insert(.left) }
        if rect.maxY >= safe.maxY - SafeRegion.tolerance { edges.insert(.bottom) }
        if rect.maxX >= safe.maxX - SafeRegion.tolerance { edges.insert(.right) }
        return edges
    }

    /// A rectangle, extended under what covers the edges that it touches.
    public func reaching(_ rect: Rect, edges: IgnoresSafeAreaNode.Edges = .all) -> Rect {
        let extended = touched(by: rect).intersection(edges)
        let left = extended.contains(.left) ? min(rect.minX, outer.minX) : rect.minX
        let top = extended.contains(.top) ? min(rect.minY, outer.minY) : rect.minY
        let right = extended.contains(.right) ? max(rect.maxX, outer.maxX) : rect.maxX
        let bottom = extended.contains(.bottom) ? max(rect.maxY, outer.maxY) : rect.maxY
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What covers the surroundings of a rectangle at the edges that it touches, in points: by so much content in
    /// it could reach further.
    public func insets(of rect: Rect) -> Insets {
        let edges = touched(by: rect)
        return Insets(
            top: edges.contains(.top) ? max(rect.minY - outer.minY, 0) : 0,
            left: edges.contains(.left) ? max(rect.minX - outer.minX, 0) : 0,
            bottom: edges.contains(.bottom) ? max(outer.maxY - rect.maxY, 0) : 0,
            right: edges.contains(.right) ? max(outer.maxX - rect.maxX, 0) : 0)
    }

    /// The region inside of a container at `frame` whose edges are covered by `insets` more.
    func inside(_ frame: Rect, insets: Insets) -> SafeRegion {
        SafeRegion(outer: reaching(frame), safe: frame.inset(by: insets))
    }

    /// The region inside of a view that ignores what covers some edges.
    func ignoring(_ edges: IgnoresSafeAreaNode.Edges, at frame: Rect) -> SafeRegion {
        let ignored = touched(by: frame).intersection(edges)
        let left = ignored.contains(.left) ? outer.minX : safe.minX
        let top = ignored.contains(.top) ? outer.minY : safe.minY
        let right = ignored.contains(.right) ? outer.maxX : safe.maxX
        let bottom = ignored.contains(.bottom) ? outer.maxY : safe.maxY
        return SafeRegion(outer: outer, safe: Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
}

/// The region that a container makes for what is inside, as it was when it was last placed.
public final class SafeRegionSource {
    public internal(set) var region: SafeRegion

    public init(_ region: SafeRegion) {
        self.region = region
    }
}
