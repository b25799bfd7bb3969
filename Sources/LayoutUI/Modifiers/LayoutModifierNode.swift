import Layout
import Snapshot

/// A modifier that puts a box around each box of its content.
nonisolated protocol BoxModifier {
    associatedtype Node: UnaryNode
    /// As selectors name it: `padding`.
    static var kind: String { get }
    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> Node
    func update(_ node: Node, _ inputs: _ViewInputs)
    /// Sets how the box is drawn. Called for each box when it is made and when the view changes.
    func decorate(_ element: LayoutElement)
    func decorate(_ element: LayoutElement, _ inputs: _ViewInputs)
}

nonisolated extension BoxModifier {
    func update(_ node: Node, _ inputs: _ViewInputs) {}
    func decorate(_ element: LayoutElement) {}
    func decorate(_ element: LayoutElement, _ inputs: _ViewInputs) { decorate(element) }
}

/// A view with a box modifier.
nonisolated struct Boxed<Content: View, Modifier: BoxModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        BoxedNode(view, inputs)
    }
}

/// The place of a modified view. Modifying several views modifies each.
final class BoxedNode<Content: View, Modifier: BoxModifier>: _TypedNode<Boxed<Content, Modifier>> {
    private let node: _TypedNode<Content>
    /// The boxes made so far, by the box inside.
    private var boxes: [ObjectIdentifier: LayoutElement] = [:]
    /// When a row of a lazy container was last shown, by the box inside.
    private var shown: [ObjectIdentifier: Int] = [:]

    override init(_ view: Boxed<Content, Modifier>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        for box in boxes.values { apply(to: box) }
    }

    private func apply(to box: LayoutElement) {
        box.node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        inputs.graph.applying(to: box) {
            view.modifier.update(unsafeDowncast(box.node, to: Modifier.Node.self), inputs)
            view.modifier.decorate(box, inputs)
        }
    }

    private func boxed(_ inner: LayoutElement) -> LayoutElement {
        if let known = boxes[ObjectIdentifier(inner)] {
            known.traits = inner.traits
            return known
        }
        let made = inputs.graph.applying(to: inner) { view.modifier.makeNode(inner.node, inputs) }
        let box = LayoutElement(made, kind: Modifier.kind, role: .modifier)
        box.children = { [inner] }
        box.traits = inner.traits
        boxes[ObjectIdentifier(inner)] = box
        apply(to: box)
        return box
    }

    override func noteShown(_ range: Range<Int>, at update: Int) {
        super.noteShown(range, at: update)
        guard inputs.isLazy else { return }
        for index in range { shown[ObjectIdentifier(node.element(at: index))] = update }
    }

    override func letGo(at update: Int) {
        super.letGo(at: update)
        guard inputs.isLazy else { return }
        for (inner, last) in shown where RowLifetime.isOver(shown: last, at: update) {
            boxes[inner] = nil
            shown[inner] = nil
        }
    }

    override func elementsDidChange() {
        // Looking at all rows of a lazy container would build them.
        if inputs.isLazy { return super.elementsDidChange() }
        // Boxes around what is gone would keep it alive, and its address may be used again.
        let present = Set(node.elements.map(ObjectIdentifier.init))
        boxes = boxes.filter { present.contains($0.key) }
        super.elementsDidChange()
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { boxed(node.element(at: index)) }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        for index in start..<list.count { list[index] = boxed(list[index]) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

nonisolated extension View {
    func boxed<Modifier: BoxModifier>(_ modifier: Modifier) -> Boxed<Self, Modifier> {
        Boxed(content: self, modifier: modifier)
    }
}
