/// What the graph keeps for one place with a body: the storage of its properties, why the body has to run again,
/// and how often it ran.
nonisolated final class BodyState {
    let type: BodyType
    let graph: ViewGraph
    /// How often the body ran.
    private(set) var runs = 0
    /// The storage of the dynamic properties, in their order.
    private var kept: [AnyObject?]
    /// What has changed since the body last ran, as `_printChanges` names it.
    private var changes: Set<String>
    /// By the states that they are of: the names of the view's bindings.
    private var bindings: [BindingSource: String] = [:]
    /// Whether the place has left the tree.
    private(set) var isGone = false
    private let number: Int
    private unowned(unsafe) var node: ViewNode!
    private var run: (() -> Void)!

    static let value = "@self"
    static let identity = "@identity"
    static let observed = "@dependencies"

    init(_ type: Any.Type, _ graph: ViewGraph) {
        self.type = graph.types[type]
        self.graph = graph
        kept = Array(repeating: nil, count: self.type.properties.count)
        changes = Set(self.type.properties.map(\.label)).union([BodyState.value])
        // The platform only speaks of an identity where something is kept for it.
        if !kept.isEmpty { changes.insert(BodyState.identity) }
        number = graph.nextNumber()
    }

    /// - Parameter run: Runs the body for the place and brings what is below in line.
    func attach(to node: ViewNode, run: @escaping () -> Void) {
        self.node = node
        self.run = run
    }

    /// Whether the body has to run before what it made is right again.
    var isStale: Bool { !changes.isEmpty }

    /// The value of the view became another.
    func valueChanged() { changes.insert(BodyState.value) }

    /// Something that the body read has changed: it runs again when the graph gets to it.
    ///
    /// - Parameter what: As `_printChanges` names it: `_count`.
    func invalidate(_ what: String) {
        if isGone { return }
        if graph.isRunning(self) { graph.warn("\(type.name) changes \(plain(what)) while its body runs") }
        let wasStale = isStale
        changes.insert(what)
        graph.noteChange("\(type.name).\(plain(what))")
        if !wasStale || graph.isRunning(self) { graph.schedule(node, order: number, run) }
    }

    private func plain(_ what: String) -> String { what.hasPrefix("_") ? String(what.dropFirst()) : what }

    /// Remembers which property of the view has a binding to a state.
    func name(_ source: BindingSource, _ label: String) { bindings[source] = label }

    /// What `_printChanges` calls a state that the body reads through a binding.
    func label(of source: BindingSource) -> String { bindings[source.root] ?? BodyState.observed }

    /// Connects the properties of a new value, or of the present one in another environment, with what is kept.
    func link(_ view: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
        for (index, property) in type.properties.enumerated() {
            let link = PropertyLink(body: self, label: property.label, environment: environment)
            if property.link(view, &kept[index], link) { changes.insert(property.label) }
        }
        type.update(view)
    }

    /// Runs the body, and remembers what it reads.
    func evaluate<Body>(_ body: @escaping @MainActor () -> Body) -> Body {
        runs += 1
        let changes = changes
        self.changes = []
        graph.unschedule(node)
        if !type.isLibrarys { graph.timeline.add(.body, type.name) }
        return graph.running(self) {
            if type.isLibrarys { return observing(body) }
            return BodyChanges.$current.withValue(BodyChanges(order(changes))) { observing(body) }
        }
    }

    private func observing<Body>(_ body: @escaping @MainActor () -> Body) -> Body {
        tracking(body, onChange: { [weak self] in self?.invalidate(BodyState.observed) })
    }

    /// In the platform's order: the value, the identity, the properties as they were declared.
    private func order(_ changes: Set<String>) -> [String] {
        var names: [String] = []
        let known = [BodyState.value, BodyState.identity] + type.properties.map(\.label) + [BodyState.observed]
        for name in known where changes.contains(name) && !names.contains(name) { names.append(name) }
        return names
    }

    /// The place leaves the tree for good.
    func leave() {
        isGone = true
        graph.unschedule(node)
        for case let subscription as any Leaving in kept { subscription.leave() }
    }
}

/// What a property's storage does when its view leaves the tree.
nonisolated protocol Leaving: AnyObject {
    func leave()
}

/// Why the present body runs.
nonisolated struct BodyChanges: Sendable {
    let names: [String]

    init(_ names: [String]) { self.names = names }

    @TaskLocal static var current: BodyChanges?

    /// As the platform prints it: `Row: @self, @identity, _count changed.`
    func line(for type: Any.Type) -> String {
        names.isEmpty ? "\(type): unchanged." : "\(type): \(names.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Prints what made the present body run. (Apple: `_printChanges`.)
    public static func _printChanges() {
        print((BodyChanges.current ?? BodyChanges([])).line(for: Self.self))
    }

    /// The platform logs it; here the log is the console. (Apple: `_logChanges`.)
    public static func _logChanges() { _printChanges() }
}
