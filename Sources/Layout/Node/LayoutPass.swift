/// What holds during one placement of a tree.
public final class LayoutPass {
    /// The part of the space in which content can be seen, in the tree's coordinates: the screen, narrowed by
    /// the scroll views above. Lazy containers build what intersects it.
    public internal(set) var visible: Rect
    /// The frame of the nearest scroll view: at its edges views are pinned.
    var viewport: Rect?
    /// What covers the edges around the views that are being placed.
    public internal(set) var region: SafeRegion

    /// Whether an estimate has been found wrong: what depends on it is laid out again.
    var needsAnotherLayout = false

    /// The whole screen.
    private let screen: SafeRegion

    /// Places what lies over everything else, which no container around its host narrows.
    func outsideOfContainers(_ place: () -> Void) {
        let (visible, viewport, region) = (visible, viewport, region)
        self.visible = screen.outer
        self.viewport = nil
        self.region = screen
        place()
        (self.visible, self.viewport, self.region) = (visible, viewport, region)
    }

    public init(screen: Rect, safeArea: Insets) {
        visible = screen
        region = SafeRegion(outer: screen, safe: screen.inset(by: safeArea))
        self.screen = region
    }

    /// Places what is inside of a container that covers some of its edges.
    func within(_ region: SafeRegion, _ source: SafeRegionSource, _ place: () -> Void) {
        let outside = self.region
        self.region = region
        source.region = region
        place()
        self.region = outside
    }
}
