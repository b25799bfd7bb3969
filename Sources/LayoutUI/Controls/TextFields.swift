/// A text that a field edits.
nonisolated struct EditedText {
    var text: () -> String
    var edit: (String) -> Void
    /// What the return key does beside the environment's actions.
    var commit: () -> Void = {}

    init(_ binding: Binding<String>, commit: @escaping () -> Void = {}) {
        text = { binding.wrappedValue }
        edit = { binding.wrappedValue = $0 }
        self.commit = commit
    }

    /// A value as a format writes it. What cannot be read as a value changes nothing.
    init<Value>(
        _ binding: Binding<Value>, write: @escaping (Value) -> String, read: @escaping (String) -> Value?
    ) {
        text = { write(binding.wrappedValue) }
        edit = { if let value = read($0) { binding.wrappedValue = value } }
    }
}

/// A line of text to edit. (Apple: `TextField`.)
public struct TextField<Label: View>: View {
    @Environment(\.textFieldStyle) private var style
    private let edited: EditedText
    private let prompt: Text?
    private let label: Label
    private let axis: Axis

    init(_ edited: EditedText, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        self.edited = edited
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(EditedText(text), prompt: prompt, label: label())
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(EditedText(text), prompt: prompt, axis: axis, label: label())
    }

    public var body: some View {
        if let style {
            style.value.erasedBody(TextField<AnyView>(edited, prompt: prompt, axis: axis, label: AnyView(label)))
                .changing { $0.textFieldStyle = nil }
        } else {
            TextFieldContent(
                edited: edited, shown: edited.text(), prompt: prompt, label: AnyView(label),
                title: (label as? Text)?.string, axis: axis)
        }
    }
}

extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.init(EditedText(text), prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(EditedText(text), prompt: nil, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(EditedText(text), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(EditedText(text), prompt: prompt, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(EditedText(text), prompt: nil, axis: axis, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(EditedText(text), prompt: nil, axis: axis, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(EditedText(text), prompt: prompt, axis: axis, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(EditedText(text), prompt: prompt, axis: axis, label: Text(title))
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(EditedText(text), prompt: nil, label: Text(title))
    }
}

/// A line of text that is not shown. (Apple: `SecureField`.)
public struct SecureField<Label: View>: View {
    private let edited: EditedText
    private let prompt: Text?
    private let label: Label

    init(_ edited: EditedText, prompt: Text?, label: Label) {
        self.edited = edited
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(EditedText(text), prompt: prompt, label: label())
    }

    public var body: some View {
        TextFieldContent(
            edited: edited, shown: String(repeating: "•", count: edited.text().count), prompt: prompt,
            label: AnyView(label), title: (label as? Text)?.string, axis: .horizontal)
    }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.init(EditedText(text), prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(EditedText(text), prompt: nil, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(EditedText(text), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(EditedText(text), prompt: prompt, label: Text(title))
    }
}

/// The text, or in its absence the prompt, in a field as wide as possible.
private struct TextFieldContent: View, Unboxed {
    @Environment(\.textFieldBorder) private var border
    @Environment(\.submitActions) private var submitActions
    let edited: EditedText
    let shown: String
    let prompt: Text?
    let label: AnyView
    let title: String?
    let axis: Axis

    var body: some View {
        content.touchable(.field(input))
    }

    /// In a field of several lines the return key begins a new one.
    private var input: TextInput {
        let names = [title, prompt?.string].compactMap(\.self).filter { !$0.isEmpty }
        let actions = [edited.commit] + submitActions
        let submit = { for action in actions { action() } }
        return TextInput(
            names: names, text: edited.text, edit: edited.edit, submit: axis == .vertical ? nil : submit)
    }

    @ViewBuilder private var content: some View {
        if border == .rounded {
            field
                .padding(.horizontal, ControlMetrics.roundedTextFieldInset)
                .frame(minHeight: ControlMetrics.roundedTextFieldHeight)
                // The font makes the height: a field offered less does not shrink.
                .fixedSize(horizontal: false, vertical: true)
                .overlay {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator, lineWidth: 0.5)
                }
        } else {
            field
        }
    }

    private var field: some View {
        text
            .lineLimit(axis == .horizontal ? 1 : nil)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, ControlMetrics.textFieldMargin)
    }

    @ViewBuilder private var text: some View {
        if !shown.isEmpty {
            Text(verbatim: shown)
        } else if let prompt {
            prompt.foregroundStyle(Color.placeholderText)
        } else {
            label.foregroundStyle(Color.placeholderText)
        }
    }
}

/// How a text field is bordered. (Apple: `TextFieldStyle`.)
///
/// The library's own say which border the field has; an author's wraps the field in `_body(configuration:)`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = AnyView
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
    nonisolated var _hasBorder: Bool { get }
}

extension TextFieldStyle {
    nonisolated public var _hasBorder: Bool { false }
    public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
    fileprivate func erasedBody(_ configuration: TextField<_Label>) -> AnyView {
        AnyView(_body(configuration: configuration))
    }
}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _hasBorder: Bool { false }
}
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _hasBorder: Bool { false }
}
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _hasBorder: Bool { true }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension EnvironmentValues {
    enum TextFieldBorder { case none, rounded }

    private enum BorderKey: EnvironmentKey {
        static var defaultValue: TextFieldBorder { .none }
    }
    private enum SubmitKey: EnvironmentKey {
        static var defaultValue: [() -> Void] { [] }
    }

    /// What the return key does in a field, the innermost action first.
    var submitActions: [() -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }

    private enum StyleKey: EnvironmentKey {
        static var defaultValue: OnMain<any TextFieldStyle>? { nil }
    }

    /// An author's style.
    var textFieldStyle: OnMain<any TextFieldStyle>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    var textFieldBorder: TextFieldBorder {
        get { self[BorderKey.self] }
        set { self[BorderKey.self] = newValue }
    }
}

/// Text of any length to edit: it takes all it is offered. (Apple: `TextEditor`.)
public struct TextEditor: View {
    private let edited: EditedText
    private let shown: Text

    public init(text: Binding<String>) {
        edited = EditedText(text)
        shown = Text(verbatim: text.wrappedValue)
    }
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
    /// What is typed has no attributes.
    public init(text: Binding<AttributedString>) {
        edited = EditedText(text, write: { String($0.characters) }, read: { AttributedString($0) })
        shown = Text(text.wrappedValue)
    }

    public var body: some View {
        shown
            .padding(ControlMetrics.textEditorInsets)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .touchable(.field(TextInput(names: [], text: edited.text, edit: edited.edit)))
    }
}

nonisolated public struct TextEditorStyle: Sendable {
    public static let automatic = TextEditorStyle()
    public static let plain = TextEditorStyle()
}

nonisolated extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let isOfTheLibrary = S._Body.self == TextField<AnyView>.self
        let custom = isOfTheLibrary ? nil : OnMain<any TextFieldStyle>(value: style)
        return changing {
            $0.textFieldBorder = style._hasBorder ? .rounded : .none
            $0.textFieldStyle = custom
        }
    }
    public func textEditorStyle(_ style: TextEditorStyle) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

nonisolated public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
