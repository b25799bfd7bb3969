/// Columns side by side where there is room; on a phone the first one only. (Apple: `NavigationSplitView`.)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    private init(_ sidebar: Sidebar, _ content: Content, _ detail: Detail) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail()) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail()) }
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar(), EmptyView(), detail())
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar(), EmptyView(), detail()) }

    public var body: some View {
        if sizeClass == .compact {
            NavigationContainer(content: sidebar, path: NavigationValues(), kind: "Sidebar")
        } else {
            HStack(spacing: 0) {
                NavigationContainer(content: sidebar, path: NavigationValues(), kind: "Sidebar")
                    .frame(width: NavigationMetrics.sidebarWidth)
                if Content.self != EmptyView.self {
                    NavigationContainer(content: content, path: NavigationValues(), kind: "Content")
                        .frame(width: NavigationMetrics.sidebarWidth)
                }
                NavigationContainer(content: detail, path: NavigationValues(), kind: "Detail")
            }
        }
    }
}

nonisolated public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
