import Layout

/// The device a snippet is laid out on. Profiles are data (`share/devices.json`), not code.
public struct DeviceProfile: Codable, Hashable, Sendable {
    /// The name that lessons write, as `iPhone 17`.
    public var name: String
    /// The screen, in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// What the system covers at the screen's edges, in points.
    public var safeArea: Insets

    public init(name: String, size: Size, scale: Double, safeArea: Insets) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    /// The screen less the safe area's insets, in points: what a root view is offered.
    public var safeSize: Size {
        Size(width: size.width - safeArea.horizontal, height: size.height - safeArea.vertical)
    }
}
