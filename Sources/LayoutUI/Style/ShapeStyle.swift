import Layout
import Snapshot

/// What shapes and texts are filled with. (Apple: `ShapeStyle`.)
nonisolated public protocol ShapeStyle: Sendable {
    /// The paint for an area of the drawing (points, the drawing's coordinates).
    func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint
}

/// A style whose type is hidden. (Apple: `AnyShapeStyle`.)
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        style.paint(in: frame, environment)
    }
}

/// The style of the environment: `foregroundStyle(_:)`. (Apple: `ForegroundStyle`.)
nonisolated public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        environment.foreground?.paint(in: frame, environment) ?? .color(Color.primary.pair)
    }
}

/// Primary to quinary: the platform's label colors. (Apple: `HierarchicalShapeStyle`.)
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        let colors = [Color.primary, .secondary, .tertiary, .quaternary]
        return .color(colors[min(level, colors.count - 1)].pair)
    }
}

/// The environment's tint. (Apple: `TintShapeStyle`.)
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        environment.tint?.paint(in: frame, environment) ?? .color(Color.accentColor.pair)
    }
}

/// The color behind everything. (Apple: `BackgroundStyle`.)
nonisolated public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .color(Color.systemBackground.pair)
    }
}

/// A blurred background; drawn as a translucent one. (Apple: `Material`.)
nonisolated public struct Material: ShapeStyle {
    let opacity: Double

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .color(Color(light: 0xF2F2F7, dark: 0x1C1C1E, lightAlpha: opacity, darkAlpha: opacity).pair)
    }

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.82)
    public static let ultraThick = Material(opacity: 0.92)
    public static let bar = Material(opacity: 0.92)
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}
