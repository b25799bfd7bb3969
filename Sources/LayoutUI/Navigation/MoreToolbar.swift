/// An item that the system makes. (Apple: `DefaultToolbarItem`.)
public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    public let _bars: _ToolbarBars
    public var _items: [_BarItem] { [] }

    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        _bars = _ToolbarBars(placement)
    }

    public var body: Never { return fatalError("DefaultToolbarItem has no body") }
}

/// (Apple: `ToolbarDefaultItemKind`.)
nonisolated public struct ToolbarDefaultItemKind: Sendable {
    public static let search = ToolbarDefaultItemKind()
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
}

/// How a search field comes up. (Apple: `SearchToolbarBehavior`.)
nonisolated public struct SearchToolbarBehavior: Sendable {
    public static let automatic = SearchToolbarBehavior()
    public static let minimize = SearchToolbarBehavior()
}

/// (Apple: `SearchPresentationToolbarBehavior`.)
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension ToolbarContent {
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

nonisolated extension View {
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        barItems([_BarItem(.principal, title())])
    }
}

/// (Apple: `SearchScopeActivation`.)
nonisolated public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

/// How the source of a zoom looks. (Apple: `MatchedTransitionSourceConfiguration`.)
nonisolated public protocol MatchedTransitionSourceConfiguration {}

nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
    public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

/// Ends a search. (Apple: `DismissSearchAction`.)
nonisolated public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a window; there is only one. (Apple: `OpenWindowAction`.)
nonisolated public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// (Apple: `DismissWindowAction`.)
nonisolated public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Asks for a review; nobody is asked. (Apple: StoreKit's `RequestReviewAction`.)
nonisolated public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

/// Gives a list's or text's name to edit. (Apple: `RenameAction`.)
nonisolated public struct RenameAction: Sendable {
    public func callAsFunction() {}
}

nonisolated extension EnvironmentValues {
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var rename: RenameAction? { nil }
    public var supportsMultipleWindows: Bool { false }
    public var undoManager: UndoManager? { nil }
    public var isHoverEffectEnabled: Bool { true }
    public var isActivityFullscreen: Bool { false }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var isTabBarShowingSections: Bool { false }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var autocorrectionDisabled: Bool {
        get { false }
        set {}
    }
}

/// (Apple: `ResetFocusAction`.)
nonisolated public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// (Apple: `SpringLoadingBehavior`.)
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
    public static let automatic = SpringLoadingBehavior()
    public static let enabled = SpringLoadingBehavior()
    public static let disabled = SpringLoadingBehavior()
}

/// Undoes; there is no undo without Foundation's own. (Apple: Foundation's `UndoManager`.)
nonisolated public final class UndoManager {
    public init() {}
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

/// Content that a user can rearrange. (Apple: `CustomizableToolbarContent`.)
public typealias CustomizableToolbarContent = ToolbarContent
