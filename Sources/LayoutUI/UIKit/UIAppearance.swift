// How UIKit's views look by default. SwiftUI's views do not ask here; settings are accepted, and change nothing.

/// What is set for all views of a class. (Apple: `UIAppearance`.)
@MainActor public class UIAppearanceProxy {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var shadowImage: UIImage?
    public var standardAppearance: UIBarAppearance?
    public var scrollEdgeAppearance: UIBarAppearance?
    public var compactAppearance: UIBarAppearance?
    public var separatorStyle = SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var selectedSegmentTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var bounces = true
    public var contentInset = 0.0
    public var thumbTintColor: UIColor?

    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    public func setBackgroundImage(_ image: UIImage?, for metrics: Metrics) {}

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    public enum Metrics: Int, Sendable { case `default`, compact }

    init() {}
}

/// How a bar looks. (Apple: `UIBarAppearance`.)
@MainActor public class UIBarAppearance {
    public var backgroundColor: UIColor?
    public var shadowColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}

/// (Apple: `UINavigationBarAppearance`.)
public final class UINavigationBarAppearance: UIBarAppearance {}
/// (Apple: `UITabBarAppearance`.)
public final class UITabBarAppearance: UIBarAppearance {}
/// (Apple: `UIToolbarAppearance`.)
public final class UIToolbarAppearance: UIBarAppearance {}

/// A view of UIKit's, of which only the settings for all can be named.
@MainActor public protocol _UIAppearing {}

extension _UIAppearing {
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
    public static func appearance(whenContainedInInstancesOf types: [Any.Type]) -> UIAppearanceProxy {
        UIAppearanceProxy()
    }
}

/// (Apple: `UINavigationBar`.)
public enum UINavigationBar: _UIAppearing {}
/// (Apple: `UITabBar`.)
public enum UITabBar: _UIAppearing {}
/// (Apple: `UIToolbar`.)
public enum UIToolbar: _UIAppearing {}
/// (Apple: `UITableView`.)
public enum UITableView: _UIAppearing {}
/// (Apple: `UITableViewCell`.)
public enum UITableViewCell: _UIAppearing {}
/// (Apple: `UICollectionView`.)
public enum UICollectionView: _UIAppearing {}
/// (Apple: `UIScrollView`.)
public enum UIScrollView: _UIAppearing {}
/// (Apple: `UISegmentedControl`.)
public enum UISegmentedControl: _UIAppearing {}
/// (Apple: `UIPageControl`.)
public enum UIPageControl: _UIAppearing {}
/// (Apple: `UITextView`.)
public enum UITextView: _UIAppearing {}
/// (Apple: `UISlider`.)
public enum UISlider: _UIAppearing {}
/// (Apple: `UISwitch`.)
public enum UISwitch: _UIAppearing {}

nonisolated extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
}
