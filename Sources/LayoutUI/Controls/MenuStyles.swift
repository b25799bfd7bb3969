/// What a menu's style arranges. (Apple: `MenuStyleConfiguration`.)
public struct MenuStyleConfiguration {
    public typealias Label = StyledPart<MenuStyleConfiguration>

    /// The items; they are made when the menu is opened.
    public struct Content: View, Unboxed {
        private let make: () -> AnyView

        init<Items: View>(content: @escaping () -> Items) {
            make = { AnyView(content()) }
        }

        public var body: some View { make() }
    }

    let label: Label
    let content: Content
    /// What a tap does instead of opening the menu.
    let primaryAction: (() -> Void)?
}

/// How a menu's button looks. (Apple: `MenuStyle`.)
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
    func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.menuStyles.pop() })
    }
}

/// A menu as a button in the style of buttons.
struct PlainMenu: View, Unboxed {
    @State private var isOpen = false
    let configuration: MenuStyleConfiguration

    var body: some View {
        Button {
            if let action = configuration.primaryAction { action() } else { isOpen = true }
        } label: {
            configuration.label
        }
        .presenting(.menu, $isOpen) { MenuContent(items: configuration.content) }
    }
}

/// (Apple: `DefaultMenuStyle`.)
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration: configuration) }
}

/// A button that opens the menu. (Apple: `ButtonMenuStyle`.)
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration: configuration) }
}

/// A borderless button, whatever the style of buttons around. (Apple: `BorderlessButtonMenuStyle`.)
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlainMenu(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        changing { $0.menuStyles.push(style) }
    }
}
