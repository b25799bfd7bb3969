import Layout
import Snapshot

/// A view that is one box with the boxes of its content inside: a stack, a scroll view.
final class ContainerNode<V, Content: View, Node: LayoutNode>: _TypedNode<V> {
    private let box: LayoutElement
    private let node: _TypedNode<Content>
    private let content: (V) -> Content
    private let inner: (V, _ViewInputs) -> _ViewInputs
    private let apply: (V, Node, _ViewInputs) -> Void
    private let arrange: (Node, [LayoutElement], LayoutElement) -> Void
    private let shown: ((Node) -> Range<Int>)?
    private var passed: _ViewInputs

    /// - Parameters:
    ///   - inner: What the content gets from above.
    ///   - apply: Brings the layout node in line with a new view value.
    ///   - arrange: Gives the layout node its children, whenever they became others.
    ///   - shown: Which of the content's boxes are part of what was laid out; nil is all.
    init(
        _ view: V, _ inputs: _ViewInputs, kind: String, axis: StackAxis?, make: (V, _ViewInputs) -> Node,
        content: @escaping (V) -> Content, inner: @escaping (V, _ViewInputs) -> _ViewInputs,
        apply: @escaping (V, Node, _ViewInputs) -> Void,
        arrange: @escaping (Node, [LayoutElement], LayoutElement) -> Void, shown: ((Node) -> Range<Int>)? = nil
    ) {
        box = LayoutElement(make(view, inputs), kind: kind)
        box.axis = axis
        self.content = content
        self.inner = inner
        self.apply = apply
        self.arrange = arrange
        self.shown = shown
        passed = inner(view, inputs)
        node = Content._makeNode(content(view), passed)
        super.init(view, inputs)
        adopt(node)
        applyToNode()
        collect()
    }

    private var layoutNode: Node { unsafeDowncast(box.node, to: Node.self) }

    private func applyToNode() {
        layoutNode.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        apply(view, layoutNode, inputs)
    }

    private func collect() {
        let list = node.elements
        box.children = { list }
        arrange(layoutNode, list, box)
    }

    override func didUpdate() {
        applyToNode()
        passed = inner(view, inputs).settled(after: passed)
        node.update(content(view), passed)
    }

    /// Many of the elements may change in one go; they are collected once, before the next layout.
    override func elementsDidChange() {
        inputs.graph.collect(self) { [unowned self] in collect() }
    }

    override func unmount() {
        inputs.graph.forgetCollection(of: self)
        super.unmount()
    }

    override func element(at index: Int) -> LayoutElement { box }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        body(node, shown?(layoutNode) ?? 0..<node.count)
    }
}
