// Toggles that stand for several values, and titles that are resources.

extension Binding where Value == Bool {
    /// On when all are; setting it sets all of them.
    init<C: RandomAccessCollection>(allOf sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init {
            bindings.allSatisfy(\.wrappedValue)
        } set: { value in
            for binding in bindings { binding.wrappedValue = value }
        }
    }
}

extension Toggle {
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(isOn: Binding(allOf: sources, isOn), label: label)
    }
}

extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == LayoutUI.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}
