import Layout
import Typesetting

/// What views hand down to all views inside. (Apple: `EnvironmentValues`.)
nonisolated public struct EnvironmentValues {
    private var custom = CustomValues()

    public var font: Font?
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var colorScheme = ColorScheme.light {
        didSet { pinnedScheme = colorScheme }
    }
    /// Pixels per point.
    public var displayScale: CGFloat = 3
    public var lineLimit: Int?
    public var lineSpacing: CGFloat = 0
    public var multilineTextAlignment = TextAlignment.leading
    public var truncationMode = Text.TruncationMode.tail
    public var minimumScaleFactor: CGFloat = 1
    public var imageScale = Image.Scale.medium
    public var isEnabled = true
    public var locale = Locale(identifier: "en_US")
    public var calendar = Calendar(identifier: .gregorian)
    public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current

    /// The lines whose height is kept (`lineLimit(_:reservesSpace:)`).
    var reservedLines = 0
    /// The scheme that a part of the tree is set to; nil where it follows the reader's.
    var pinnedScheme: ColorScheme?
    var foreground: AnyShapeStyle?
    /// The foreground's secondary level and those after it, where they are given.
    var foregroundLevels: [AnyShapeStyle] = []
    var tint: AnyShapeStyle?
    var fontModifiers: [FontModifier] = []
    /// Added after each character, in points.
    var tracking: CGFloat = 0
    public var textCase: Text.Case?
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var labelStyles = StyleStack<any LabelStyle>()
    var device = DeviceContext()
    var coordinateSpaces = CoordinateSpaces()
    /// What `containerRelativeFrame` is relative to.
    var container = RelativeContainer(size: .zero)

    public init() {}

    public var pixelLength: CGFloat { displayScale > 0 && displayScale < 100 ? 1 / displayScale : 1 }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom.values[ObjectIdentifier(key)] = newValue }
    }

    /// An observable object that was put into the environment by its type.
    subscript(object type: ObjectIdentifier) -> Any? {
        get { custom.values[type] }
        set { custom.values[type] = newValue }
    }
}

/// Values by key or type, which are the same if each of them is.
nonisolated private struct CustomValues: SelfComparing {
    var values: [ObjectIdentifier: Any] = [:]

    static func areSame(_ a: CustomValues, _ b: CustomValues, _ table: ComparisonTable) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { key, value in
                b.values[key].map { table.areSameAny(value, $0) } ?? false
            }
    }
}

/// The screen that a tree is laid out for.
nonisolated struct DeviceContext {
    /// The window's size less its safe area, in points.
    var safeSize = Size.zero
    var safeArea = Insets.zero
}

/// Which way reading goes. (Apple: `LayoutDirection`.)
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Light or dark. (Apple: `ColorScheme`.)
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}
