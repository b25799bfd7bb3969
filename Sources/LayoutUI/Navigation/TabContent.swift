// Tabs whose values are those of a tab view's selection. (Apple: `TabContent`.)

/// Turns a block of tabs into one view; a tab's value may be written as `.name`. (Apple: `TabContentBuilder`.)
@resultBuilder
nonisolated public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: View, L: View>(_ tab: Tab<TabValue, C, L>) -> Tab<TabValue, C, L> { tab }
    public static func buildExpression<C: View, L: View>(_ tab: Tab<Never, C, L>) -> Tab<Never, C, L> { tab }
    public static func buildExpression<C: View>(
        _ section: TabSection<TabValue, C>
    ) -> TabSection<TabValue, C> { section }
    public static func buildExpression<D, ID, C: View>(_ tabs: ForEach<D, ID, C>) -> ForEach<D, ID, C> { tabs }
    public static func buildBlock<each C: View>(_ tabs: repeat each C) -> TupleView<(repeat each C)> {
        ViewBuilder.buildBlock(repeat each tabs)
    }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
        ViewBuilder.buildEither(first: first)
    }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
        ViewBuilder.buildEither(second: second)
    }
    public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

extension TabView {
    public init<Tabs: View>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == _TabContent<Tabs> {
        let tabs = _TabContent(tabs: content())
        self.init(selection: Optional(selection)) { tabs }
    }
}

/// What a block of tabs makes.
nonisolated public struct _TabContent<Tabs: View>: PrimitiveView {
    let tabs: Tabs

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.tabs)
    }
}

/// Tabs under a common title. (Apple: `TabSection`.)
public struct TabSection<SelectionValue: Hashable, Content: View>: View {
    private let content: Content

    public init(_ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where SelectionValue == Never {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
    public init<Header: View>(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }

    public var body: some View { content }
}

/// What a user has changed about the tabs. (Apple: `TabViewCustomization`.)
nonisolated public struct TabViewCustomization: Codable, Sendable {
    public init() {}
}

nonisolated public enum TabCustomizationBehavior: Sendable { case automatic, disabled, reorderable }
nonisolated public enum TabPlacement: Sendable { case automatic, pinned, sidebarOnly }
nonisolated public enum AdaptableTabBarPlacement: Sendable { case automatic, tabBar, sidebar }

extension Tab {
    public func badge(_ count: Int) -> Tab { self }
    public func badge(_ label: Text?) -> Tab { self }
    public func badge(_ key: LocalizedStringKey?) -> Tab { self }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> Tab { self }
    public func customizationID(_ id: String) -> Tab { self }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Tab { self }
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> Tab { self }
    public func tabPlacement(_ placement: TabPlacement) -> Tab { self }
    public func hidden(_ hidden: Bool) -> Tab { self }
}

extension TabSection {
    public func customizationID(_ id: String) -> TabSection { self }
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> TabSection { self }
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> TabSection { self }
}

nonisolated extension View {
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>) -> some View { self }
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewBottomAccessory<C: View>(
        isEnabled: Bool, @ViewBuilder content: () -> C
    ) -> some View { self }
}

/// Where a tab view's accessory is. (Apple: `TabViewBottomAccessoryPlacement`.)
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

nonisolated extension EnvironmentValues {
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
