/// Heights of the platform's bars, in points.
nonisolated enum NavigationMetrics {
    /// A bar with a title in its middle. (Apple: `UINavigationBar`: 44; 32 where the height is compact.)
    static let inlineBar = 44.0
    static let compactBar = 32.0
    /// On an iPad navigation bars and toolbars are higher. (Published measurements since iOS 12: 50.)
    static let padBar = 50.0
    /// What a large title adds below. (Measured on phones: 52, which makes 96.)
    static let largeTitle = 52.0
    /// What a search field adds below. (`UISearchController` in a navigation bar: 52.)
    static let searchField = 52.0
    /// (Apple: `UITabBar`: 49, above the bottom inset.)
    static let tabBar = 49.0
    /// (Apple: `UIToolbar`: 44, above the bottom inset.)
    static let toolbar = 44.0
    /// How wide the place of the back button is at least. (Apple's guidelines: a target is 44 × 44.)
    static let backButton = 44.0
    /// The widths of a split view's columns on an iPad. (`UISplitViewController`: 320 is its widest by default.)
    static let sidebarWidth: CGFloat = 320
}

/// The heights of bars on a screen, in points.
nonisolated struct BarHeights {
    let navigation: Double
    let toolbar: Double
    /// Whether there is no room for large titles.
    let isCompact: Bool

    init(_ environment: EnvironmentValues) {
        let isPad = environment.device.horizontalSizeClass == .regular
        isCompact = environment.verticalSizeClass == .compact
        navigation =
            isPad ? NavigationMetrics.padBar : isCompact ? NavigationMetrics.compactBar : NavigationMetrics.inlineBar
        toolbar = isPad ? NavigationMetrics.padBar : NavigationMetrics.toolbar
    }
}

/// What the views of a navigation stack say of its bars.
nonisolated final class NavigationContext {
    var title: String? { didSet { if title != oldValue { changed() } } }
    var titleMode = NavigationBarItem.TitleDisplayMode.automatic { didSet { if titleMode != oldValue { changed() } } }
    var hasBarItems = false { didSet { if hasBarItems != oldValue { changed() } } }
    var hasBottomItems = false { didSet { if hasBottomItems != oldValue { changed() } } }
    var isSearchable = false { didSet { if isSearchable != oldValue { changed() } } }
    /// What the search field shows, and what it shows while that is empty.
    var searchText = ""
    var searchPrompt: String?
    private var itemSources: [WeakItems] = []
    var hidesBackButton = false
    var hidesBottomBar = false { didSet { if hidesBottomBar != oldValue { changed() } } }
    var hidesBar = false { didSet { if hidesBar != oldValue { changed() } } }
    /// Views for values of a path, by the values' type.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    var changed: () -> Void = {}
    /// Pushes what a link leads to.
    var follow: (NavigationTarget) -> Void = { _ in }
    /// Shows, or with nil takes away, what a view declares to be presented.
    var present: (AnyHashable, (view: AnyView, dismiss: () -> Void)?) -> Void = { _, _ in }

    /// A bar without title and items takes no room.
    func top(_ heights: BarHeights) -> Double {
        if hidesBar || (title ?? "").isEmpty && !hasBarItems && !isSearchable { return 0 }
        let search = isSearchable ? NavigationMetrics.searchField : 0
        return heights.navigation + (isLarge(heights) ? NavigationMetrics.largeTitle : 0) + search
    }

    /// Whether the title stands below the bar's items.
    func isLarge(_ heights: BarHeights) -> Bool {
        titleMode != .inline && !(title ?? "").isEmpty && !heights.isCompact
    }

    private struct WeakItems {
        weak var items: BarItems?
    }

    /// Has the bars show what a view gives them, as long as the view is there.
    func show(_ items: BarItems) {
        itemSources.removeAll { $0.items == nil }
        if !itemSources.contains(where: { $0.items === items }) { itemSources.append(WeakItems(items: items)) }
    }

    /// The items at a place, the innermost view's first.
    func items(at place: ToolbarItemPlacement.Place) -> [AnyView] {
        itemSources.reversed().compactMap(\.items).flatMap { source in
            source.items.filter { $0.placement.place == place }.map {
                AnyView(BarItemView(content: AnyView($0.view.barItem()), environment: source.environment))
            }
        }
    }

    func bottom(_ heights: BarHeights) -> Double { hasBottomItems && !hidesBottomBar ? heights.toolbar : 0 }
}

nonisolated public enum NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

/// The items that one view gives to the bars, and the environment that they are shown in.
nonisolated final class BarItems {
    var items: [_BarItem] = []
    var environment = EnvironmentValues()
}

/// What the views of a tab say of the bar of tabs.
nonisolated final class TabBarContext {
    var hidesBar = false { didSet { if hidesBar != oldValue { changed() } } }
    var changed: () -> Void = {}
}

nonisolated extension EnvironmentValues {
    private enum TabBarKey: EnvironmentKey {
        static var defaultValue: TabBarContext? { nil }
    }

    var tabBar: TabBarContext? {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }

    private enum NavigationKey: EnvironmentKey {
        static var defaultValue: NavigationContext? { nil }
    }

    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// A view that says something to the navigation stack around it.
nonisolated struct NavigationNote<Content: View>: PrimitiveView {
    let content: Content
    var note: (NavigationContext) -> Void = { _ in }
    var tabNote: (TabBarContext) -> Void = { _ in }
    var items: [_BarItem] = []

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        // The place's own: the context forgets them when the place is gone.
        let items = BarItems()
        return PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                if let context = inputs.environment.navigation {
                    view.note(context)
                    items.items = view.items
                    items.environment = inputs.environment
                    if !view.items.isEmpty { context.show(items) }
                }
                if let context = inputs.environment.tabBar { view.tabNote(context) }
                return inputs
            })
    }
}

nonisolated extension View {
    func noting(_ note: @escaping (NavigationContext) -> Void) -> some View {
        NavigationNote(content: self, note: note)
    }
}
