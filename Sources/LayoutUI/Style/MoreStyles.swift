import Layout
import Snapshot

/// A style that is paler. (Apple: `_OpacityShapeStyle`.)
nonisolated public struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    /// The opacities of the platform's label colors over the primary one: secondary to quinary.
    static var levels: [Double] { [0.6, 0.3, 0.18, 0.1] }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        base.paint(in: frame, environment).faded(opacity)
    }
    public func effects(_ environment: EnvironmentValues) -> [LayerEffect] { base.effects(environment) }
    public func bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(FadedStyle<AnyShapeStyle>(base: base.bound(to: environment), opacity: opacity))
    }
}

nonisolated extension Paint {
    func faded(_ opacity: Double) -> Paint {
        func faded(_ pair: ColorPair) -> ColorPair { Color(pair).opacity(opacity).pair }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: faded($0.color), location: $0.location) }
        }
        switch self {
        case .color(let pair): return .color(faded(pair))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: faded(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let radii, let start):
            return .ellipticalGradient(stops: faded(stops), center: center, radii: radii, start: start)
        case .angularGradient(let stops, let center, let start, let end, let area):
            return .angularGradient(stops: faded(stops), center: center, start: start, end: end, area: area)
        case .mesh(let columns, let points, let colors, let background, let area):
            return .mesh(
                columns: columns, points: points, colors: colors.map(faded), background: faded(background),
                area: area)
        }
    }
}

/// A style in layers of its own: with a shadow, or blended.
nonisolated struct LayeredStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let layer: @Sendable (EnvironmentValues) -> LayerEffect

    func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint { base.paint(in: frame, environment) }
    func effects(_ environment: EnvironmentValues) -> [LayerEffect] {
        base.effects(environment) + [layer(environment)]
    }
    func bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(LayeredStyle<AnyShapeStyle>(base: base.bound(to: environment), layer: layer))
    }
}

/// A shadow of a fill. (Apple: `ShadowStyle`.)
nonisolated public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    public static func drop(
        color: Color = .shadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }
    public static func inner(
        color: Color = .innerShadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

    func layer(_ environment: EnvironmentValues) -> LayerEffect {
        LayerEffect(
            shadow: LayerEffect.Shadow(
                color: environment.shown(color), radius: Double(radius), x: Double(x), y: Double(y),
                isInner: isInner ? true : nil))
    }
}

nonisolated extension Color {
    /// The default colors of shadows. (Apple: black with an opacity of 0.33, and of 0.55 inside.)
    public static let shadow = Color(.sRGBLinear, white: 0, opacity: 0.33)
    public static let innerShadow = Color(.sRGBLinear, white: 0, opacity: 0.55)
}

nonisolated extension ShapeStyle {
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { LayeredStyle(base: self, layer: style.layer) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        LayeredStyle(base: self) { _ in LayerEffect(blend: mode.blend) }
    }
    public var secondary: some ShapeStyle { FadedStyle(base: self, opacity: FadedStyle<Self>.levels[0]) }
    public var tertiary: some ShapeStyle { FadedStyle(base: self, opacity: FadedStyle<Self>.levels[1]) }
    public var quaternary: some ShapeStyle { FadedStyle(base: self, opacity: FadedStyle<Self>.levels[2]) }
    public var quinary: some ShapeStyle { FadedStyle(base: self, opacity: FadedStyle<Self>.levels[3]) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(LayeredStyle(base: ForegroundStyle(), layer: style.layer))
    }
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(LayeredStyle(base: ForegroundStyle()) { _ in LayerEffect(blend: mode.blend) })
    }
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(FadedStyle(base: ForegroundStyle(), opacity: opacity))
    }
}

/// One of the system's colors by its use. (Apple: `SeparatorShapeStyle`, `FillShapeStyle`, …)
nonisolated public struct SystemShapeStyle: ShapeStyle {
    let color: Color
    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        color.paint(in: frame, environment)
    }
}

nonisolated extension ShapeStyle where Self == SystemShapeStyle {
    public static var separator: SystemShapeStyle { SystemShapeStyle(color: .separator) }
    public static var placeholder: SystemShapeStyle { SystemShapeStyle(color: .placeholderText) }
    public static var fill: SystemShapeStyle { SystemShapeStyle(color: .controlFill) }
    public static var link: SystemShapeStyle { SystemShapeStyle(color: .blue) }
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle(color: .systemBackground) }
    public static var selection: SystemShapeStyle { SystemShapeStyle(color: .accentColor) }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var accentColor: Color { .accentColor }
}

/// The system's colors by the names that UIKit gives them. (Apple: Human Interface Guidelines, "Color".)
nonisolated public struct UIColor: Hashable, Sendable {
    let color: Color

    public init(_ color: Color) { self.color = color }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(.secondary)
    public static let tertiaryLabel = UIColor(.tertiary)
    public static let quaternaryLabel = UIColor(.quaternary)
    public static let placeholderText = UIColor(.placeholderText)
    public static let separator = UIColor(.separator)
    public static let opaqueSeparator = UIColor(Color(light: 0xC6C6C8, dark: 0x38383A))
    public static let link = UIColor(.blue)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(.accentColor)
    public static let systemBackground = UIColor(.systemBackground)
    public static let secondarySystemBackground = UIColor(Color(light: 0xF2F2F7, dark: 0x1C1C1E))
    public static let tertiarySystemBackground = UIColor(Color(light: 0xFFFFFF, dark: 0x2C2C2E))
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(Color(light: 0xF2F2F7, dark: 0x2C2C2E))
    public static let systemFill = UIColor(Color(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36))
    public static let secondarySystemFill = UIColor(
        Color(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32))
    public static let tertiarySystemFill = UIColor(.controlFill)
    public static let quaternarySystemFill = UIColor(
        Color(light: 0x747480, dark: 0x747480, lightAlpha: 0.08, darkAlpha: 0.18))
    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(Color(light: 0xAEAEB2, dark: 0x636366))
    public static let systemGray3 = UIColor(Color(light: 0xC7C7CC, dark: 0x48484A))
    public static let systemGray4 = UIColor(Color(light: 0xD1D1D6, dark: 0x3A3A3C))
    public static let systemGray5 = UIColor(Color(light: 0xE5E5EA, dark: 0x2C2C2E))
    public static let systemGray6 = UIColor(Color(light: 0xF2F2F7, dark: 0x1C1C1E))
    public static let red = UIColor(Color(light: 0xFF0000, dark: 0xFF0000))
    public static let green = UIColor(Color(light: 0x00FF00, dark: 0x00FF00))
    public static let blue = UIColor(Color(light: 0x0000FF, dark: 0x0000FF))
    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let gray = UIColor(Color(white: 0.5))
    public static let lightGray = UIColor(Color(white: 2.0 / 3))
    public static let darkGray = UIColor(Color(white: 1.0 / 3))
    public static let clear = UIColor(.clear)
}

nonisolated extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
    /// A color of an asset catalog, of which there is none: gray.
    public init(_ name: String, bundle: Bundle? = nil) { self = .gray }

    /// The color between this one and another.
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        func mixed(_ a: RGBA, _ b: RGBA) -> RGBA {
            func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
            return RGBA(
                red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
                alpha: between(a.alpha, b.alpha))
        }
        return Color(ColorPair(light: mixed(pair.light, other.pair.light), dark: mixed(pair.dark, other.pair.dark)))
    }
}
