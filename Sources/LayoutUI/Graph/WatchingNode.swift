import Layout

/// A place that hands its content's elements on and looks at the tree after each layout.
final class WatchingNode<V, Content: View, Memory>: _TypedNode<V> {
    private let node: _TypedNode<Content>
    private let content: (V) -> Content
    private let watch: (WatchingNode, inout Memory, LayoutMoment) -> Void
    private var memory: Memory

    /// - Parameter watch: Called after each layout with what it last remembered.
    init(
        _ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content, memory: Memory,
        watch: @escaping (WatchingNode, inout Memory, LayoutMoment) -> Void
    ) {
        self.content = content
        self.watch = watch
        self.memory = memory
        node = Content._makeNode(content(view), inputs)
        super.init(view, inputs)
        adopt(node)
    }

    /// The frame of the content's first box, in the tree's coordinates.
    var frame: Rect { node.count > 0 ? node.element(at: 0).node.frame : .zero }

    override func wasLaidOut(_ moment: LayoutMoment) { watch(self, &memory, moment) }
    override func didUpdate() { node.update(content(view), inputs) }
    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}
