// Modifiers of how a view looks that have no effect on layout, and are not drawn.

/// Why content is hidden. (Apple: `RedactionReasons`.)
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How a symbol's layers are colored. (Apple: `SymbolRenderingMode`.)
nonisolated public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// Which form of a symbol is shown. (Apple: `SymbolVariants`.)
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// The variants' names, as in a symbol's name.
    var names: [Substring] { name.split(separator: ".") }
    public static let none = SymbolVariants("")
    public static let circle = SymbolVariants(".circle")
    public static let square = SymbolVariants(".square")
    public static let rectangle = SymbolVariants(".rectangle")
    public static let fill = SymbolVariants(".fill")
    public static let slash = SymbolVariants(".slash")
    public var circle: SymbolVariants { SymbolVariants(name + ".circle") }
    public var square: SymbolVariants { SymbolVariants(name + ".square") }
    public var rectangle: SymbolVariants { SymbolVariants(name + ".rectangle") }
    public var fill: SymbolVariants { SymbolVariants(name + ".fill") }
    public var slash: SymbolVariants { SymbolVariants(name + ".slash") }
}

/// A movement of a symbol's layers. (Apple: `SymbolEffect`.)
nonisolated public protocol SymbolEffect {}

nonisolated public struct AnySymbolEffect: SymbolEffect, Sendable {
    public var up: AnySymbolEffect { self }
    public var down: AnySymbolEffect { self }
    public var byLayer: AnySymbolEffect { self }
    public var wholeSymbol: AnySymbolEffect { self }
    public var iterative: AnySymbolEffect { self }
    public var cumulative: AnySymbolEffect { self }
    public var reversing: AnySymbolEffect { self }
    public var clockwise: AnySymbolEffect { self }
    public var counterClockwise: AnySymbolEffect { self }
    public var upUp: AnySymbolEffect { self }
    public var downUp: AnySymbolEffect { self }
    public var offUp: AnySymbolEffect { self }
    public var left: AnySymbolEffect { self }
    public var right: AnySymbolEffect { self }
    public var forward: AnySymbolEffect { self }
    public var backward: AnySymbolEffect { self }
    public var plain: AnySymbolEffect { self }
    public var nonReversing: AnySymbolEffect { self }
    public var hideInactiveLayers: AnySymbolEffect { self }
    public var dimInactiveLayers: AnySymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == AnySymbolEffect {
    public static var bounce: AnySymbolEffect { AnySymbolEffect() }
    public static var pulse: AnySymbolEffect { AnySymbolEffect() }
    public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
    public static var scale: AnySymbolEffect { AnySymbolEffect() }
    public static var appear: AnySymbolEffect { AnySymbolEffect() }
    public static var disappear: AnySymbolEffect { AnySymbolEffect() }
    public static var replace: AnySymbolEffect { AnySymbolEffect() }
    public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
    public static var breathe: AnySymbolEffect { AnySymbolEffect() }
    public static var rotate: AnySymbolEffect { AnySymbolEffect() }
}

nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public enum RepeatBehavior: Sendable { case continuous, periodic }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

nonisolated extension View {
    public func redacted(reason: RedactionReasons) -> some View {
        changing { $0.redactionReasons.formUnion(reason) }
    }
    public func unredacted() -> some View { changing { $0.redactionReasons = [] } }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
    public func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    public func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    public func help(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func listRowPlatterColor(_ color: Color?) -> some View { self }
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changing { $0.backgroundStyle = AnyShapeStyle(style) }
    }
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
}

/// A background that refracts what is behind it. (Apple: `Glass`.)
nonisolated public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated public struct ContainerBackgroundPlacement: Sendable {
    public static let navigation = ContainerBackgroundPlacement()
    public static let navigationSplitView = ContainerBackgroundPlacement()
    public static let tabView = ContainerBackgroundPlacement()
    public static let widget = ContainerBackgroundPlacement()
}

nonisolated public enum MaterialActiveAppearance: Sendable { case automatic, active, inactive, matchWindow }

/// A function that runs on the graphics processor; there is none. (Apple: `Shader`.)
nonisolated public struct Shader: Sendable {
    public struct Argument: Sendable {
        public static func float<T: BinaryFloatingPoint>(_ value: T) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static let boundingRect = Argument()
    }
}

nonisolated extension Image {
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// How a symbol shows its variable value. (Apple: `SymbolVariableValueMode`.)
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
    public static let color = SymbolVariableValueMode()
    public static let draw = SymbolVariableValueMode()
}

/// (Apple: `SymbolColorRenderingMode`.)
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
    public static let flat = SymbolColorRenderingMode()
    public static let gradient = SymbolColorRenderingMode()
}

nonisolated extension Image {
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}

nonisolated extension View {
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
