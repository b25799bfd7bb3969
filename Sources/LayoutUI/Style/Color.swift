import Layout
import Snapshot

/// A color, which is also a view that fills what it is offered. (Apple: `Color`.)
nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
    let pair: ColorPair

    init(_ pair: ColorPair) { self.pair = pair }

    init(light: UInt32, dark: UInt32, lightAlpha: Double = 1, darkAlpha: Double = 1) {
        pair = ColorPair(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
    }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        var color = RGBA(red: red, green: green, blue: blue, alpha: opacity)
        if space == .sRGBLinear { color = color.encoded }
        pair = ColorPair(light: color, dark: color)
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ n: Double) -> Double {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    public func opacity(_ opacity: Double) -> Color {
        var pair = pair
        pair.light.alpha *= opacity
        pair.dark.alpha *= opacity
        return Color(pair)
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint { .color(environment.shown(self)) }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "Color", make: { _, _ in FlexibleNode() },
            apply: { view, _, element, inputs in
                element.isClear = view.pair.light.alpha == 0 && view.pair.dark.alpha == 0
                element.draw = { element, context in
                    context.fill(.rectangle(element.node.frame), .color(inputs.environment.shown(view)))
                }
            })
    }

    // The platform's system colors, as its Human Interface Guidelines publish them ("Color").
    public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
    public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
    public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
    public static let green = Color(light: 0x34C759, dark: 0x30D158)
    public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
    public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
    public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
    public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
    public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
    public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
    public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
    public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
    public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
    public static let black = Color(light: 0x000000, dark: 0x000000)
    public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
    public static let clear = Color(light: 0x000000, dark: 0x000000, lightAlpha: 0, darkAlpha: 0)
    public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
    public static let secondary = Color(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
    public static let accentColor = Color.blue
    static let tertiary = Color(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
    static let quaternary = Color(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16)
    static let separator = Color(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
    static let systemBackground = Color(light: 0xFFFFFF, dark: 0x000000)
}

nonisolated extension Color: CustomStringConvertible {
    /// The name of a system color, else the components of the light appearance in hexadecimal, as the platform prints them.
    public var description: String {
        let names: [(Color, String)] = [
            (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
            (.teal, "teal"), (.cyan, "cyan"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"),
            (.brown, "brown"), (.gray, "gray"), (.black, "black"), (.white, "white"), (.clear, "clear"),
            (.primary, "primary"), (.secondary, "secondary"), (.blue, "blue"),
        ]
        if let name = names.first(where: { $0.0 == self })?.1 { return name }
        let parts = [pair.light.red, pair.light.green, pair.light.blue, pair.light.alpha]
        return "#" + parts.map { Self.hexadecimal(Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    private static func hexadecimal(_ byte: Int) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

nonisolated extension EnvironmentValues {
    /// A color as it is drawn here: where a color scheme is set for a part of the tree, that scheme's in both
    /// appearances.
    func shown(_ color: Color) -> ColorPair {
        switch pinnedScheme {
        case nil: color.pair
        case .light: ColorPair(light: color.pair.light, dark: color.pair.light)
        case .dark: ColorPair(light: color.pair.dark, dark: color.pair.dark)
        }
    }
}

nonisolated extension RGBA {
    /// Linear components as sRGB encodes them. (IEC 61966-2-1.)
    var encoded: RGBA {
        func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return RGBA(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    }

    init(hex: UInt32, alpha: Double) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }
}
