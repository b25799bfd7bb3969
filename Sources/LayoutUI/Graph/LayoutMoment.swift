import Layout

/// What nodes that do something after a layout have it done by: actions run once all have been asked.
final class LayoutMoment {
    /// Tells this layout's visit of a node from those before.
    let number: Int
    private var actions: [() -> Void] = []
    private var tasks: [() -> Void] = []

    init(number: Int) { self.number = number }

    /// Appearances and changes happen in the order of the tree, the deepest first, and on one view as they are
    /// written.
    func perform(_ action: @escaping () -> Void) { actions.append(action) }

    /// Tasks begin when everything else has been done.
    func start(_ task: @escaping () -> Void) { tasks.append(task) }

    func run() {
        for action in actions { action() }
        for task in tasks { task() }
    }

    /// Whether anything is to be done.
    var isEmpty: Bool { actions.isEmpty && tasks.isEmpty }
}
