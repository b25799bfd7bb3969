// Modifiers with something to do when the user or the system does something. Those that no action of a script can cause
// do nothing.

/// What a return key says. (Apple: `SubmitLabel`.)
nonisolated public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// What triggers a submission. (Apple: `SubmitTriggers`.)
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters a keyboard begins with capitals. (Apple: `UITextAutocapitalizationType`.)
nonisolated public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Which keyboard a text field has; the names are UIKit's. (Apple: `UIKeyboardType`.)
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a text field is for. (Apple: `UITextContentType`.)
nonisolated public struct UITextContentType: Hashable, Sendable {
    private let name: String
    public static let name = UITextContentType(name: "name")
    public static let givenName = UITextContentType(name: "givenName")
    public static let familyName = UITextContentType(name: "familyName")
    public static let username = UITextContentType(name: "username")
    public static let password = UITextContentType(name: "password")
    public static let newPassword = UITextContentType(name: "newPassword")
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    public static let emailAddress = UITextContentType(name: "emailAddress")
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(name: "URL")
    public static let postalCode = UITextContentType(name: "postalCode")
    public static let addressCity = UITextContentType(name: "addressCity")
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

nonisolated public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// Whether text can be selected. (Apple: `TextSelectability`.)
nonisolated public protocol TextSelectability { static var allowsSelection: Bool { get } }
nonisolated public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
nonisolated public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
nonisolated extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
nonisolated extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A key of a keyboard. (Apple: `KeyEquivalent`.)
nonisolated public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let delete = KeyEquivalent("\u{8}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

nonisolated public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
    public static let defaultAction = KeyboardShortcut(.return)
    public static let cancelAction = KeyboardShortcut(.escape)
}

/// What is felt when something happens. (Apple: `SensoryFeedback`.)
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    public enum Weight: Sendable { case light, medium, heavy }
    public enum Flexibility: Sendable { case rigid, solid, soft }
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

nonisolated extension View {
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changing { if triggers.contains(.text) { $0.submitActions.append(action) } }
    }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        changing { if isBlocking { $0.submitActions = [] } }
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        touchable(
            .focus(
                FocusLink(
                    isFocused: { condition.wrappedValue }, gain: { condition.wrappedValue = true },
                    lose: { condition.wrappedValue = false })))
    }
    /// Where the focus leaves all views of the binding, it has no value: a `nil` then.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        touchable(
            .focus(
                FocusLink(
                    isFocused: { binding.wrappedValue == value }, gain: { binding.wrappedValue = value },
                    lose: { if let none = Optional<Any>.none as? Value { binding.wrappedValue = none } })))
    }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        self
    }
    public func focusSection() -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        self
    }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> some View { self }
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    public func dropDestination<T>(
        for type: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    public func itemProvider(_ action: (() -> Any?)?) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

/// A key that was pressed. (Apple: `KeyPress`.)
nonisolated public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public let key: KeyEquivalent
}

nonisolated public enum MoveCommandDirection: Sendable { case up, down, left, right }
