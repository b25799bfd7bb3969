// Modifiers that describe a view to assistive technologies. They have no effect on layout or drawing; actions name views
// by their labels.

/// What kind of element a view is to assistive technologies. (Apple: `AccessibilityTraits`.)
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isToggle = AccessibilityTraits("isToggle")
    public static let isTabBar = AccessibilityTraits("isTabBar")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formUnion(other)
        return copy
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formIntersection(other)
        return copy
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var copy = self
        copy.formSymmetricDifference(other)
        return copy
    }
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(member)
        formUnion(member)
        return (isNew, member)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        insert(member).inserted ? nil : member
    }
}

/// What becomes of the elements inside. (Apple: `AccessibilityChildBehavior`.)
nonisolated public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// A kind of action. (Apple: `AccessibilityActionKind`.)
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Which way an adjustable element is changed. (Apple: `AccessibilityAdjustmentDirection`.)
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How important a heading is. (Apple: `AccessibilityHeadingLevel`.)
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What a text is about. (Apple: `AccessibilityTextContentType`.)
nonisolated public enum AccessibilityTextContentType: Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The part that a view has in a pair of label and content. (Apple: `AccessibilityLabeledPairRole`.)
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View { touchable(.name(label.string)) }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        touchable(.name(String(label)))
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        touchable(isEnabled ? .name(label.string) : .taps([], .normal, isControl: false))
    }
    public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: Self) -> V) -> some View { self }
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    public func accessibilityHint(_ hint: Text) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
    public func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey
    ) -> some View { self }
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
