import Layout

/// What nodes that do something after a layout have it done by: actions run once all have been asked.
final class LayoutMoment {
    /// Tells this layout's visit of a node from those before.
    let number: Int
    private var appearances: [() -> Void] = []
    private var changes: [() -> Void] = []

    init(number: Int) { self.number = number }

    /// Runs before all changes, in the order in which it was added.
    func onAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
    func onChange(_ action: @escaping () -> Void) { changes.append(action) }

    func run() {
        for action in appearances { action() }
        for action in changes { action() }
    }

    /// Whether anything is to be done.
    var isEmpty: Bool { appearances.isEmpty && changes.isEmpty }
}
