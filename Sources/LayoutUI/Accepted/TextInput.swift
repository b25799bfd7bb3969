// How text is edited, and keys that are pressed. Nobody edits text here, and no key is pressed.

/// What is selected of a text. (Apple: `TextSelection`.)
nonisolated public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// What is selected of an attributed text. (Apple: `AttributedTextSelection`.)
nonisolated public struct AttributedTextSelection: Hashable, Sendable {
    public init() {}
}

extension TextEditor {
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }
}

/// (Apple: `WritingToolsBehavior`.)
nonisolated public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}

nonisolated extension KeyPress {
    /// When in a press something is told. (Apple: `KeyPress.Phases`.)
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public var characters: String { String(key.character) }
    public var modifiers: EventModifiers { [] }
    public var phase: Phases { .down }
}

nonisolated extension View {
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public func textInputCompletion(_ completion: String) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
}
