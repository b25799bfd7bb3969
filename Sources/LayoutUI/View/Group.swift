import Layout

/// Several views treated as several views. (Apple: `Group`.)
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.content)
    }
}

/// A place whose elements are those of its content.
final class PassingNode<V, Content: View>: _TypedNode<V> {
    private let content: (V) -> Content
    private let node: _TypedNode<Content>
    private let passedInputs: (V, _ViewInputs) -> _ViewInputs
    private var passed: _ViewInputs

    /// - Parameter passing: What the content gets instead of the node's own inputs.
    init(
        _ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content,
        passing: @escaping (V, _ViewInputs) -> _ViewInputs = { $1 }
    ) {
        self.content = content
        passedInputs = passing
        passed = passing(view, inputs)
        node = Content._makeNode(content(view), passed)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        passed = passedInputs(view, inputs).settled(after: passed)
        node.update(content(view), passed)
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}
