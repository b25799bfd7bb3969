import Layout

/// Several views side by side in a builder. (Apple: `TupleView`.)
nonisolated public struct TupleView<T>: PrimitiveView {
    public var value: T
    // The types of the elements are known where the tuple is built, so the builder passes what needs them.
    let children: (_ViewInputs) -> [ViewNode]
    let update: ([ViewNode], _ViewInputs) -> Void

    init(
        _ value: T, children: @escaping (_ViewInputs) -> [ViewNode],
        update: @escaping ([ViewNode], _ViewInputs) -> Void
    ) {
        self.value = value
        self.children = children
        self.update = update
    }

    /// The views of a tuple that was made elsewhere: each of them erased, since their types are not known here.
    public init(_ value: T) {
        let parts = Mirror(reflecting: value)
        let all = parts.displayStyle == .tuple ? parts.children.map(\.value) : [value]
        let views = all.compactMap { ($0 as? any View).map { AnyView($0) } }
        self.init(
            value,
            children: { inputs in views.map { AnyView._makeNode($0, inputs) } },
            update: { nodes, inputs in
                for (node, view) in zip(nodes, views) {
                    unsafeDowncast(node, to: _TypedNode<AnyView>.self).update(view, inputs)
                }
            })
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        TupleNode(view, inputs)
    }
}

/// The elements of a builder's block, one after the other.
final class TupleNode<T>: _TypedNode<TupleView<T>> {
    private let nodes: [ViewNode]

    override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
        nodes = view.children(inputs)
        super.init(view, inputs)
        for node in nodes { adopt(node) }
    }

    override func didUpdate() {
        view.update(nodes, inputs)
    }

    override var count: Int { nodes.reduce(0) { $0 + $1.count } }

    override var fixedCount: Int? {
        var sum = 0
        for node in nodes {
            guard let count = node.fixedCount else { return nil }
            sum += count
        }
        return sum
    }

    override func element(at index: Int) -> LayoutElement {
        var index = index
        for node in nodes {
            let count = node.count
            if index < count { return node.element(at: index) }
            index -= count
        }
        preconditionFailure("no element \(index) in a tuple")
    }

    override func appendElements(to list: inout [LayoutElement]) {
        for node in nodes { node.appendElements(to: &list) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for node in nodes { body(node) }
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        var start = 0
        for node in nodes {
            let count = node.count
            let part = range.clamped(to: start..<start + count)
            // A node without elements (of a lifecycle only) belongs to what is shown around it.
            if !part.isEmpty || count == 0 {
                body(node, part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start)
            }
            start += count
        }
    }
}
