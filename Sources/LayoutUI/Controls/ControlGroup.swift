/// Controls that belong together, in a row. (Apple: `ControlGroup`.)
public struct ControlGroup<Content: View>: View {
    @Environment(\.controlGroupStyles) private var styles
    private let label: AnyView
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = AnyView(label())
        self.content = content()
    }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(
                ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label)))
        } else {
            HStack { content }
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is arranging.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// What a control group's style arranges. (Apple: `ControlGroupStyleConfiguration`.)
public struct ControlGroupStyleConfiguration {
    public typealias Content = StyledPart<ControlGroupStyleConfiguration>
    public typealias Label = StyledPart<ControlGroupStyleConfiguration>

    public let content: Content
    public let label: Label
}

/// How a control group looks. (Apple: `ControlGroupStyle`.)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(
            MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.controlGroupStyles.pop() })
    }
}

/// A style of the library: the controls stand in a row in each of them.
public struct ControlGroupRow: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public typealias AutomaticControlGroupStyle = ControlGroupRow
public typealias NavigationControlGroupStyle = ControlGroupRow
public typealias MenuControlGroupStyle = ControlGroupRow
public typealias CompactMenuControlGroupStyle = ControlGroupRow
public typealias PaletteControlGroupStyle = ControlGroupRow

nonisolated extension ControlGroupStyle where Self == ControlGroupRow {
    public static var automatic: ControlGroupRow { ControlGroupRow() }
    public static var navigation: ControlGroupRow { ControlGroupRow() }
    public static var menu: ControlGroupRow { ControlGroupRow() }
    public static var compactMenu: ControlGroupRow { ControlGroupRow() }
    public static var palette: ControlGroupRow { ControlGroupRow() }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        changing { $0.controlGroupStyles.push(style) }
    }
}
