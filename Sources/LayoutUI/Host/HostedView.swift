import Layout
import Snapshot
import Typesetting

/// A root view on a screen, from its first layout to its last: what is done to it changes its state, and it is
/// laid out anew until nothing changes any more.
///
/// After the initializer and after each method the view is settled: `snapshot()` is what a user would see.
nonisolated final class HostedView {
    private(set) var screen: Screen
    let graph: ViewGraph
    /// What the view's asynchronous code runs on. Its time stands still but in `advance(by:)`.
    let loop: EventLoop
    /// Which state of the run what happens now belongs to: 0 before any action, 1 in the first block of actions.
    var step: Int {
        get { graph.timeline.step }
        set { graph.timeline.step = newValue }
    }

    /// Whether snapshots say of each view why it has its size.
    var explains = false

    private let container: RelativeContainer
    private let tree: RootView
    private let update: (_ViewInputs) -> Void
    private var pass: LayoutPass
    private let presence: PresenceLog

    /// Layouts after which a tree is taken never to settle.
    private static let mostLayouts = 100

    /// Builds the view's tree and lays it out.
    ///
    /// - Parameters:
    ///   - loop: The process's own for a view whose asynchronous code runs in its time.
    ///   - typesetter: One that has its fonts already, if there is one.
    init<Root: View>(
        _ view: Root, on screen: Screen, loop: EventLoop = EventLoop(), typesetter: Typesetter? = nil
    ) {
        self.loop = loop
        self.screen = screen
        graph = ViewGraph(typesetter: typesetter ?? Self.makeTypesetter())
        presence = PresenceLog(graph.timeline)
        container = RelativeContainer(size: screen.offered)
        let inputs = _ViewInputs(environment: screen.environment(container), stackAxis: nil, graph: graph)
        let node = graph.updating { Root._makeNode(view, inputs) }
        update = { node.update(view, $0) }
        tree = RootView(node, offered: screen.offered)
        pass = LayoutPass(screen: screen.frame, safeArea: screen.safeArea)
        settle()
    }

    private static func makeTypesetter() -> Typesetter {
        do {
            return try Typesetter()
        } catch {
            giveUp("the fonts cannot be loaded: \(error)")
        }
    }

    /// The box of the root view, as it was last laid out.
    var root: LayoutElement { tree.element }

    var warnings: [String] { graph.warnings }
    var timeline: [TimelineEvent] { graph.timeline.events }

    /// Lays out, has views do what they do after a layout, and runs the bodies whose input has changed, until
    /// nothing changes any more.
    ///
    /// Ends the process with the names of what keeps changing if that never comes.
    func settle() {
        var layouts = 0
        repeat {
            layouts += 1
            if layouts == HostedView.mostLayouts { _ = graph.takeChanges() }
            if layouts > HostedView.mostLayouts {
                giveUp(
                    "the layout never settles: after \(HostedView.mostLayouts) layouts "
                        + "\(graph.takeChanges().joined(separator: ", ")) changed again")
            }
            _ = graph.settle()
            graph.updating { tree.layOut(pass) }
            presence.note(root)
            if presence.measures > 0 { graph.timeline.add(.layout, "layout", "\(presence.measures) measured") }
            graph.report(tree)
        } while graph.settle() || (loop.drain() && graph.settle())
    }

    /// Does something that may change state (a button's action, a gesture's), and settles.
    func perform(_ action: () -> Void) {
        action()
        settle()
    }

    /// Puts the view under another condition. Its state stays.
    func change(_ change: UserAction.ConditionChange) {
        screen = screen.changed(by: change)
        pass = LayoutPass(screen: screen.frame, safeArea: screen.safeArea)
        container.resize(screen.offered)
        tree.offer(screen.offered)
        let inputs = _ViewInputs(environment: screen.environment(container), stackAxis: nil, graph: graph)
        graph.settling { update(inputs) }
        settle()
    }

    /// Lets virtual time pass: what is due until then happens in order, and the view settles after each.
    func advance(by seconds: Double) {
        loop.advance(by: seconds) { settle() }
    }

    /// What can be touched now: the root, or what is presented over it.
    var surface: TouchSurface {
        var top = root
        func visit(_ element: LayoutElement) {
            if let order = element.presentation, order > top.presentation ?? 0 { top = element }
            for child in element.children() { visit(child) }
        }
        visit(root)
        return TouchSurface(root: top, screen: screen.frame)
    }

    /// What can be seen now.
    func snapshot() -> LayoutSnapshot {
        if let complaint = EndlessLengths.complaint(about: root) { giveUp(complaint) }
        let graph = graph
        let context = DrawingContext(typesetter: graph.typesetter) { graph.warn($0) }
        context.drawAll(root)
        let recorder = SnapshotRecorder(root: root, screen: screen.frame, explains: explains)
        let record = recorder.record(root, window: screen.frame)
        recorder.forgetQuestions()
        return LayoutSnapshot(
            conditions: screen.conditions, offered: screen.offered, screen: screen.frame, root: record,
            drawing: context.drawing, presence: presence.presence)
    }
}
