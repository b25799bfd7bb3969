/// How a view comes and goes. A layout is one moment: what is there is there. (Apple: `AnyTransition`.)
nonisolated public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func symbolEffect<E: SymbolEffect>(
        _ effect: E, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition() }
    public static var symbolEffect: AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
    init() {}
    public init<T: Transition>(_ transition: T) {}
}

/// Where a view is in its coming and going. (Apple: `TransitionPhase`.)
nonisolated public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// An author's own transition. (Apple: `Transition`.)
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition is applied to. (Apple: `PlaceholderContentView`.)
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
    let view: AnyView

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.view)
    }
}

public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
    nonisolated public init(edge: Edge) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

/// How a view's content changes. (Apple: `ContentTransition`.)
nonisolated public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition() }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// What two matched views share. (Apple: `MatchedGeometryProperties`.)
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
    ) -> some View { body(AnyView(self)) }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func transition<T: Transition>(_ transition: T) -> some View { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func navigationTransition(_ transition: NavigationTransitionStyle) -> some View { self }
    public func geometryGroup() -> some View { self }
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        var iterator = phases.makeIterator()
        return iterator.next().map { content(AnyView(self), $0) }
    }
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (AnyView, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        var iterator = phases.makeIterator()
        return iterator.next().map { content(AnyView(self), $0) }
    }
}

/// How a pushed view arrives. (Apple: `NavigationTransition`.)
nonisolated public struct NavigationTransitionStyle: Sendable {
    public static let automatic = NavigationTransitionStyle()
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransitionStyle {
        NavigationTransitionStyle()
    }
}

/// The first phase of an animation. (Apple: `PhaseAnimator`.)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        var iterator = phases.makeIterator()
        self.content = iterator.next().map(content)
    }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    public var body: some View { content }
}
