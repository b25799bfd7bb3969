/// Two transitions at once. (Apple: `Transition.combined(with:)`.)
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition for coming and one for going. (Apple: `AsymmetricTransition`.)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    nonisolated public init(insertion: Insertion, removal: Removal) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// (Apple: `IdentityTransition`.)
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// (Apple: `PushTransition`.)
public struct PushTransition: Transition {
    nonisolated public init(edge: Edge) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// (Apple: `OffsetTransition`.)
public struct OffsetTransition: Transition {
    nonisolated public init(_ offset: CGSize) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
    public func combined<Other: Transition>(with other: Other) -> CombinedTransition<Self, Other> {
        CombinedTransition()
    }
    public func animation(_ animation: Animation?) -> Self { self }
}

extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

nonisolated extension BlurReplaceTransition {
    public enum Configuration: Sendable { case downUp, upUp }
    public init(configuration: Configuration) { self.init() }
}

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
