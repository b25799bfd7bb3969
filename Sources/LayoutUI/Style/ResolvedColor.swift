import Layout
import Snapshot

nonisolated extension Color {
    /// A color's components in the environment's light or dark. (Apple: `Color.Resolved`.)
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint { .color(Color(self).pair) }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = environment.colorScheme == .dark ? pair.dark : pair.light
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}
