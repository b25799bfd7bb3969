/// What scrolls besides a finger. (Apple: `ScrollInputKind`.)
nonisolated public struct ScrollInputKind: Hashable, Sendable {
    public static let handGestureShortcut = ScrollInputKind()
    public static let look = ScrollInputKind()
}

/// (Apple: `ScrollInputBehavior`.)
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
    public static let automatic = ScrollInputBehavior()
    public static let enabled = ScrollInputBehavior()
    public static let disabled = ScrollInputBehavior()
}

nonisolated extension View {
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
