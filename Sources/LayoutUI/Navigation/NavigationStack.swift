import Layout

/// A container with a navigation bar. (Apple: `NavigationStack`.)
public struct NavigationStack<Data, Root: View>: View {
    private let path: [AnyHashable]
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = []
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path.wrappedValue.elements
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = path.wrappedValue.map { AnyHashable($0) }
        self.root = root()
    }

    public var body: some View { NavigationContainer(content: root, path: path, kind: "NavigationContent") }
}

/// The former name of a navigation stack. (Apple: `NavigationView`.)
public struct NavigationView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationContainer(content: content, path: [], kind: "NavigationContent") }
}

/// The values that lead to the view on top. (Apple: `NavigationPath`.)
nonisolated public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// The box with the bars. With a path the view on top is shown, if one is declared for its value.
nonisolated struct NavigationContainer<Content: View>: PrimitiveView {
    let content: Content
    let path: [AnyHashable]
    let kind: String

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        NavigationContainerNode(view, inputs)
    }
}

final class NavigationContainerNode<Content: View>: _TypedNode<NavigationContainer<Content>> {
    private let context = NavigationContext()
    private let bars: BarsNode
    private let box: LayoutElement
    private var root: _TypedNode<Content>!
    private var pushed: (value: AnyHashable, context: NavigationContext, node: _TypedNode<AnyView>)?

    override init(_ view: NavigationContainer<Content>, _ inputs: _ViewInputs) {
        bars = BarsNode(DepthStackNode(alignment: .center), top: 0, bottom: 0)
        box = LayoutElement(bars, kind: view.kind)
        super.init(view, inputs)
        root = Content._makeNode(view.content, inner(context))
        adopt(root)
        context.changed = { [weak self] in self?.updateBars() }
        showTop()
        box.children = { [unowned self] in top.elements }
    }

    private var top: ViewNode { pushed?.node ?? root }

    private func inner(_ context: NavigationContext) -> _ViewInputs {
        var inner = inputs.inStack(nil)
        inner.environment.navigation = context
        inner.environment.container = bars.container
        return inner
    }

    private func showTop() {
        if pushed?.value != view.path.last {
            pushed?.node.unmount()
            pushed = nil
            if let value = view.path.last,
                let destination = context.destinations[ObjectIdentifier(type(of: value.base))]?(value)
            {
                let own = NavigationContext()
                own.hasBarItems = true
                own.titleMode = .inline
                own.destinations = context.destinations
                let node = AnyView._makeNode(destination, inner(own))
                adopt(node)
                own.changed = { [weak self] in self?.updateBars() }
                pushed = (value, own, node)
            }
        }
        collect()
    }

    private func collect() {
        let nodes = ContiguousArray(top.elements.map(\.node))
        if nodes.count == 1 {
            bars.child = nodes[0]
        } else {
            let pile = DepthStackNode(alignment: .center)
            pile.setChildren(nodes)
            bars.child = pile
        }
        updateBars()
    }

    private func updateBars() {
        let context = pushed?.context ?? context
        bars.top = context.top(isCompact: inputs.environment.verticalSizeClass == .compact)
        bars.bottom = context.bottom
    }

    override func didUpdate() {
        root.update(view.content, inner(context))
        showTop()
    }

    override func elementsDidChange() { collect() }
    override func element(at index: Int) -> LayoutElement { box }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func forEachChild(_ body: (ViewNode) -> Void) { body(top) }
}

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { noting { $0.title = title.string } }
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { noting { $0.title = String(title) } }
    public func navigationTitle(_ title: Binding<String>) -> some View { noting { $0.title = title.wrappedValue } }
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        noting { $0.titleMode = mode }
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { noting { $0.hidesBar = hidden } }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        noting { $0.hasBarItems = true }
    }
    public func navigationBarItems<L: View>(leading: L) -> some View { noting { $0.hasBarItems = true } }
    public func navigationBarItems<T: View>(trailing: T) -> some View { noting { $0.hasBarItems = true } }
    public func navigationDocument(_ url: URL) -> some View { self }
    public func navigationViewStyle(_ style: NavigationViewStyleKind) -> some View { self }
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleKind) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        noting { context in
            context.destinations[ObjectIdentifier(data)] = { value in
                (value.base as? D).map { AnyView(destination($0)) }
            }
        }
    }
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { noting { $0.isSearchable = true } }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { noting { $0.isSearchable = true } }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { noting { $0.isSearchable = true } }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { noting { $0.isSearchable = true } }
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public func searchCompletion(_ completion: String) -> some View { self }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
}

nonisolated public struct SearchFieldPlacement: Sendable {
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

nonisolated public struct NavigationViewStyleKind: Sendable {
    public init() {}
    public static let automatic = NavigationViewStyleKind()
    public static let stack = NavigationViewStyleKind()
    public static let columns = NavigationViewStyleKind()
}

nonisolated public struct NavigationSplitViewStyleKind: Sendable {
    public static let automatic = NavigationSplitViewStyleKind()
    public static let balanced = NavigationSplitViewStyleKind()
    public static let prominentDetail = NavigationSplitViewStyleKind()
}

/// A label that leads to another view, which is not laid out. (Apple: `NavigationLink`.)
public struct NavigationLink<Label: View, Destination: View>: View {
    @Environment(\.isInList) private var isInList
    private let label: Label

    private init(label: Label) { self.label = label }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    /// In a list the label is plain, with a chevron at the trailing edge; elsewhere it is a button's.
    public var body: some View {
        if isInList {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
            }
        } else {
            Button {
            } label: {
                label
            }
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title))
    }
}

extension NavigationLink where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }
    public init(_ title: LocalizedStringKey, destination: Destination) { self.init(label: Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title)) }
}
