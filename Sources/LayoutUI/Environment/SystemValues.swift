// Values that the system sets on the platform; here they have the values of a phone at rest.

/// How much room there is on an axis. (Apple: `UserInterfaceSizeClass`.)
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

nonisolated public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
nonisolated public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// How a view is shown. (Apple: `PresentationMode`.)
nonisolated public struct PresentationMode {
    public let isPresented: Bool
    let end: () -> Void
    public mutating func dismiss() { end() }
}

nonisolated public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// What pulling a list down does. (Apple: `RefreshAction`.)
nonisolated public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
    /// A phone's: compact across, regular along, in portrait.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? device.horizontalSizeClass }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? device.verticalSizeClass }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    public var dismiss: DismissAction { DismissAction(dismiss: dismissal ?? {}) }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, end: dismissal ?? {}))
    }
    public var isPresented: Bool { dismissal != nil }
    /// What ends the presentation around the view; nil where nothing is presented.
    var dismissal: (() -> Void)? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    public var isFocused: Bool { false }
    public var isSearching: Bool { false }
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { .regular }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var isLuminanceReduced: Bool {
        get { false }
        set {}
    }
    public var allowsTightening: Bool {
        get { false }
        set {}
    }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { nil }
        set {}
    }
    public var menuOrder: MenuOrder {
        get { .automatic }
        set {}
    }
    public var contentTransition: ContentTransition {
        get { .identity }
        set {}
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { false }
        set {}
    }
    public var keyboardShortcut: KeyboardShortcut? { nil }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
    public var isFocusEffectEnabled: Bool { true }
    public var appearsActive: Bool { true }
    public var backgroundMaterial: Material? { nil }
    public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
    public var labelsVisibility: Visibility { .automatic }
    public var isScrollEnabled: Bool {
        get { true }
        set {}
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}
private enum DismissalKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}
private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}
private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}
private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}
private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}
private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}
private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}
private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { ListMetrics.minimumRowHeight }
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

/// How large controls are. (Apple: `ControlSize`.)
nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// How much something stands out. (Apple: `Prominence`.)
nonisolated public enum Prominence: Hashable, Sendable { case standard, increased }

nonisolated public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }

nonisolated extension DeviceContext {
    /// The width, in points, from which a screen counts as regular: every iPad is wider in portrait (744), every
    /// iPhone narrower. (Apple: Human Interface Guidelines, "Layout", table of device size classes.)
    static let regularWidth = 700.0

    private var screenWidth: Double { safeSize.width + safeArea.horizontal }
    private var screenHeight: Double { safeSize.height + safeArea.vertical }

    var horizontalSizeClass: UserInterfaceSizeClass {
        min(screenWidth, screenHeight) >= DeviceContext.regularWidth ? .regular : .compact
    }

    /// Compact on a phone in landscape.
    var verticalSizeClass: UserInterfaceSizeClass {
        screenWidth > screenHeight && screenHeight < 500 ? .compact : .regular
    }
}

nonisolated extension View {
    public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
