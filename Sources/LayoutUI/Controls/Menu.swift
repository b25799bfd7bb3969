/// A button that opens a list of actions. (Apple: `Menu`.)
public struct Menu<Label: View, Content: View>: View {
    @State private var isOpen = false
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (() -> Void)?

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        primaryAction = nil
    }
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content
        self.primaryAction = primaryAction
    }

    public var body: some View {
        Button {
            if let primaryAction { primaryAction() } else { isOpen = true }
        } label: {
            label
        }
        .presenting(.menu, $isOpen) { MenuContent(items: content()) }
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

nonisolated public struct MenuStyleKind: Sendable {
    public init() {}
    public static let automatic = MenuStyleKind()
    public static let button = MenuStyleKind()
    public static let borderlessButton = MenuStyleKind()
}

nonisolated public struct MenuActionDismissBehavior: Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}

nonisolated extension View {
    public func menuStyle(_ style: MenuStyleKind) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// Controls that belong together, in a row. (Apple: `ControlGroup`.)
public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }

    public var body: some View { HStack { content } }
}

nonisolated public struct ControlGroupStyleKind: Sendable {
    public static let automatic = ControlGroupStyleKind()
    public static let navigation = ControlGroupStyleKind()
    public static let menu = ControlGroupStyleKind()
    public static let compactMenu = ControlGroupStyleKind()
    public static let palette = ControlGroupStyleKind()
}

nonisolated extension View {
    public func controlGroupStyle(_ style: ControlGroupStyleKind) -> some View { self }
}
