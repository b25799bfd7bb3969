// Glass that views share or turn into one another. What it is made of is not drawn; it takes no room of its own.

/// Views whose glass flows together. It lays its content out as a group does. (Apple: `GlassEffectContainer`.)
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// (Apple: `GlassEffectTransition`.)
nonisolated public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
}

nonisolated extension View {
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
