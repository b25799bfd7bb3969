import Layout

/// A view with something to do while it is there, which may take time.
nonisolated struct LifetimeTask<Content: View, ID: Equatable>: PrimitiveView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: RunningTask<ID>()) { node, running, moment in
            let (graph, running) = (inputs.graph, running)
            graph.present(node, at: moment) { running.cancel() }
            let view = node.view
            if running.id == view.id { return }
            moment.start { running.start(view, in: graph, name: node.viewName) }
        }
    }
}

/// The task of a view that is there, and the identity that it was begun for.
nonisolated private final class RunningTask<ID: Equatable> {
    private(set) var id: ID?
    private var cancellation: (() -> Void)?

    func start<Content: View>(_ view: LifetimeTask<Content, ID>, in graph: ViewGraph, name: String) {
        cancellation?()
        id = view.id
        graph.timeline.add(.taskStarted, name)
        let timeline = OnMain(value: graph.timeline)
        let work = OnMain(value: view.action)
        let task = Task(priority: view.priority) { @MainActor in
            await work.value()
            timeline.value.add(Task.isCancelled ? .taskCancelled : .taskEnded, name)
        }
        cancellation = { task.cancel() }
    }

    /// The view disappears: when it comes again the task is begun again.
    func cancel() {
        cancellation?()
        cancellation = nil
        id = nil
    }
}

nonisolated extension View {
    /// Begins a task when the view appears, and cancels it when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        LifetimeTask(content: self, id: 0, priority: priority, action: action)
    }

    /// Begins a task when the view appears and, having cancelled the one before, whenever the identity has changed.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        LifetimeTask(content: self, id: id, priority: priority, action: action)
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
