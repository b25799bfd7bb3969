import Layout
import Snapshot

/// What shapes and texts are filled with. (Apple: `ShapeStyle`.)
nonisolated public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// What an author's own style stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// The paint for an area of the drawing (points, the drawing's coordinates).
    func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint
    /// The layers that what is filled is drawn in: shadows, blending. The innermost is first.
    func effects(_ environment: EnvironmentValues) -> [LayerEffect]
    /// The style where it is set as the foreground: what refers to the foreground refers to the one before.
    func bound(to environment: EnvironmentValues) -> AnyShapeStyle
}

nonisolated extension ShapeStyle {
    public func effects(_ environment: EnvironmentValues) -> [LayerEffect] { [] }
    public func bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

nonisolated extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a style of its own: there is nothing that it stands for")
    }
}

nonisolated extension ShapeStyle {
    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        resolve(in: environment).paint(in: frame, environment)
    }
}

extension Never: ShapeStyle {}

/// A style whose type is hidden. (Apple: `AnyShapeStyle`.)
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        style.paint(in: frame, environment)
    }
    public func effects(_ environment: EnvironmentValues) -> [LayerEffect] { style.effects(environment) }
    public func bound(to environment: EnvironmentValues) -> AnyShapeStyle { style.bound(to: environment) }
}

/// The style of the environment: `foregroundStyle(_:)`. (Apple: `ForegroundStyle`.)
nonisolated public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        environment.foreground?.paint(in: frame, environment) ?? Color.primary.paint(in: frame, environment)
    }
    public func effects(_ environment: EnvironmentValues) -> [LayerEffect] {
        environment.foreground?.effects(environment) ?? []
    }
    public func bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        environment.foreground ?? AnyShapeStyle(Color.primary)
    }
}

/// Primary to quinary: levels of the foreground style, which are the platform's label colors where none is set.
/// (Apple: `HierarchicalShapeStyle`.)
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    private static let colors = [Color.primary, .secondary, .tertiary, .quaternary, .quaternary]

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        style(environment).paint(in: frame, environment)
    }
    public func effects(_ environment: EnvironmentValues) -> [LayerEffect] { style(environment).effects(environment) }
    public func bound(to environment: EnvironmentValues) -> AnyShapeStyle { style(environment) }

    private func style(_ environment: EnvironmentValues) -> AnyShapeStyle {
        let levels = environment.foregroundLevels
        if levels.indices.contains(level - 1) { return levels[level - 1] }
        guard let base = environment.foreground else {
            return AnyShapeStyle(Self.colors[min(level, Self.colors.count - 1)])
        }
        return level == 0 ? base : AnyShapeStyle(FadedStyle(base: base, opacity: FadedStyle<Color>.levels[level - 1]))
    }
}

/// The environment's tint. (Apple: `TintShapeStyle`.)
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        environment.tint?.paint(in: frame, environment) ?? Color.accentColor.paint(in: frame, environment)
    }
}

/// The color behind everything. (Apple: `BackgroundStyle`.)
nonisolated public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        (environment.backgroundStyle ?? AnyShapeStyle(Color.systemBackground)).paint(in: frame, environment)
    }
}

/// A blurred background; drawn as a translucent one. (Apple: `Material`.)
nonisolated public struct Material: ShapeStyle {
    let opacity: Double

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        Color(light: 0xF2F2F7, dark: 0x1C1C1E, lightAlpha: opacity, darkAlpha: opacity).paint(in: frame, environment)
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
