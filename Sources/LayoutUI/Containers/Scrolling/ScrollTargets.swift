import Layout

/// Where scrolling ends. (Apple: `ScrollTargetBehavior`.)
nonisolated public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

nonisolated public struct ScrollTargetBehaviorProperties: Sendable {}

/// Where a scroll view would end: what of the content would be seen. (Apple: `ScrollTarget`.)
nonisolated public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public static func == (a: Self, b: Self) -> Bool { a.rect == b.rect && a.anchor == b.anchor }
    public func hash(into hasher: inout Hasher) { hasher.combine(rect.minX + rect.minY) }
}

/// (Apple: `ScrollTargetBehaviorContext`.)
nonisolated public struct ScrollTargetBehaviorContext: Sendable {
    /// Where the scroll began.
    public var originalTarget: ScrollTarget
    public var velocity = CGVector(dx: 0, dy: 0)
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var axes: Axis.Set
}

/// Scrolling ends at a whole number of windows. (Apple: `PagingScrollTargetBehavior`.)
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        let size = context.containerSize
        if context.axes.contains(.vertical), size.height > 0 {
            target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
        }
        if context.axes.contains(.horizontal), size.width > 0 {
            target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
        }
    }
}

/// Scrolling ends with a target at the window's beginning. (Apple: `ViewAlignedScrollTargetBehavior`.)
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

    /// The targets are the scroll view's to know (`ScrollHost.alignedOffset`).
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    let base: any ScrollTargetBehavior
    public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        base.updateTarget(&target, context: context)
    }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

nonisolated extension ScrollHost {
    /// The views that count as targets, in order: those with an identity in a target layout, as they were placed.
    var targets: [LayoutElement] {
        guard let layout = targetLayout(in: box.children()) else { return [] }
        return layout.children().filter { $0.traits.identity != nil }
    }

    private func targetLayout(in elements: [LayoutElement]) -> LayoutElement? {
        for element in elements {
            if element.traits.isScrollTargetLayout {
                // A modifier around the layout has taken its traits.
                let inner = element.children()
                if inner.count == 1, inner[0].traits.isScrollTargetLayout { return targetLayout(in: inner) }
                return element
            }
            if element.scroll != nil { continue }
            if let found = targetLayout(in: element.children()) { return found }
        }
        return nil
    }

    /// The identity of the target at an anchor of the window; without one, of the first target that is seen.
    func target(at anchor: UnitPoint?) -> AnyHashable? {
        let axis: Axis = layout.scrollsVertically ? .vertical : .horizontal
        let offset = layout.contentOffset[axis]
        var best: (distance: Double, id: AnyHashable)?
        for target in targets {
            guard let id = target.traits.identity else { continue }
            let (start, length) = range(of: target.node.frame, axis)
            guard let anchor else {
                if start + length > offset + 0.5 { return id }
                continue
            }
            let part = Double(axis == .horizontal ? anchor.x : anchor.y)
            let distance = abs(start + part * length - offset - part * layout.window[axis])
            if distance < best?.distance ?? .infinity { best = (distance, id) }
        }
        return best?.id
    }

    /// Where a user's scroll towards an offset ends.
    func endOfScroll(_ offset: Point, from origin: Point) -> Point {
        guard let behavior = settings.behavior else { return offset }
        if behavior is ViewAlignedScrollTargetBehavior { return alignedOffset(offset) }
        var axes: Axis.Set = []
        if layout.scrollsHorizontally { axes.insert(.horizontal) }
        if layout.scrollsVertically { axes.insert(.vertical) }
        let size = layout.window.cgSize
        var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: offset.x, y: offset.y), size: size))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: origin.x, y: origin.y), size: size)),
                contentSize: layout.contentSize.cgSize, containerSize: size, axes: axes))
        return Point(
            x: clamped(Double(target.rect.minX), .horizontal), y: clamped(Double(target.rect.minY), .vertical))
    }

    /// The nearest offset at which a target is at the window's beginning, or the content's end.
    private func alignedOffset(_ offset: Point) -> Point {
        var result = offset
        let targets = targets
        for axis in [Axis.horizontal, .vertical] where layout.scrolls(axis) && !targets.isEmpty {
            let maximum = layout.maximumOffset(axis)
            let places = targets.map { clamped(range(of: $0.node.frame, axis).start, axis) } + [maximum]
            result[axis] = places.min { abs($0 - offset[axis]) < abs($1 - offset[axis]) } ?? offset[axis]
        }
        return result
    }
}
