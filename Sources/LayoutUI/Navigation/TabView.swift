import Layout

/// One view at a time, with a bar of tabs below. (Apple: `TabView`.)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.hidesTabBar) private var hidesTabBar
    private let selection: AnyHashable?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { AnyHashable($0.wrappedValue) }
        self.content = content()
    }

    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = AnyHashable(selection.wrappedValue)
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public var body: some View {
        TabContainer(content: content, selection: selection, bar: hidesTabBar ? 0 : NavigationMetrics.tabBar)
    }
}

/// A tab with its label. (Apple: `Tab`.)
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content

    private init(_ value: AnyHashable?, content: Content) {
        self.value = value
        self.content = content
    }

    public var body: some View { content.tagged(value) }
}

extension Tab where Value == Never, Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content())
    }
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(nil, content: content()) }
    public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

extension Tab where Value: Hashable, Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), content: content()) }
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), content: content()) }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content())
    }
}

extension Tab where Value: Hashable {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(AnyHashable(value), content: content())
    }
}

nonisolated public enum TabRole: Hashable, Sendable { case search }

nonisolated struct TabContainer<Content: View>: PrimitiveView {
    let content: Content
    let selection: AnyHashable?
    let bar: Double

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let chosen = ChosenTab()
        let bars = BarsNode(DepthStackNode(alignment: .center), top: 0, bottom: view.bar)
        return ContainerNode<Self, Content, BarsNode>(
            view, inputs, kind: "TabContent", axis: nil,
            make: { _, _ in bars }, content: \.content,
            inner: { _, inputs in
                var inner = inputs.inStack(nil)
                inner.environment.container = bars.container
                return inner
            },
            apply: { view, node, _ in
                chosen.tag = view.selection
                node.bottom = view.bar
                chosen.arrange(node)
            },
            arrange: { node, elements, box in
                chosen.elements = elements
                chosen.arrange(node)
                box.children = { chosen.index.map { [elements[$0]] } ?? [] }
            },
            shown: { _ in chosen.index.map { $0..<$0 + 1 } ?? 0..<0 })
    }

    /// The tab that is shown: the one with the selection's tag, else the first.
    private final class ChosenTab {
        var tag: AnyHashable?
        var elements: [LayoutElement] = []

        var index: Int? {
            if elements.isEmpty { return nil }
            return tag.flatMap { tag in elements.firstIndex { $0.traits.tag == tag } } ?? 0
        }

        func arrange(_ node: BarsNode) {
            guard let index else { return }
            if node.child !== elements[index].node { node.child = elements[index].node }
        }
    }
}

/// How tabs look. (Apple: `TabViewStyle`.)
nonisolated public protocol TabViewStyle { var _hasTabBar: Bool { get } }

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _hasTabBar: Bool { true }
}
nonisolated public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
    public var _hasTabBar: Bool { false }
}
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _hasTabBar: Bool { true }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

nonisolated public struct IndexViewStyleKind: Sendable {
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
    public static let page = IndexViewStyleKind()
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> IndexViewStyleKind { IndexViewStyleKind() }
}

nonisolated public struct TabBarMinimizeBehavior: Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}

nonisolated extension EnvironmentValues {
    private enum HidesTabBarKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var hidesTabBar: Bool {
        get { self[HidesTabBarKey.self] }
        set { self[HidesTabBarKey.self] = newValue }
    }
}

nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changing { $0.hidesTabBar = !style._hasTabBar }
    }
    public func indexViewStyle(_ style: IndexViewStyleKind) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func badge(_ label: Text?) -> some View { self }
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    func tagged(_ tag: AnyHashable?) -> some View {
        annotated { element in if let tag { element.traits.tag = tag } }
    }
}

nonisolated public struct BadgeProminence: Hashable, Sendable {
    public static let standard = BadgeProminence()
    public static let decreased = BadgeProminence()
    public static let increased = BadgeProminence()
}
