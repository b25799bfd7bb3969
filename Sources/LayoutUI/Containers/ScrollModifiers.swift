import Layout

// Modifiers of scroll views. A layout shows them at rest: where they begin, as far as they have been scrolled.

/// Where a scroll view is. (Apple: `ScrollPosition`.)
nonisolated public struct ScrollPosition: Equatable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?
    public private(set) var isPositionedByUser = false
    private var identity: AnyHashable?

    public init(idType: any Hashable.Type = Never.self) {}
    public init(idType: any Hashable.Type = Never.self, edge: Edge) { self.edge = edge }
    public init(idType: any Hashable.Type = Never.self, point: CGPoint) { self.point = point }
    public init(idType: any Hashable.Type = Never.self, x: CGFloat = 0, y: CGFloat = 0) { point = CGPoint(x: x, y: y) }
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { identity = AnyHashable(id) }

    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }
    public var viewID: (any Hashable)? { identity?.base as? any Hashable }
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { identity?.base as? ID }

    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(point: CGPoint) { self.point = point }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { point = CGPoint(x: x, y: point?.y ?? 0) }
    public mutating func scrollTo(y: CGFloat) { point = CGPoint(x: point?.x ?? 0, y: y) }
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { identity = AnyHashable(id) }
}

/// What a scroll view is asked to do. (Apple: `ScrollViewProxy`.)
nonisolated public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Hands its content a way to scroll. (Apple: `ScrollViewReader`.)
public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    public var body: some View { content(ScrollViewProxy()) }
}

/// What a scroll view shows of its content. (Apple: `ScrollGeometry`.)
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var containerSize = CGSize.zero
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

nonisolated public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

nonisolated public struct ScrollPhaseChangeContext: Sendable {
    public var geometry: ScrollGeometry
    public var velocity: CGVectorValue?
}

nonisolated public struct CGVectorValue: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
}

nonisolated public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

nonisolated public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
nonisolated public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }

nonisolated public struct ContentMarginPlacement: Sendable {
    let isOfContent: Bool
    public static let automatic = ContentMarginPlacement(isOfContent: true)
    public static let scrollContent = ContentMarginPlacement(isOfContent: true)
    public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

/// Where scrolling ends. (Apple: `ScrollTargetBehavior`.)
nonisolated public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

nonisolated public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public static func == (a: Self, b: Self) -> Bool { a.rect == b.rect && a.anchor == b.anchor }
    public func hash(into hasher: inout Hasher) { hasher.combine(rect.minX + rect.minY) }
}

nonisolated public struct ScrollTargetBehaviorContext: Sendable {
    public var originalTarget: ScrollTarget
    public var containerSize: CGSize
    public var contentSize: CGSize
    public var axes: Axis.Set
}

nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// What a view's looks may be without an effect on layout. (Apple: `VisualEffect`.)
nonisolated public protocol VisualEffect: Sendable {}

nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

nonisolated extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    public func transformEffect(_ map: CGAffineTransform) -> some VisualEffect { self }
}

/// Where a view is as it scrolls in and out. (Apple: `ScrollTransitionPhase`.)
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

nonisolated public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// How much of a view has to be seen. (Apple: `ScrollTransitionConfiguration.Threshold`.)
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
        public func inset(by distance: Double) -> Threshold { self }
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view, whatever its axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

nonisolated extension View {
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View { self }
    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
    ) -> some View { self }
    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
