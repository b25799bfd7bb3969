// Ways through a view for assistive technologies, and what a chart tells them.

/// An entry of a rotor. (Apple: `AccessibilityRotorEntry`.)
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
}

/// (Apple: `AccessibilityRotorContent`.)
nonisolated public protocol AccessibilityRotorContent {}

@resultBuilder
nonisolated public enum AccessibilityRotorContentBuilder {
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> [String] { [] }
}

/// (Apple: `AccessibilitySystemRotor`.)
nonisolated public struct AccessibilitySystemRotor: Sendable {
    public static let links = AccessibilitySystemRotor()
    public static let headings = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
}

/// How much a custom content matters. (Apple: `AXCustomContent.Importance`.)
nonisolated public enum AXCustomContentImportance: Sendable { case `default`, high }

nonisolated extension View {
    public func accessibilityRotor<Entry: Identifiable>(
        _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotor(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> [String]
    ) -> some View { self }
    public func accessibilityRotor(
        _ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> [String]
    ) -> some View { self }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContentImportance
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityScrollStatus(
        _ status: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
}

nonisolated extension EnvironmentValues {
    public var accessibilityEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
