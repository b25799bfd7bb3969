/// Where a scroll view is, or is to be. (Apple: `ScrollPosition`.)
nonisolated public struct ScrollPosition: Equatable {
    public private(set) var edge: Edge?
    public private(set) var isPositionedByUser = false
    private(set) var identity: AnyHashable?
    private(set) var anchor: UnitPoint?
    private var offsetX: CGFloat?
    private var offsetY: CGFloat?
    /// Tells a request from the same one before.
    private var revision = 0

    public init(idType: any Hashable.Type = Never.self) {}
    public init(idType: any Hashable.Type = Never.self, edge: Edge) { self.edge = edge }
    public init(idType: any Hashable.Type = Never.self, point: CGPoint) { (offsetX, offsetY) = (point.x, point.y) }
    public init(idType: any Hashable.Type = Never.self, x: CGFloat, y: CGFloat) { (offsetX, offsetY) = (x, y) }
    public init(idType: any Hashable.Type = Never.self, x: CGFloat) { offsetX = x }
    public init(idType: any Hashable.Type = Never.self, y: CGFloat) { offsetY = y }
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        identity = AnyHashable(id)
        self.anchor = anchor
    }

    /// The position of a binding to an identity.
    init(following identity: AnyHashable) { self.identity = identity }

    /// A position that a user has scrolled to, at a view if targets have identities.
    init(byUserAt identity: AnyHashable?) {
        self.identity = identity
        isPositionedByUser = true
    }

    public var point: CGPoint? {
        if let offsetX, let offsetY { return CGPoint(x: offsetX, y: offsetY) }
        return nil
    }
    public var x: CGFloat? { offsetX }
    public var y: CGFloat? { offsetY }
    public var viewID: (any Hashable)? { identity?.base as? any Hashable }
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { identity?.base as? ID }

    public mutating func scrollTo(edge: Edge) { request { $0.edge = edge } }
    public mutating func scrollTo(point: CGPoint) { request { ($0.offsetX, $0.offsetY) = (point.x, point.y) } }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request { ($0.offsetX, $0.offsetY) = (x, y) } }
    public mutating func scrollTo(x: CGFloat) { request { $0.offsetX = x } }
    public mutating func scrollTo(y: CGFloat) { request { $0.offsetY = y } }
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        request {
            $0.identity = AnyHashable(id)
            $0.anchor = anchor
        }
    }

    private mutating func request(_ change: (inout ScrollPosition) -> Void) {
        var next = ScrollPosition()
        next.revision = revision + 1
        change(&next)
        self = next
    }

    /// What a scroll view is asked to do by the position; nil leaves it where it is.
    ///
    /// - Parameter anchor: Of the modifier, where the position names none.
    func request(anchor outer: UnitPoint?) -> ScrollRequest? {
        if isPositionedByUser { return nil }
        if let identity { return ScrollRequest(goal: .view(identity, anchor ?? outer)) }
        if let edge { return ScrollRequest(goal: .edge(edge)) }
        if offsetX != nil || offsetY != nil {
            return ScrollRequest(goal: .point(x: offsetX.map { Double($0) }, y: offsetY.map { Double($0) }))
        }
        return nil
    }
}

/// The binding that a scroll view's place is written to, and follows.
nonisolated struct ScrollPositionLink {
    var anchor: UnitPoint?
    var read: () -> ScrollPosition
    var write: (ScrollPosition) -> Void
}

/// What a scroll view is asked to do by the program.
nonisolated struct ScrollRequest {
    enum Goal {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// In points from the content's leading and top edge.
        case point(x: Double?, y: Double?)
    }

    let goal: Goal
    /// How often it has been tried: rows that come into view may show that an estimate was wrong.
    var attempts = 0
    /// Without an anchor, from which side a view comes in: 0 at the beginning, 1 at the end, by axis.
    var side: [Axis: Double] = [:]

    init(goal: Goal) { self.goal = goal }
}

/// What a scroll view is asked to do. (Apple: `ScrollViewProxy`.)
nonisolated public struct ScrollViewProxy {
    let context: ScrollReaderContext

    /// Scrolls so that the view with an identity is at the anchor, or just as far as is needed to see all of it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        context.scroll(to: AnyHashable(id), anchor)
    }
}

/// The scroll views inside of a reader.
nonisolated final class ScrollReaderContext {
    private var hosts: [WeakHost] = []

    private struct WeakHost {
        weak var host: ScrollHost?
    }

    func add(_ host: ScrollHost) {
        hosts.removeAll { $0.host == nil }
        if !hosts.contains(where: { $0.host === host }) { hosts.append(WeakHost(host: host)) }
    }

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        for entry in hosts { entry.host?.request(ScrollRequest(goal: .view(id, anchor))) }
    }
}

/// The readers around a scroll view.
nonisolated struct ScrollReaders: SelfComparing {
    var list: [ScrollReaderContext] = []

    static func areSame(_ a: ScrollReaders, _ b: ScrollReaders, _ table: ComparisonTable) -> Bool {
        a.list.elementsEqual(b.list, by: ===)
    }
}

/// Hands its content a way to scroll. (Apple: `ScrollViewReader`.)
public struct ScrollViewReader<Content: View>: View {
    @State private var context = ScrollReaderContext()
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(context: context)).changing { $0.scrollReaders.list.append(context) }
    }
}
