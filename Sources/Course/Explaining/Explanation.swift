import Layout
import Snapshot

/// How a laid-out tree came about, in words: of each view what it was offered, what it took, and by which rule.
public struct Explanation: Sendable {
    public struct View: Sendable {
        /// The shortest selector that names it in a query.
        public var selector: String
        public var kind: String
        /// In points; nil where its ideal length was asked for.
        public var proposed: Proposal
        public var size: Size
        /// In the coordinates of the space offered.
        public var origin: Point
        /// Sentences, in the order in which things happen.
        public var reasons: [String]
        /// A stack's children in the order in which they were served; empty where nothing was divided.
        public var turns: [Turn]
        public var children: [View]
    }

    /// A child's turn when a stack divides its length.
    public struct Turn: Sendable {
        public var selector: String
        /// What leads over to it from the turn before, where that is of another priority.
        public var lead: String?
        public var available: Double
        public var sharers: Int
        public var offered: Double
        public var took: Double
        public var minimum: Double
        /// nil: without end.
        public var maximum: Double?
        /// nil: the lowest, a spacer's.
        public var priority: Double?
    }

    public let conditions: RunConditions
    /// What the root was offered.
    public let offered: Size
    public let root: View

    public init(_ snapshot: LayoutSnapshot) {
        conditions = snapshot.conditions
        offered = snapshot.offered
        root = Self.view(0, of: SnapshotIndex(snapshot))
    }

    /// The views from the root to the one that a selector names.
    ///
    /// - Throws: `QueryError` where it names none or several, with what there is.
    public func path(to selector: String, in snapshot: LayoutSnapshot) throws(QueryError) -> [View] {
        let index = SnapshotIndex(snapshot)
        var position: Int? = try index.view(try QueryParser.selector(of: selector))
        var steps: [Int] = []
        while let current = position {
            if let parent = index.entries[current].parent, let step = index.children(of: parent).firstIndex(of: current)
            {
                steps.append(step)
            }
            position = index.entries[current].parent
        }
        var views = [root]
        for step in steps.reversed() { views.append(views[views.count - 1].children[step]) }
        return views
    }

    private static func view(_ position: Int, of index: SnapshotIndex) -> View {
        let record = index.entries[position].record
        let children = index.children(of: position)
        let names = children.map { index.shortestSelector(of: $0) }
        let reasons = ViewReasons(record, names: names)
        return View(
            selector: index.shortestSelector(of: position), kind: record.kind, proposed: record.proposed,
            size: record.frame.size, origin: Point(x: record.frame.minX, y: record.frame.minY),
            reasons: reasons.sentences, turns: reasons.turns,
            children: children.map { view($0, of: index) })
    }
}
