import Layout

// Modifiers of scroll views that only change how scrolling looks and feels.

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

nonisolated public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }

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
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changing { $0.hidesScrollBackground = visibility == .hidden }
    }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
}

nonisolated extension EnvironmentValues {
    private enum ScrollBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether lists are drawn without what their rows lie on.
    var hidesScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}
