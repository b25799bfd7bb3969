import Layout
import Snapshot

/// The device that a snippet runs on, for what asks outside of any view.
nonisolated enum RunDevice {
    @TaskLocal static var current: RunConditions?
}

/// The device's screen. (Apple: `UIScreen`.)
@MainActor public final class UIScreen {
    public static let main = UIScreen()

    /// The whole screen in points, safe areas included.
    public var bounds: CGRect {
        let size = RunDevice.current?.device.size ?? .zero
        return CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
    }

    /// The whole screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point.
    public var scale: CGFloat { CGFloat(RunDevice.current?.device.scale ?? 1) }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device. (Apple: `UIDevice`.)
@MainActor public final class UIDevice {
    public static let current = UIDevice()
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private var size: Size { RunDevice.current?.device.size ?? .zero }

    public var name: String { RunDevice.current?.device.name ?? "" }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "26.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        min(size.width, size.height) >= DeviceContext.regularWidth ? .pad : .phone
    }
    public var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
    public func beginGeneratingDeviceOrientationNotifications() {}
}
