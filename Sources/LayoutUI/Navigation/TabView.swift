import Layout

/// One view at a time, with a bar of tabs below. (Apple: `TabView`.)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.hidesTabBar) private var hidesTabBar
    /// The place of the tab that was tapped last, where there is no selection given.
    @State private var tapped: Int?
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public var body: some View {
        let selection = selection
        let tapped = $tapped
        TabContainer(
            content: content, selection: selection.map { AnyHashable($0.wrappedValue) }, tapped: tapped.wrappedValue,
            bar: hidesTabBar ? 0 : NavigationMetrics.tabBar,
            select: { index, tag in
                if let value = tag as? SelectionValue, let selection {
                    selection.wrappedValue = value
                } else {
                    tapped.wrappedValue = index
                }
            })
    }
}

/// A tab with its label. (Apple: `Tab`.)
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content
    private let title: String?
    private let image: Image?

    private init(_ value: AnyHashable?, title: String? = nil, image: Image? = nil, content: Content) {
        self.value = value
        self.title = title
        self.image = image
        self.content = content
    }

    public var body: some View { content.tagged(value).tabTitled(title, image) }
}

extension Tab where Value == Never, Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(nil, title: Text(title).string, image: Image(systemName: systemImage), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(nil, title: String(title), image: Image(systemName: systemImage), content: content())
    }
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(nil, title: Text(title).string, image: Image(systemName: systemImage), content: content()) }
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        let isSearch = role == .search
        self.init(
            nil, title: isSearch ? "Search" : nil, image: isSearch ? Image(systemName: "magnifyingglass") : nil,
            content: content())
    }
}

extension Tab where Value: Hashable, Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            AnyHashable(value), title: Text(title).string, image: Image(systemName: systemImage), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), title: String(title), image: Image(systemName: systemImage), content: content()) }
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), title: Text(title).string, image: Image(systemName: systemImage), content: content())
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(nil, title: ViewValues.text(in: label), image: ViewValues.image(in: label), content: content())
    }
}

extension Tab where Value: Hashable {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(
            AnyHashable(value), title: ViewValues.text(in: label), image: ViewValues.image(in: label),
            content: content())
    }
}

nonisolated public enum TabRole: Hashable, Sendable { case search }

nonisolated struct TabContainer<Content: View>: PrimitiveView {
    let content: Content
    let selection: AnyHashable?
    /// The place of the tab to show where there is no selection.
    let tapped: Int?
    let bar: Double
    let select: (Int, AnyHashable?) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let chosen = ChosenTab()
        let bars = BarsNode(DepthStackNode(alignment: .center), top: 0, bottom: view.bar)
        let context = TabBarContext()
        let bar = CurrentBar(height: view.bar)
        context.changed = { [unowned context] in bars.bottom = context.hidesBar ? 0 : bar.height }
        return ContainerNode<Self, Content, BarsNode>(
            view, inputs, kind: "TabContent", axis: nil,
            make: { _, _ in bars }, content: \.content,
            inner: { _, inputs in
                var inner = inputs.inStack(nil)
                inner.environment.container = bars.container
                inner.environment.safeRegion = bars.source
                inner.environment.tabBar = context
                chosen.environment = inputs.environment
                return inner
            },
            apply: { view, node, _ in
                chosen.tag = view.selection
                chosen.tapped = view.tapped
                chosen.select = view.select
                bar.height = view.bar
                context.changed()
                chosen.arrange(node)
            },
            arrange: { node, elements, box in
                chosen.elements = elements
                chosen.arrange(node)
                box.children = { chosen.index.map { [elements[$0]] } ?? [] }
                box.add(chosen.area)
                box.drawOver = { [unowned node] _, context in chosen.drawBar(of: node, context) }
            },
            shown: { _ in chosen.index.map { $0..<$0 + 1 } ?? 0..<0 })
    }

    /// The height of the bar where it is not hidden.
    private final class CurrentBar {
        var height: Double
        init(height: Double) { self.height = height }
    }

    /// The tab that is shown: the one with the selection's tag, else the first.
    private final class ChosenTab {
        var tag: AnyHashable?
        var tapped: Int?
        var select: (Int, AnyHashable?) -> Void = { _, _ in }
        var elements: [LayoutElement] = []
        var environment = EnvironmentValues()
        private(set) lazy var area = TouchArea(.parts { [unowned self] in tabs(in: $0) })

        var index: Int? {
            if elements.isEmpty { return nil }
            if let tag { return elements.firstIndex { $0.traits.tag == tag } ?? 0 }
            return tapped.map { min($0, elements.count - 1) } ?? 0
        }

        /// Equal parts of the bar, by their titles.
        private func tabs(in box: LayoutElement) -> [TouchPart] {
            guard let bars = box.node as? BarsNode, bars.bottom > 0, !elements.isEmpty else { return [] }
            let frame = bars.frame
            let width = frame.width / Double(elements.count)
            return elements.enumerated().compactMap { index, element in
                guard let title = element.traits.tabTitle else { return nil }
                return TouchPart(
                    names: [title],
                    frame: Rect(
                        x: frame.minX + width * Double(index), y: frame.maxY - bars.bottom, width: width,
                        height: bars.bottom),
                    tap: { [unowned self] in select(index, element.traits.tag) })
            }
        }

        func drawBar(of node: BarsNode, _ context: DrawingContext) {
            guard node.bottom > 0, !elements.isEmpty else { return }
            node.drawBottomBackground(environment, context)
            let frame = node.frame
            let bar = TabBar(
                items: elements.map { TabBar.Item(title: $0.traits.tabTitle ?? "", image: $0.traits.tabImage) },
                selected: index)
            context.draw(
                bar, in: Rect(x: frame.minX, y: frame.maxY - node.bottom, width: frame.width, height: node.bottom),
                environment)
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
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

public typealias PageIndexViewStyle = IndexViewStyleKind

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
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return tabTitled(ViewValues.text(in: label), ViewValues.image(in: label))
    }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changing { $0.hidesTabBar = !style._hasTabBar }
    }
    public func indexViewStyle(_ style: IndexViewStyleKind) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    func tabTitled(_ title: String?, _ image: Image?) -> some View {
        annotated { element in
            if let title { element.traits.tabTitle = title }
            if let image { element.traits.tabImage = image }
        }
    }

    func tagged(_ tag: AnyHashable?) -> some View {
        annotated { element in if let tag { element.traits.tag = tag } }
    }
}

nonisolated public struct BadgeProminence: Hashable, Sendable {
    public static let standard = BadgeProminence()
    public static let decreased = BadgeProminence()
    public static let increased = BadgeProminence()
}
