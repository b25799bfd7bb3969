extension Tab where Value: Hashable, Label == LayoutUI.Label<Text, Image> {
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { LayoutUI.Label("", systemImage: "magnifyingglass") }
    }

    public init(_ title: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { LayoutUI.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { LayoutUI.Label(title, image: image) }
    }
}

extension Tab where Value == Never, Label == LayoutUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { LayoutUI.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { LayoutUI.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { LayoutUI.Label(title, systemImage: systemImage) }
    }
}

extension Tab where Value: Hashable {
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: value, content: content, label: label) }
}
