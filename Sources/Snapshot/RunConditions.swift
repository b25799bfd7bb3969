/// Everything outside of a snippet's code that decides how it is laid out.
public struct RunConditions: Codable, Hashable, Sendable {
    public enum Scheme: String, Codable, Sendable, CaseIterable { case light, dark }
    public enum Direction: String, Codable, Sendable, CaseIterable { case ltr, rtl }

    public var device: DeviceProfile
    /// The space offered instead of the device's safe area, in points; nil keeps the safe area's length.
    public var width: Double?
    public var height: Double?
    public var textSize: TextSize
    public var scheme: Scheme
    public var direction: Direction

    public init(
        device: DeviceProfile, width: Double? = nil, height: Double? = nil, textSize: TextSize = .large,
        scheme: Scheme = .light, direction: Direction = .ltr
    ) {
        self.device = device
        self.width = width
        self.height = height
        self.textSize = textSize
        self.scheme = scheme
        self.direction = direction
    }
}
