/// An alert: title, message, and its buttons; one that says OK where there are none.
struct AlertContent<Message: View, Actions: View>: View {
    let title: Text
    let message: Message
    let actions: Actions

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                title.font(.headline)
                message.font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(16)
            Divider()
            Group(subviews: actions) { buttons in
                if buttons.isEmpty {
                    Button("OK") {}
                } else {
                    ForEach(buttons) { $0 }
                }
            }
            .buttonStyle(PresentationButtonStyle(height: PresentationMetrics.alertButton))
        }
    }
}

/// An action sheet: what can be done, and below it always a way out.
struct DialogContent<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let hasCancel: Bool
    let actions: Actions

    var body: some View {
        VStack(spacing: 0) {
            if let title { title.font(.footnote.bold()).padding(16) }
            message.font(.footnote).padding(.horizontal, 16)
            Group {
                actions
                if !hasCancel { Button("Cancel", role: .cancel) {} }
            }
            .buttonStyle(PresentationButtonStyle(height: PresentationMetrics.dialogButton))
        }
        .frame(maxWidth: .infinity)
    }
}

/// The items of a menu, one below the other.
struct MenuContent<Items: View>: View {
    let items: Items

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            items.buttonStyle(PresentationButtonStyle(height: PresentationMetrics.menuRow, isLeading: true))
        }
        .frame(maxWidth: .infinity)
    }
}

/// A button as wide as the alert, action sheet or menu that it is in.
struct PresentationButtonStyle: ButtonStyle {
    let height: CGFloat
    var isLeading = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .tintedForeground(configuration.role)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: height, alignment: isLeading ? .leading : .center)
    }
}

/// Looks into the values of views that are not built: what the label of a tab says, whether there is a way out.
nonisolated enum ViewValues {
    private static let deepest = 16

    /// The first text in a view's value.
    static func text<V>(in view: V) -> String? { first(in: view, depth: 0) { ($0 as? Text)?.string } }

    /// The first image in a view's value.
    static func image<V>(in view: V) -> Image? { first(in: view, depth: 0) { $0 as? Image } }

    static func contains<V, Value: Equatable>(_ value: Value, in view: V) -> Bool {
        first(in: view, depth: 0) { ($0 as? Value) == value ? true : nil } ?? false
    }

    private static func first<Found>(in value: Any, depth: Int, _ find: (Any) -> Found?) -> Found? {
        if let found = find(value) { return found }
        guard depth < deepest else { return nil }
        for child in Mirror(reflecting: value).children {
            if let found = first(in: child.value, depth: depth + 1, find) { return found }
        }
        return nil
    }
}
