import Layout

/// A view whose type is hidden. (Apple: `AnyView`.)
nonisolated public struct AnyView: PrimitiveView {
    /// The hidden view's type decides whether a place is kept when the view changes.
    let type: ObjectIdentifier
    let makeNode: (_ViewInputs) -> ViewNode
    let updateNode: (ViewNode, _ViewInputs) -> Void

    public init<Content: View>(_ view: Content) {
        type = ObjectIdentifier(Content.self)
        makeNode = { Content._makeNode(view, $0) }
        updateNode = { unsafeDowncast($0, to: _TypedNode<Content>.self).update(view, $1) }
    }

    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        AnyViewNode(view, inputs)
    }
}

final class AnyViewNode: _TypedNode<AnyView> {
    private var type: ObjectIdentifier
    private var node: ViewNode

    override init(_ view: AnyView, _ inputs: _ViewInputs) {
        type = view.type
        node = view.makeNode(inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        if view.type == type { return view.updateNode(node, inputs) }
        node.unmount()
        type = view.type
        node = view.makeNode(inputs)
        adopt(node)
        elementsDidChange()
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { nil }
    /// As long as the hidden view's type stays the same.
    var contentCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}
