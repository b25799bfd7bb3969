// What a device lets a hand feel; nothing is felt here.

/// (Apple: `UIFeedbackGenerator`.)
@MainActor public class UIFeedbackGenerator {
    init() {}
    public func prepare() {}
}

/// (Apple: `UIImpactFeedbackGenerator`.)
@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// (Apple: `UINotificationFeedbackGenerator`.)
@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public override init() {}
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// (Apple: `UISelectionFeedbackGenerator`.)
@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}
    public func selectionChanged() {}
}
