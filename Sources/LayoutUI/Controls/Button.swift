/// A label that does something when it is tapped. (Apple: `Button`.)
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        StyledButton(role: role, action: action, label: AnyView(label))
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    public init(_ title: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { LayoutUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is arranging.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        let action = configuration.action
        self.init(role: configuration.role, action: { action() }, label: { configuration.label })
    }
}

/// A button in the environment's style.
private struct StyledButton: View, Unboxed {
    @Environment(\.buttonLooks) private var looks
    @Environment(\.afterAction) private var afterAction
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView

    private var primitive: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: trigger)
    }

    private var trigger: () -> Void {
        let action = OnMain(value: action)
        let afterAction = afterAction
        return {
            onMain { action.value() }
            afterAction?()
        }
    }

    var body: some View {
        switch looks.nearest {
        case .style(let style):
            style.erased(
                ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false)
            )
            .tappable(trigger)
        case .primitive(let style):
            style.erased(primitive)
        case nil:
            DefaultButtonStyle().makeBody(configuration: primitive)
        }
    }
}

extension ButtonStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.buttonLooks.pop() })
    }
}

extension PrimitiveButtonStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.buttonLooks.pop() })
    }
}

/// A button that switches a list to editing. (Apple: `EditButton`.)
public struct EditButton: View {
    public init() {}
    public var body: some View { Button("Edit") {} }
}

/// (Apple: `RenameButton`.)
public struct RenameButton: View {
    public init() {}
    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A web address to follow. (Apple: `Link`.)
public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View { label.tintedForeground().tappable { openURL(destination) } }
}

extension Link where Label == Text {
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
