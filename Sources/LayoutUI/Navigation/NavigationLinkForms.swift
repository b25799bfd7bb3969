// Links of before iOS 16, which tell a binding when they are followed, and titles that are resources.

extension NavigationLink where Destination == Never {
    @_disfavoredOverload
    public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(to: .view { AnyView(destination()) }, label: label()) { isActive.wrappedValue = true }
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isActive: isActive, destination: { destination }, label: label)
    }
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(to: .view { AnyView(destination()) }, label: label()) { selection.wrappedValue = tag }
    }
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    public init(
        _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(isActive: isActive, destination: { destination }, label: { Text(title) })
    }
    public init<V: Hashable>(
        _ title: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
    public init<V: Hashable>(
        _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: { Text(title) })
    }
}
