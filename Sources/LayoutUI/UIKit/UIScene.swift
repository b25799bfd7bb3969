/// (Apple: `UIScene`.)
@MainActor public class UIScene: @MainActor Hashable {
    public enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }

    public var activationState: ActivationState { .foregroundActive }

    public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// (Apple: `UIWindowScene`.)
@MainActor public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
}

/// (Apple: `UIWindow`.)
@MainActor public final class UIWindow {
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
    public var bounds: CGRect { UIScreen.main.bounds }
    public var isKeyWindow: Bool { false }
}
