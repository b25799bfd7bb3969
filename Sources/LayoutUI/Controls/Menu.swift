/// A button that opens a list of actions. (Apple: `Menu`.)
public struct Menu<Label: View, Content: View>: View {
    @Environment(\.menuStyles) private var styles
    private let configuration: MenuStyleConfiguration

    private init(_ label: Label, _ content: @escaping () -> Content, _ primaryAction: (() -> Void)?) {
        configuration = MenuStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(content: content), primaryAction: primaryAction)
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content, nil)
    }
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content, primaryAction)
    }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            PlainMenu(configuration: configuration)
        }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is arranging.
    public init(_ configuration: MenuStyleConfiguration) {
        self.configuration = configuration
    }
}

extension Menu where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == LayoutUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { LayoutUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    public init(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}

nonisolated public struct MenuActionDismissBehavior: Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}

nonisolated extension View {
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
