/// The running program. (Apple: `UIApplication`.)
@MainActor public final class UIApplication {
    public static let shared = UIApplication()
    /// There is no scene to look into.
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }

    public struct LaunchOptionsKey: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    public enum State: Int, Sendable { case active, inactive, background }

    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let openSettingsURLString = "app-settings:"

    public var applicationState: State { .active }
    public var isIdleTimerDisabled = false
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
}

/// (Apple: `UIApplicationDelegate`.)
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// A program's delegate: nothing makes or calls it. (Apple: `UIApplicationDelegateAdaptor`.)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ type: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { giveUp("a program's delegate is not made here: nothing is launched") }
}

/// The keyboard's announcements. (Apple: `UIResponder`.)
nonisolated open class UIResponder: NSObject {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// (Apple: `UIPasteboard`.)
@MainActor public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
    public var hasStrings: Bool { string != nil }
}
