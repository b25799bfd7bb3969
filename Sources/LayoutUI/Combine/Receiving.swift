/// A view with something to do when a publisher says something.
nonisolated struct Receiving<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> { ReceivingNode(view, inputs) }
}

/// Listens from when the view appears until it leaves the tree.
final class ReceivingNode<Content: View, P: Publisher>: _TypedNode<Receiving<Content, P>> where P.Failure == Never {
    private let node: _TypedNode<Content>
    private var attached: AnyCancellable?

    override init(_ view: Receiving<Content, P>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func wasLaidOut(_ moment: LayoutMoment) {
        if attached != nil { return }
        attached = AnyCancellable {}
        moment.perform { [weak self] in
            guard let self else { return }
            attached = view.publisher.sink { [weak self] in self?.view.action($0) }
        }
    }

    override func didUpdate() { node.update(view.content, inputs) }
    override var count: Int { node.count }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func unmount() {
        attached?.cancel()
        super.unmount()
    }
}

nonisolated extension View {
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { Receiving(content: self, publisher: publisher, action: action) }
}
