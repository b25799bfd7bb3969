/// Heights of the platform's bars, in points.
nonisolated enum NavigationMetrics {
    /// A bar with a title in its middle. (Apple: `UINavigationBar`: 44; 32 where the height is compact.)
    static let inlineBar = 44.0
    static let compactBar = 32.0
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

/// What the views of a navigation stack say of its bars.
nonisolated final class NavigationContext {
    var title: String? { didSet { if title != oldValue { changed() } } }
    var titleMode = NavigationBarItem.TitleDisplayMode.automatic { didSet { if titleMode != oldValue { changed() } } }
    var hasBarItems = false { didSet { if hasBarItems != oldValue { changed() } } }
    var hasBottomItems = false { didSet { if hasBottomItems != oldValue { changed() } } }
    var isSearchable = false { didSet { if isSearchable != oldValue { changed() } } }
    var hidesBackButton = false
    var hidesBar = false { didSet { if hidesBar != oldValue { changed() } } }
    /// Views for values of a path, by the values' type.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    var changed: () -> Void = {}
    /// Pushes what a link leads to.
    var follow: (NavigationTarget) -> Void = { _ in }
    /// Shows, or with nil takes away, what a view declares to be presented.
    var present: (AnyHashable, (view: AnyView, dismiss: () -> Void)?) -> Void = { _, _ in }

    /// A bar without title and items takes no room.
    func top(isCompact: Bool) -> Double {
        if hidesBar || (title ?? "").isEmpty && !hasBarItems && !isSearchable { return 0 }
        let search = isSearchable ? NavigationMetrics.searchField : 0
        if isCompact { return NavigationMetrics.compactBar + search }
        let isLarge = titleMode != .inline && !(title ?? "").isEmpty
        return NavigationMetrics.inlineBar + (isLarge ? NavigationMetrics.largeTitle : 0) + search
    }

    var bottom: Double { hasBottomItems ? NavigationMetrics.toolbar : 0 }
}

nonisolated public enum NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

nonisolated extension EnvironmentValues {
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
    let note: (NavigationContext) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                if let context = inputs.environment.navigation { view.note(context) }
                return inputs
            })
    }
}

nonisolated extension View {
    func noting(_ note: @escaping (NavigationContext) -> Void) -> some View {
        NavigationNote(content: self, note: note)
    }
}
