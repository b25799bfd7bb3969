import Layout

/// A view that is one box without views inside.
final class LeafNode<V, Node: LayoutNode>: _TypedNode<V> {
    private let box: LayoutElement
    private let apply: (V, Node, LayoutElement, _ViewInputs) -> Void

    /// - Parameters:
    ///   - make: Builds the layout node once.
    ///   - apply: Brings node and element in line with a new view value or new inputs.
    init(
        _ view: V, _ inputs: _ViewInputs, kind: String, make: (V, _ViewInputs) -> Node,
        apply: @escaping (V, Node, LayoutElement, _ViewInputs) -> Void = { _, _, _, _ in }
    ) {
        let node = make(view, inputs)
        box = LayoutElement(node, kind: kind)
        self.apply = apply
        super.init(view, inputs)
        didUpdate()
    }

    override func didUpdate() {
        box.node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        apply(view, unsafeDowncast(box.node, to: Node.self), box, inputs)
    }

    override func element(at index: Int) -> LayoutElement { box }
}
