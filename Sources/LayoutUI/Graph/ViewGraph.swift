import Layout
import Typesetting

/// Everything that the places of one view tree share.
nonisolated final class ViewGraph {
    let typesetter: Typesetter
    let timeline = Timeline()
    /// What the engine noticed while building and laying out, each once, in order.
    private(set) var warnings: [String] = []
    private var warned: Set<String> = []
    /// How often something was presented over everything else.
    var presentations = 0

    /// What is known of the types met so far.
    let types = BodyTypes()

    private var depth = 0
    private var numbers = 0

    /// Bodies inside bodies beyond this are taken for a view that contains itself.
    private static let deepestBody = 1_000
    /// Rounds of updates after which a tree is taken never to settle.
    private static let mostRounds = 100

    init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    func warn(_ message: String) {
        if warned.insert(message).inserted { warnings.append(message) }
    }

    /// The view that a modifier is being applied to, for messages about what the modifier was given.
    private(set) var subject: LayoutElement?

    /// Applies a modifier to a view.
    func applying<Result>(to element: LayoutElement, _ operation: () -> Result) -> Result {
        let outer = subject
        subject = element
        defer { subject = outer }
        return operation()
    }

    /// Runs a body inside the present one.
    func descend<V>(into type: V.Type, _ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        if depth > ViewGraph.deepestBody {
            giveUp("\(typeName(type)) has a body without end: it contains itself")
        }
        body()
    }

    private var admitted = 0

    /// Rows that are built at once beyond this are taken for a mistake: their views alone would need gigabytes.
    private static let mostRows = 100_000

    /// Counts rows of a `ForEach` that are all built, whether they can be seen or not.
    func admit<Row>(_ count: Int, of type: Row.Type) {
        admitted += count
        if count > 0, admitted > ViewGraph.mostRows {
            giveUp(
                "ForEach makes \(count) views of \(typeName(type)) at once, and \(ViewGraph.mostRows) are the most there may "
                    + "be: a LazyVStack, a LazyVGrid or a List only makes those that can be seen")
        }
    }

    /// A number that tells places apart in the order in which they were made.
    func nextNumber() -> Int {
        numbers += 1
        return numbers
    }

    private var store: [String: AnyObject] = [:]

    /// What all views share that name a key. Under another type it is another thing.
    func stored<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
        if let known = store["\(Object.self) \(key)"] as? Object { return known }
        let object = make()
        store["\(Object.self) \(key)"] = object
        return object
    }

    // MARK: Reading

    /// The body that runs now, if one does.
    private(set) var reader: BodyState?
    /// Whether what is read now is part of what is shown. It is not in an action.
    private(set) var isUpdating = false

    func isRunning(_ body: BodyState) -> Bool { reader === body }

    /// Has everything read in the meantime belong to a body.
    func running<Result>(_ body: BodyState, _ operation: () -> Result) -> Result {
        let outer = reader
        reader = body
        defer { reader = outer }
        return updating(operation)
    }

    /// Makes a view outside of any body: a row when it is asked for, what a geometry reader shows.
    ///
    /// - Parameter again: Makes it again, when an observable property that it read has changed.
    func making<Content>(
        for node: ViewNode, _ make: @escaping () -> Content, again: @escaping () -> Void
    ) -> Content {
        let make = OnMain(value: make)
        return tracking(
            { make.value() },
            onChange: { [weak self, weak node] in
                guard let self, let node else { return }
                schedule(node, named: "\(node.viewName)'s \(typeName(type(of: node)))", again)
            })
    }

    /// Builds, updates or lays out.
    func updating<Result>(_ operation: () -> Result) -> Result {
        let outer = isUpdating
        isUpdating = true
        defer { isUpdating = outer }
        return operation()
    }

    /// Whether two environments have the same values.
    func areSame(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool { types.comparisons.areSame(a, b) }

    // MARK: Updates

    private struct Update {
        let node: ViewNode
        let order: Int
        let run: () -> Void
    }

    private var scheduled: [ObjectIdentifier: Update] = [:]
    /// Containers whose elements became others, in that order.
    private var collections: [(node: ViewNode, collect: () -> Void)] = []
    private var collecting: Set<ObjectIdentifier> = []
    private var isSettling = false
    /// What changed since it was last asked, by view and property.
    private var changed: Set<String> = []

    /// Has a place brought in line when the graph gets to it: those above first, then in the order in which they
    /// were made.
    func schedule(_ node: ViewNode, order: Int, _ run: @escaping () -> Void) {
        scheduled[ObjectIdentifier(node)] = Update(node: node, order: order, run: run)
    }

    /// - Parameter name: What changed, for a message about what keeps changing.
    func schedule(_ node: ViewNode, named name: String, _ run: @escaping () -> Void) {
        noteChange(name)
        schedule(node, order: 0, run)
    }

    func unschedule(_ node: ViewNode) { scheduled[ObjectIdentifier(node)] = nil }

    /// Remembers what changed, for a message about what keeps changing.
    func noteChange(_ name: String) { changed.insert(name) }

    /// What has changed since this was last asked, each once.
    func takeChanges() -> [String] {
        defer { changed = [] }
        return changed.sorted()
    }

    /// Has a container collect its elements: at once, or while updates run once all have.
    func collect(_ node: ViewNode, _ collect: @escaping () -> Void) {
        guard isSettling else { return collect() }
        if collecting.insert(ObjectIdentifier(node)).inserted { collections.append((node, collect)) }
    }

    func forgetCollection(of node: ViewNode) {
        if collecting.remove(ObjectIdentifier(node)) == nil { return }
        collections.removeAll { $0.node === node }
    }

    /// Does something that updates places, and has the containers collect what became others.
    func settling(_ operation: () -> Void) {
        isSettling = true
        updating(operation)
        var index = 0
        while index < collections.count {
            let next = collections[index]
            index += 1
            if collecting.remove(ObjectIdentifier(next.node)) != nil { updating(next.collect) }
        }
        collections = []
        isSettling = false
    }

    /// Runs what has been scheduled until nothing is left.
    ///
    /// - Returns: Whether there was anything to run.
    func settle() -> Bool {
        if scheduled.isEmpty { return false }
        settling {
            var rounds = 0
            while !scheduled.isEmpty {
                rounds += 1
                if rounds > ViewGraph.mostRounds {
                    _ = takeChanges()
                    runRound()
                    giveUp(
                        "the state never settles: after \(ViewGraph.mostRounds) updates "
                            + "\(takeChanges().joined(separator: ", ")) changed again")
                }
                runRound()
            }
        }
        return true
    }

    private func runRound() {
        let round = scheduled.values.map { ($0.node.depth, $0) }.sorted {
            ($0.0, $0.1.order) < ($1.0, $1.1.order)
        }
        for (_, update) in round {
            // One above may have run it already, or taken it out of the tree.
            guard let own = scheduled.removeValue(forKey: ObjectIdentifier(update.node)) else { continue }
            own.run()
        }
    }

    // MARK: Appearance

    private struct Presence {
        let node: ViewNode
        /// Tells which came first.
        let order: Int
        /// The layout in which it was last met.
        var layout: Int
        var leave: () -> Void
    }

    private var layouts = 0
    private var arrivals = 0
    /// The places that are in the tree and want to know when they leave it.
    private var present: [ObjectIdentifier: Presence] = [:]

    /// Says that a place is in the tree.
    ///
    /// - Parameter leave: What to do when it is there no more.
    /// - Returns: Whether it has just come.
    @discardableResult
    func present(_ node: ViewNode, at moment: LayoutMoment, leave: @escaping () -> Void) -> Bool {
        if present[ObjectIdentifier(node)] != nil {
            present[ObjectIdentifier(node)]?.layout = moment.number
            present[ObjectIdentifier(node)]?.leave = leave
            return false
        }
        arrivals += 1
        present[ObjectIdentifier(node)] = Presence(
            node: node, order: arrivals, layout: moment.number, leave: leave)
        return true
    }

    /// Tells all views of a tree that it has been laid out, and runs what they have to do: first those that are
    /// there, then, in the order in which they had come, those that are there no more.
    func report(_ root: ViewNode) {
        layouts += 1
        let moment = LayoutMoment(number: layouts)
        root.reportLayout(0..<root.count, moment)
        let gone = present.values.filter { $0.layout != layouts }.sorted { $0.order < $1.order }
        for one in gone { present[ObjectIdentifier(one.node)] = nil }
        moment.run()
        for one in gone { one.leave() }
    }
}
