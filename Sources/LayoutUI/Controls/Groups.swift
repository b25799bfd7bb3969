/// Content that can be folded away. (Apple: `DisclosureGroup`.)
public struct DisclosureGroup<Label: View, Content: View>: View {
    @Environment(\.disclosureStyles) private var styles
    @State private var isOpen = false
    private let given: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        given = nil
        self.content = content
        self.label = label()
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        given = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        let expanded = given ?? $isOpen
        if let style = styles.nearest {
            style.erased(
                DisclosureGroupStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(view: AnyView(content())), isExpanded: expanded))
        } else {
            VStack(alignment: .leading) {
                HStack {
                    label
                    Spacer()
                    Image(systemName: expanded.wrappedValue ? "chevron.down" : "chevron.right").imageScale(.small)
                }
                .tintedForeground()
                .tappable { expanded.wrappedValue.toggle() }
                if expanded.wrappedValue { content() }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// What a disclosure group's style arranges. (Apple: `DisclosureGroupStyleConfiguration`.)
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StyledPart<DisclosureGroupStyleConfiguration>
    public typealias Content = StyledPart<DisclosureGroupStyleConfiguration>

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

/// How a disclosure group looks. (Apple: `DisclosureGroupStyle`.)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.disclosureStyles.pop() })
    }
}

/// The label with a chevron, and the content below it. (Apple: `AutomaticDisclosureGroupStyle`.)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let expanded = configuration.$isExpanded
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: expanded.wrappedValue ? "chevron.down" : "chevron.right").imageScale(.small)
            }
            .tintedForeground()
            .tappable { expanded.wrappedValue.toggle() }
            if expanded.wrappedValue { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// What a group box's style arranges. (Apple: `GroupBoxStyleConfiguration`.)
public struct GroupBoxStyleConfiguration {
    public typealias Label = StyledPart<GroupBoxStyleConfiguration>
    public typealias Content = StyledPart<GroupBoxStyleConfiguration>

    public let label: Label
    public let content: Content
}

/// How a group box looks. (Apple: `GroupBoxStyle`.)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.groupBoxStyles.pop() })
    }
}

/// (Apple: `DefaultGroupBoxStyle`.)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding(ControlMetrics.groupBoxInset)
        .background(Color.groupedBackground, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Content on a field of its own, with a title. (Apple: `GroupBox`.)
public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.groupBoxStyles) private var styles
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            DefaultGroupBoxStyle().makeBody(configuration: configuration)
        }
    }
}

extension GroupBox where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is arranging.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// What a labeled content's style arranges. (Apple: `LabeledContentStyleConfiguration`.)
public struct LabeledContentStyleConfiguration {
    public typealias Label = StyledPart<LabeledContentStyleConfiguration>
    public typealias Content = StyledPart<LabeledContentStyleConfiguration>

    public let label: Label
    public let content: Content
}

/// How a labeled content looks. (Apple: `LabeledContentStyle`.)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(
            MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.labeledContentStyles.pop() })
    }
}

/// A label with a value beside it. (Apple: `LabeledContent`.)
public struct LabeledContent<Label: View, Content: View>: View {
    @Environment(\.labeledContentStyles) private var styles
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(
                LabeledContentStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
        } else {
            LabeledControl(label: label) { content.foregroundStyle(.secondary) }
        }
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style is arranging.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
    @_disfavoredOverload
    public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
    }
}

/// (Apple: `AutomaticLabeledContentStyle`.)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        changing { $0.disclosureStyles.push(style) }
    }
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        changing { $0.groupBoxStyles.push(style) }
    }
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        changing { $0.labeledContentStyles.push(style) }
    }
}

/// What is shown where there is nothing to show, in the middle of all the space there is.
/// (Apple: `ContentUnavailableView`.)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol over the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == LayoutUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init(label: { LayoutUI.Label(title, systemImage: systemImage) }, description: { description })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
        self.init(label: { LayoutUI.Label(title, systemImage: systemImage) }, description: { description })
    }
    public init(_ title: LocalizedStringKey, image: String, description: Text? = nil) {
        self.init(label: { LayoutUI.Label(title, image: image) }, description: { description })
    }

    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { LayoutUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass") },
            description: { Text("Check the spelling or try a new search.") })
    }
}
