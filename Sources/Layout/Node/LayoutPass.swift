/// What holds during one placement of a tree.
public final class LayoutPass {
    /// The part of the space in which content can be seen, in the tree's coordinates: the screen, narrowed by
    /// the scroll views above. Lazy containers build what intersects it.
    public internal(set) var visible: Rect
    /// The screen, and what the system covers at its edges.
    public let screen: Rect
    public internal(set) var safeArea: Insets

    /// Whether an estimate has been found wrong: what depends on it is laid out again.
    var needsAnotherLayout = false

    public init(screen: Rect, safeArea: Insets) {
        self.visible = screen
        self.screen = screen
        self.safeArea = safeArea
    }
}

extension LayoutPass {
    /// What of a scroll view's content can be seen: its frame, and what lies under the safe areas it touches.
    public func reach(of scrollView: Rect) -> Rect { reachingUnderSafeArea(scrollView) }

    /// A rectangle, extended to the screen's edges where it touches the safe area's.
    func reachingUnderSafeArea(_ rect: Rect, edges: IgnoresSafeAreaNode.Edges = .all) -> Rect {
        // A centered view's edge is a sum of halves, so that it touches within a rounding error.
        let tolerance = 1e-6
        let safe = screen.inset(by: safeArea)
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.top), top <= safe.minY + tolerance { top = min(top, screen.minY) }
        if edges.contains(.left), left <= safe.minX + tolerance { left = min(left, screen.minX) }
        if edges.contains(.bottom), bottom >= safe.maxY - tolerance { bottom = max(bottom, screen.maxY) }
        if edges.contains(.right), right >= safe.maxX - tolerance { right = max(right, screen.maxX) }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
