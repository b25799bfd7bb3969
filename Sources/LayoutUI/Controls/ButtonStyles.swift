/// What a button's style arranges. (Apple: `ButtonStyleConfiguration`.)
nonisolated public struct ButtonStyleConfiguration {
    public typealias Label = StyledPart<ButtonStyleConfiguration>
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How a button looks. (Apple: `ButtonStyle`.)
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button's style arranges, with what it does. (Apple: `PrimitiveButtonStyleConfiguration`.)
nonisolated public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StyledPart<PrimitiveButtonStyleConfiguration>
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    public func trigger() { action() }
}

/// How a button looks and is triggered. (Apple: `PrimitiveButtonStyle`.)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is for. (Apple: `ButtonRole`.)
nonisolated public struct ButtonRole: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let destructive = ButtonRole("destructive")
    public static let cancel = ButtonRole("cancel")
    public static let confirm = ButtonRole("confirm")
    public static let close = ButtonRole("close")
}

/// A button in the tint color, without a border. (Apple: `BorderlessButtonStyle`, the default on phones.)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.tintedForeground(configuration.role).tappable(configuration.action)
    }
}

/// A button that looks as its label does. (Apple: `PlainButtonStyle`.)
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.tappable(configuration.action)
    }
}

/// (Apple: `DefaultButtonStyle`.)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// A button on a field of its own. (Apple: `BorderedButtonStyle`.)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(isProminent: false) { configuration.label.tintedForeground(configuration.role) }
            .tappable(configuration.action)
    }
}

/// A button on a field of the tint color. (Apple: `BorderedProminentButtonStyle`.)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(isProminent: true) {
            configuration.label.changing {
                $0.foreground = AnyShapeStyle($0.isEnabled ? Color.white : Color.placeholderText)
            }
        }
        .tappable(configuration.action)
    }
}

/// A button on glass, laid out as a bordered one. (Apple: `GlassButtonStyle`.)
public struct GlassButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// (Apple: `GlassProminentButtonStyle`.)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

/// A bordered button's insets and field.
struct ButtonBorder<Label: View>: View, Unboxed {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    let isProminent: Bool
    let label: Label

    init(isProminent: Bool, @ViewBuilder label: () -> Label) {
        self.isProminent = isProminent
        self.label = label()
    }

    var body: some View {
        label
            .defaultFont(ControlMetrics.buttonFont(size))
            .padding(ControlMetrics.buttonInsets(size))
            .background(
                isProminent && isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.controlFill),
                in: shape.outline(size))
    }
}

/// The outline of a bordered button. (Apple: `ButtonBorderShape`.)
nonisolated public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
    public typealias Body = Never
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }
    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    func outline(_ size: ControlSize) -> AnyShape {
        switch kind {
        case .automatic, .rounded(nil):
            AnyShape(RoundedRectangle(cornerRadius: ControlMetrics.buttonRadius(size)))
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }

    public func path(in rect: CGRect) -> Path { outline(.regular).path(in: rect) }
    public func inset(by amount: CGFloat) -> Inset<ButtonBorderShape> { Inset(shape: self, amount: amount) }
}

nonisolated extension EnvironmentValues {
    enum ButtonLook {
        case style(any ButtonStyle)
        case primitive(any PrimitiveButtonStyle)
    }

    private enum AfterActionKey: EnvironmentKey {
        static var defaultValue: (() -> Void)? { nil }
    }

    /// What a button does after its action: those of an alert or menu end its presentation.
    var afterAction: (() -> Void)? {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }

    private enum BorderShapeKey: EnvironmentKey {
        static var defaultValue: ButtonBorderShape { .automatic }
    }

    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changing { $0.buttonLooks.push(.style(style)) }
    }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changing { $0.buttonLooks.push(.primitive(style)) }
    }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

    /// The tint, unless the view is in a foreground style of its own.
    func tintedForeground(_ role: ButtonRole? = nil) -> some View {
        changing { values in
            if values.foreground != nil { return }
            if !values.isEnabled {
                values.foreground = AnyShapeStyle(Color.placeholderText)
                return
            }
            values.foreground = role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
    }

    /// A font, unless the view has one already.
    func defaultFont(_ font: Font?) -> some View {
        changing { if $0.font == nil { $0.font = font } }
    }
}

nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}

nonisolated public struct ButtonSizing: Hashable, Sendable {
    public static let automatic = ButtonSizing()
    public static let flexible = ButtonSizing()
    public static let fitted = ButtonSizing()
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
