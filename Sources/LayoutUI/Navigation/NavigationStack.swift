import Layout

/// A container with a navigation bar. (Apple: `NavigationStack`.)
public struct NavigationStack<Data, Root: View>: View {
    /// The stack's own, where it is given no path.
    @State private var ownPath: [AnyHashable] = []
    private let given: NavigationValues?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        given = nil
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        given = NavigationValues(path.wrappedValue.elements) { path.wrappedValue.elements = $0 }
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        given = NavigationValues(path.wrappedValue.map { AnyHashable($0) }) { values in
            path.wrappedValue = Data(values.compactMap { $0 as? Data.Element })
        }
        self.root = root()
    }

    public var body: some View {
        let ownPath = $ownPath
        let values = given ?? NavigationValues(ownPath.wrappedValue) { ownPath.wrappedValue = $0 }
        NavigationContainer(content: root, path: values, kind: "NavigationContent")
    }
}

/// The values that have been pushed, and how they become others.
nonisolated struct NavigationValues {
    let values: [AnyHashable]
    let set: ([AnyHashable]) -> Void

    init(_ values: [AnyHashable] = [], set: @escaping ([AnyHashable]) -> Void = { _ in }) {
        self.values = values
        self.set = set
    }
}

/// The former name of a navigation stack. (Apple: `NavigationView`.)
public struct NavigationView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        NavigationContainer(content: content, path: NavigationValues(), kind: "NavigationContent")
    }
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

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { noting { $0.title = title.string } }
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { noting { $0.title = String(title) } }
    public func navigationTitle(_ title: Binding<String>) -> some View { noting { $0.title = title.wrappedValue } }
    @_disfavoredOverload
    public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
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
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        noting { $0.hidesBackButton = hidden }
    }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        barItems([_BarItem(.topBarLeading, leading), _BarItem(.topBarTrailing, trailing)])
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        barItems([_BarItem(.topBarLeading, leading)])
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        barItems([_BarItem(.topBarTrailing, trailing)])
    }
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
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        NavigationPush(
            content: self, identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
            destination: { AnyView(destination()) }, dismiss: { isPresented.wrappedValue = false })
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let shown = item.wrappedValue
        return NavigationPush(
            content: self, identity: shown.map { AnyHashable($0) },
            destination: { shown.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
            dismiss: { item.wrappedValue = nil })
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searchField(text, prompt?.string) }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchField(text, Text(prompt).string) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchField(text, String(prompt)) }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchField(text, Text(prompt).string) }
    private func searchField(_ text: Binding<String>, _ prompt: String?) -> some View {
        noting { context in
            context.isSearchable = true
            context.searchText = text.wrappedValue
            context.searchPrompt = prompt
        }
    }
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

/// A label that leads to another view. (Apple: `NavigationLink`.)
public struct NavigationLink<Label: View, Destination: View>: View {
    @Environment(\.isInList) private var isInList
    @Environment(\.navigation) private var navigation
    private let label: Label
    private let target: NavigationTarget?

    private let willFollow: () -> Void

    init(to target: NavigationTarget?, label: Label, willFollow: @escaping () -> Void = {}) {
        self.target = target
        self.label = label
        self.willFollow = willFollow
    }

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(to: .view { AnyView(destination()) }, label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(to: .view { AnyView(destination) }, label: label())
    }

    /// In a list the label is plain, with a chevron at the trailing edge; elsewhere it is a button's.
    public var body: some View {
        if isInList {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
            }
            .tappable(follow)
        } else {
            Button(action: follow) { label }
        }
    }

    private func follow() {
        willFollow()
        if let target { navigation?.follow(target) }
    }
}

extension NavigationLink where Destination == Never {
    private static func target<P: Hashable>(_ value: P?) -> NavigationTarget? {
        value.map { .value(AnyHashable($0)) }
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(to: Self.target(value), label: label())
    }
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
        self.init(to: Self.target(value), label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(to: Self.target(value), label: Text(title))
    }
}

extension NavigationLink where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(to: .view { AnyView(destination()) }, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(to: .view { AnyView(destination()) }, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(to: .view { AnyView(destination) }, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(to: .view { AnyView(destination) }, label: Text(title))
    }
}
