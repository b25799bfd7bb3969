// The forms of pickers with a label for the closed picker, those that stand for several values, and those of the older kind.

// A label of the value that stands in the closed picker; it is shown in the menu style only, and there is laid out as the
// chosen option is.

extension Picker {
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content, label: label) }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// Shows the value that all have, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        let first = bindings.first?.wrappedValue
        let shared = bindings.allSatisfy { $0.wrappedValue == first } ? first : nil
        self.init(
            selection: shared,
            select: { value in
                for binding in bindings { binding.wrappedValue = value }
            }, content: content(), label: label())
    }
}

extension Picker where Label == Text {
    public init<V: View>(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(title, selection: selection, content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(title, selection: selection, content: content) }
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == LayoutUI.Label<Text, Image> {
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    public init<V: View>(
        _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}
