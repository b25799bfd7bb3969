/// What a toggle's style arranges. (Apple: `ToggleStyleConfiguration`.)
public struct ToggleStyleConfiguration {
    public typealias Label = StyledPart<ToggleStyleConfiguration>
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

/// How a toggle looks. (Apple: `ToggleStyle`.)
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Something that is on or off. (Apple: `Toggle`.)
public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyles) private var styles
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension ToggleStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.toggleStyles.pop() })
    }
}

/// A switch at the trailing edge. (Apple: `SwitchToggleStyle`.)
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        LabeledControl(label: configuration.label) { SwitchView(isOn: configuration.isOn) }
            .tappable { isOn.wrappedValue.toggle() }
    }
}

/// A button that stays down. (Apple: `ButtonToggleStyle`.)
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Group {
            if configuration.isOn {
                ButtonBorder(isProminent: false) { configuration.label.tintedForeground() }
            } else {
                configuration.label.tintedForeground()
            }
        }
        .tappable { isOn.wrappedValue.toggle() }
    }
}

/// (Apple: `DefaultToggleStyle`.)
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

private struct SwitchView: View {
    let isOn: Bool

    var body: some View {
        let isOn = isOn
        ControlPart(
            kind: "Switch", width: ControlMetrics.switchSize.width, height: ControlMetrics.switchSize.height
        ) { rect in
            let side = rect.height - 4
            let knob = CGRect(
                x: isOn ? rect.maxX - side - 2 : rect.minX + 2, y: rect.minY + 2, width: side, height: side)
            let track: any ShapeStyle = isOn ? SwitchStyle() : Color.controlFill
            return [(Path(roundedRect: rect, cornerRadius: rect.height / 2), track)] + ControlPart.knob(knob)
        }
    }
}

/// A label at the leading edge and its control at the trailing one; only the control where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View, Unboxed {
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isInList) private var isInList
    let label: Label
    let control: Control

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: ControlMetrics.labelGap)
                control.padding(.vertical, isInList ? -ListMetrics.controlOverlap : 0)
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    private enum HidesLabelsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

nonisolated extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        changing { $0.toggleStyles.push(style) }
    }
    public func labelsHidden() -> some View { changing { $0.hidesLabels = true } }
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changing { $0.hidesLabels = visibility == .hidden }
    }
}
