// The forms of text fields that edit a value, follow a selection, or are of the older kind.

nonisolated extension EditedText {
    /// A value as a format writes and reads it.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self.init(value, write: format.format) { try? format.parseStrategy.parse($0) }
    }

    /// A value that may be absent: then nothing is shown, and when nothing is left it is absent again.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self.init(value) {
            $0.map(format.format) ?? ""
        } read: { text -> F.FormatInput?? in
            text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self.init(value) {
            formatter.string(for: $0) ?? ""
        } read: {
            (formatter as? NumberFormatter)?.number(from: $0) as? V
        }
    }
}

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: label())
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: label())
    }
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(EditedText(value, formatter), prompt: prompt, label: label())
    }
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(EditedText(text), prompt: prompt, axis: axis ?? .horizontal, label: label())
    }
}

extension TextField where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: Text(title))
    }
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(EditedText(value, format), prompt: prompt, label: Text(title))
    }
    public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditedText(value, formatter), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditedText(value, formatter), prompt: prompt, label: Text(title))
    }
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(EditedText(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(EditedText(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
    }
}

/// The forms of before iOS 15. Nothing tells when editing begins and ends; the return key commits.
extension TextField where Label == Text {
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
    public init<V>(
        _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        var edited = EditedText(value, formatter)
        edited.commit = onCommit
        self.init(edited, prompt: nil, label: Text(title))
    }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditedText(text, commit: onCommit), prompt: nil, label: Text(title))
    }
}
