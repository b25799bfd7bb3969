/// Where an item of a toolbar goes. (Apple: `ToolbarItemPlacement`.)
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Bar: Sendable { case top, bottom, keyboard }
    /// Where in its bar an item is drawn; nil for what is not.
    enum Place: Sendable { case leading, center, trailing, bottom }
    let bar: Bar
    let place: Place?
    private let name: String

    private init(_ name: String, _ bar: Bar = .top, _ place: Place? = .trailing) {
        self.name = name
        self.bar = bar
        self.place = place
    }

    public static let automatic = ToolbarItemPlacement("automatic")
    public static let principal = ToolbarItemPlacement("principal", .top, .center)
    public static let navigation = ToolbarItemPlacement("navigation", .top, .leading)
    public static let primaryAction = ToolbarItemPlacement("primaryAction")
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .top, .leading)
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .top, .leading)
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading", .top, .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing")
    public static let title = ToolbarItemPlacement("title", .top, .center)
    public static let subtitle = ToolbarItemPlacement("subtitle", .top, nil)
    public static let largeTitle = ToolbarItemPlacement("largeTitle", .top, nil)
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom, .bottom)
    public static let status = ToolbarItemPlacement("status", .bottom, .bottom)
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard, nil)
}

nonisolated public struct ToolbarPlacement: Sendable, Equatable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a toolbar is made of. (Apple: `ToolbarContent`.)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    /// Which bars the items go to.
    var _bars: _ToolbarBars { get }
    /// What the bars show.
    var _items: [_BarItem] { get }
}

/// A view in a bar.
nonisolated public struct _BarItem {
    let placement: ToolbarItemPlacement
    let view: AnyView

    init<V: View>(_ placement: ToolbarItemPlacement, _ view: V) {
        self.placement = placement
        // What ends a task is emphasized. (Apple: `confirmationAction`.)
        self.view =
            placement == .confirmationAction ? AnyView(view.fontWeight(.semibold)) : AnyView(view)
    }
}

nonisolated public struct _ToolbarBars: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    static let top = _ToolbarBars(rawValue: 1)
    static let bottom = _ToolbarBars(rawValue: 2)

    init(_ placement: ToolbarItemPlacement) {
        switch placement.bar {
        case .top: self = .top
        case .bottom: self = .bottom
        case .keyboard: self = []
        }
    }
}

extension ToolbarContent {
    public var _bars: _ToolbarBars { body._bars }
    public var _items: [_BarItem] { body._items }
}

extension Never: ToolbarContent {
    public var _bars: _ToolbarBars { [] }
    public var _items: [_BarItem] { [] }
}

/// One item of a toolbar. (Apple: `ToolbarItem`.)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    public let _bars: _ToolbarBars
    public let _items: [_BarItem]

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        _bars = _ToolbarBars(placement)
        _items = [_BarItem(placement, content())]
    }
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        _bars = _ToolbarBars(placement)
        _items = [_BarItem(placement, content())]
    }
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, content: content)
    }

    public var body: Never { return fatalError("ToolbarItem has no body") }
}

/// Several items of a toolbar. (Apple: `ToolbarItemGroup`.)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public let _bars: _ToolbarBars
    public let _items: [_BarItem]

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _bars = _ToolbarBars(placement)
        _items = [_BarItem(placement, content())]
    }
    /// The label is shown where there is no room for the items.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    public var body: Never { return fatalError("ToolbarItemGroup has no body") }
}

/// Room between items. (Apple: `ToolbarSpacer`.)
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    public enum Sizing: Sendable { case flexible, fixed }
    public let _bars: _ToolbarBars
    public let _items: [_BarItem]
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        _bars = _ToolbarBars(placement)
        _items = [_BarItem(placement, Spacer().frame(width: sizing == .fixed ? 8 : nil))]
    }
    public var body: Never { return fatalError("ToolbarSpacer has no body") }
}

public struct _ToolbarList: ToolbarContent {
    public typealias Body = Never
    public let _bars: _ToolbarBars
    public let _items: [_BarItem]
    public var body: Never { return fatalError("a list of items has no body") }
}

@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
        _ToolbarList(_bars: content._bars, _items: content._items)
    }
    public static func buildBlock(_ lists: _ToolbarList...) -> _ToolbarList {
        _ToolbarList(_bars: lists.reduce(into: []) { $0.formUnion($1._bars) }, _items: lists.flatMap(\._items))
    }
    public static func buildIf(_ list: _ToolbarList?) -> _ToolbarList { list ?? _ToolbarList(_bars: [], _items: []) }
    public static func buildEither(first: _ToolbarList) -> _ToolbarList { first }
    public static func buildEither(second: _ToolbarList) -> _ToolbarList { second }
    public static func buildLimitedAvailability(_ list: _ToolbarList) -> _ToolbarList { list }
}

/// The menu of a bar's title, which is shown when the title is tapped. (Apple: `ToolbarTitleMenu`.)
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    public var _bars: _ToolbarBars { [] }
    public var _items: [_BarItem] { [] }

    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}

    public var body: Never { return fatalError("ToolbarTitleMenu has no body") }
}

nonisolated public enum ToolbarRole: Sendable { case automatic, navigationStack, browser, editor }
nonisolated public enum ToolbarTitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }

nonisolated extension View {
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: @MainActor () -> Content
    ) -> some View {
        let (bars, items) = onMain {
            let content = content()
            return (content._bars, content._items)
        }
        return NavigationNote(
            content: self,
            note: { context in
                if bars.contains(.top) { context.hasBarItems = true }
                if bars.contains(.bottom) { context.hasBottomItems = true }
            }, items: items)
    }
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: @MainActor () -> Content
    ) -> some View { toolbar(content: content) }
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        barItems([_BarItem(.automatic, content())])
    }
    /// Gives items to the bar at the top.
    func barItems(_ items: [_BarItem]) -> some View {
        NavigationNote(content: self, note: { $0.hasBarItems = true }, items: items)
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }

    private func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        let isHidden = visibility == .hidden
        return NavigationNote(
            content: self,
            note: { context in
                if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                    context.hidesBar = isHidden
                }
                if bars.contains(.bottomBar) { context.hidesBottomBar = isHidden }
            },
            tabNote: { if bars.contains(.tabBar) { $0.hidesBar = isHidden } })
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        noting { $0.titleMode = mode == .inline ? .inline : mode == .large ? .large : .automatic }
    }
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
