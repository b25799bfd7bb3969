import Layout
import Typesetting

/// Everything that the places of one view tree share.
nonisolated final class ViewGraph {
    let typesetter: Typesetter
    let timeline = Timeline()
    /// What the engine noticed while building and laying out, each once, in order.
    private(set) var warnings: [String] = []
    private var warned: Set<String> = []

    private var scheduled: [(node: ViewNode, name: String, run: () -> Void)] = []
    private var depth = 0

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

    /// Runs a body inside the present one.
    func descend<V>(into type: V.Type, _ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        if depth > ViewGraph.deepestBody {
            giveUp("\(typeName(type)) has a body without end: it contains itself")
        }
        body()
    }

    func schedule(_ node: ViewNode, named name: String, _ run: @escaping () -> Void) {
        scheduled.append((node, name, run))
    }

    func unschedule(_ node: ViewNode) {
        scheduled.removeAll { $0.node === node }
    }

    // MARK: Appearance

    private var layouts = 0
    /// The views that are in the tree and want to know when they leave it, by the number of the layout in which
    /// they were last met.
    private var present: [ObjectIdentifier: (node: ViewNode, layout: Int, leave: () -> Void)] = [:]

    func present(_ node: ViewNode, at moment: LayoutMoment, leave: @escaping () -> Void) {
        present[ObjectIdentifier(node)] = (node, moment.number, leave)
    }

    /// Tells all views of a tree that it has been laid out, and runs what they have to do.
    ///
    /// - Returns: Whether anything was done.
    func report(_ root: ViewNode) -> Bool {
        layouts += 1
        let moment = LayoutMoment(number: layouts)
        root.reportLayout(0..<root.count, moment)
        let gone = present.values.filter { $0.layout != layouts }.sorted { $0.layout < $1.layout }
        for one in gone {
            present[ObjectIdentifier(one.node)] = nil
            one.leave()
        }
        moment.run()
        return !moment.isEmpty || !gone.isEmpty
    }

    /// Runs what has been scheduled until nothing is left.
    ///
    /// - Returns: Whether there was anything to run.
    func settle() -> Bool {
        var rounds = 0
        while !scheduled.isEmpty {
            rounds += 1
            if rounds > ViewGraph.mostRounds {
                let names = Set(scheduled.map(\.name)).sorted().joined(separator: ", ")
                giveUp("the state never settles: after \(ViewGraph.mostRounds) updates \(names) changed again")
            }
            let next = scheduled.removeFirst()
            next.run()
        }
        return rounds > 0
    }
}
