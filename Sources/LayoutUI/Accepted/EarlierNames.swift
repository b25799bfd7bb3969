// Names that SwiftUI had before, and that much code still uses.

/// (Apple: `Alert`.)
nonisolated public struct Alert {
    public struct Button {
        let label: Text
        var role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label, nil, action) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(verbatim: "Cancel"), .cancel, action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// (Apple: `ActionSheet`.)
nonisolated public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The former name of the text sizes. (Apple: `ContentSizeCategory`.)
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension EnvironmentValues {
    /// The two name the same twelve sizes in the same order.
    public var sizeCategory: ContentSizeCategory {
        get {
            let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
            return ContentSizeCategory.allCases[index]
        }
        set {
            let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3
            dynamicTypeSize = DynamicTypeSize.allCases[index]
        }
    }
}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding { self }
    public func transaction(_ transaction: Transaction) -> Binding { self }
}

nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        let content = OnMain(value: content)
        return presenting(.alert, isPresented) { content.value().view }
    }
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        let content = OnMain(value: content)
        return presenting(.alert, item) { content.value($0).view }
    }
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        let content = OnMain(value: content)
        return presenting(.confirmationDialog, isPresented) { content.value().view }
    }
    public func accessibility(label: Text) -> some View { self }
    public func accessibility(value: Text) -> some View { self }
    public func accessibility(hint: Text) -> some View { self }
    public func accessibility(hidden: Bool) -> some View { self }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(sortPriority: Double) -> some View { self }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is arranging.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

// Styles were named by their types.
public typealias StackNavigationViewStyle = NavigationViewStyleKind
public typealias DefaultNavigationViewStyle = NavigationViewStyleKind
public typealias DoubleColumnNavigationViewStyle = NavigationViewStyleKind
public typealias ColumnNavigationViewStyle = NavigationViewStyleKind

/// The former way to a container of one's own: what `Group(subviews:)` is now. (Apple: `_VariadicView`.)
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias Children = SubviewsCollection

    public struct Tree<Base: _VariadicView_Root, Content: View>: View {
        private let root: Base
        private let content: Content

        public init(_ root: Base, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        public var body: some View {
            Group(subviews: content) { root.body(children: $0) }
        }
    }
}

@MainActor @preconcurrency
public protocol _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: SubviewsCollection) -> Body
}

public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

@MainActor extension Alert {
    var view: some View {
        AlertContent(title: title, message: message, actions: EarlierButtons(buttons: buttons))
    }
}

@MainActor extension ActionSheet {
    var view: some View {
        DialogContent(
            title: title, message: message, hasCancel: buttons.contains { $0.role == .cancel },
            actions: EarlierButtons(buttons: buttons))
    }
}

/// The buttons of an alert or action sheet as views.
struct EarlierButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            let action = OnMain(value: button.action)
            Button(role: button.role, action: { action.value() }, label: { button.label })
        }
    }
}
