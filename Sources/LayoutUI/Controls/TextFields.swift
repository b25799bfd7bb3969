/// A line of text to edit. (Apple: `TextField`.)
public struct TextField<Label: View>: View {
    @Environment(\.textFieldStyle) private var style
    private let text: String
    private let prompt: Text?
    private let label: Label
    private let axis: Axis

    fileprivate init(_ text: String, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text.wrappedValue, prompt: prompt, label: label())
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text.wrappedValue, prompt: prompt, axis: axis, label: label())
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(format.format(value.wrappedValue), prompt: prompt, label: label())
    }

    public var body: some View {
        if let style {
            style.value.erasedBody(TextField<AnyView>(text, prompt: prompt, axis: axis, label: AnyView(label)))
                .changing { $0.textFieldStyle = nil }
        } else {
            TextFieldContent(text: text, prompt: prompt, label: AnyView(label), axis: axis)
        }
    }
}

extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.init(text.wrappedValue, prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text.wrappedValue, prompt: nil, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text.wrappedValue, prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text.wrappedValue, prompt: prompt, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text.wrappedValue, prompt: nil, axis: axis, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text.wrappedValue, prompt: nil, axis: axis, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text.wrappedValue, prompt: prompt, axis: axis, label: Text(title))
    }
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(format.format(value.wrappedValue), prompt: prompt, label: Text(title))
    }
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value.wrappedValue.map(format.format) ?? "", prompt: prompt, label: Text(title))
    }
    public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(title))
    }
}

/// A line of text that is not shown. (Apple: `SecureField`.)
public struct SecureField<Label: View>: View {
    private let text: String
    private let prompt: Text?
    private let label: Label

    private init(_ text: String, prompt: Text?, label: Label) {
        self.text = String(repeating: "•", count: text.count)
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text.wrappedValue, prompt: prompt, label: label())
    }

    public var body: some View {
        TextFieldContent(text: text, prompt: prompt, label: AnyView(label), axis: .horizontal)
    }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.init(text.wrappedValue, prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text.wrappedValue, prompt: nil, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text.wrappedValue, prompt: prompt, label: Text(title))
    }
}

/// The text, or in its absence the prompt, in a field as wide as possible.
private struct TextFieldContent: View {
    @Environment(\.textFieldBorder) private var border
    let text: String
    let prompt: Text?
    let label: AnyView
    let axis: Axis

    var body: some View {
        if border == .rounded {
            field
                .padding(.horizontal, ControlMetrics.roundedTextFieldInset)
                .frame(minHeight: ControlMetrics.roundedTextFieldHeight)
                .overlay {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator, lineWidth: 0.5)
                }
        } else {
            field
        }
    }

    private var field: some View {
        shown
            .lineLimit(axis == .horizontal ? 1 : nil)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, ControlMetrics.textFieldMargin)
    }

    @ViewBuilder private var shown: some View {
        if !text.isEmpty {
            Text(verbatim: text)
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
    private let text: String

    public init(text: Binding<String>) { self.text = text.wrappedValue }

    public var body: some View {
        Text(verbatim: text)
            .padding(ControlMetrics.textEditorInsets)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
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
