// Buttons whose role gives the label, and titles that are resources.

extension Button where Label == Text {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == LayoutUI.Label<Text, Image> {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { LayoutUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { LayoutUI.Label(title, image: image) }
    }
}

/// The label that the system gives to a role. (Apple: `DefaultButtonLabel`.)
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .cancel: Text(verbatim: "Cancel")
        case .destructive: Text(verbatim: "Delete")
        case .confirm: Image(systemName: "checkmark")
        default: Image(systemName: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
