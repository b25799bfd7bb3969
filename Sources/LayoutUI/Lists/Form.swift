/// Rows of controls, as in settings. (Apple: `Form`.)
public struct Form<Content: View>: View {
    @Environment(\.formStyles) private var styles
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(FormStyleConfiguration(content: .init(view: AnyView(content))))
        } else {
            ListBody(content: content, select: nil)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is arranging.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a form's style arranges. (Apple: `FormStyleConfiguration`.)
public struct FormStyleConfiguration {
    public typealias Content = StyledPart<FormStyleConfiguration>

    public let content: Content
}

/// How a form looks. (Apple: `FormStyle`.)
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.formStyles.pop() })
    }
}

/// A style of the library: on phones and pads each of them is a grouped list.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content, select: nil)
    }
}

public typealias AutomaticFormStyle = GroupedFormStyle
public typealias ColumnsFormStyle = GroupedFormStyle

nonisolated extension FormStyle where Self == GroupedFormStyle {
    public static var automatic: GroupedFormStyle { GroupedFormStyle() }
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    public static var columns: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        changing { $0.formStyles.push(style) }
    }
}
