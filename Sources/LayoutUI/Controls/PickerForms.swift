extension Picker where Label == Text {
    /// A label of the value that stands in the closed picker; it is shown in the menu style only, and there is laid
    /// out as the chosen option is.
    public init<V: View>(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(title, selection: selection, content: content) }
}
