/// A button that opens a list of actions; the list is not laid out. (Apple: `Menu`.)
public struct Menu<Label: View, Content: View>: View {
    private let label: Label

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.label = label() }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension Menu where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content) { Text(title) } }
}

extension Menu where Label == LayoutUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content: content) { LayoutUI.Label(title, systemImage: systemImage) } }
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
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
