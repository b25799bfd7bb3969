import Layout

/// A view with an identity of its own: another id is another view, with new state.
nonisolated struct Identified<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        IdentifiedNode(view, inputs)
    }
}

final class IdentifiedNode<Content: View, ID: Hashable>: _TypedNode<Identified<Content, ID>> {
    private var id: ID
    private var node: _TypedNode<Content>

    override init(_ view: Identified<Content, ID>, _ inputs: _ViewInputs) {
        id = view.id
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        if view.id == id { return node.update(view.content, inputs) }
        node.unmount()
        id = view.id
        node = Content._makeNode(view.content, inputs)
        adopt(node)
        elementsDidChange()
    }

    override func find(_ id: AnyHashable, isThorough: Bool) -> FoundView? {
        if AnyHashable(self.id) == id, node.count > 0 { return FoundView(index: 0, element: node.element(at: 0)) }
        return node.find(id, isThorough: isThorough)
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }

    override func element(at index: Int) -> LayoutElement {
        let element = node.element(at: index)
        element.traits.identity = AnyHashable(id)
        return element
    }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        for element in list[start...] { element.traits.identity = AnyHashable(id) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

nonisolated extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
