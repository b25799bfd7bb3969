import Layout

/// One of two views: what an `if` with an `else`, or a `switch`, makes. The two are different identities.
nonisolated public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ConditionalNode(view, inputs)
    }
}

final class ConditionalNode<First: View, Second: View>: _TypedNode<_ConditionalContent<First, Second>> {
    private enum Branch {
        case first(_TypedNode<First>)
        case second(_TypedNode<Second>)
    }

    private var branch: Branch

    override init(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
        switch view.storage {
        case .first(let content): branch = .first(First._makeNode(content, inputs))
        case .second(let content): branch = .second(Second._makeNode(content, inputs))
        }
        super.init(view, inputs)
        adopt(node)
    }

    private var node: ViewNode {
        switch branch {
        case .first(let node): node
        case .second(let node): node
        }
    }

    override func didUpdate() {
        switch (branch, view.storage) {
        case (.first(let node), .first(let content)): return node.update(content, inputs)
        case (.second(let node), .second(let content)): return node.update(content, inputs)
        case (_, .first(let content)):
            node.unmount()
            branch = .first(First._makeNode(content, inputs))
        case (_, .second(let content)):
            node.unmount()
            branch = .second(Second._makeNode(content, inputs))
        }
        adopt(node)
        elementsDidChange()
    }

    override var count: Int { node.count }
    /// Taken to be that of the other branch too, until that one turns out to have another.
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body") }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        OptionalNode(view, inputs)
    }
}

/// What an `if` without an `else` makes.
final class OptionalNode<Wrapped: View>: _TypedNode<Wrapped?> {
    private var node: _TypedNode<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
        node = view.map { Wrapped._makeNode($0, inputs) }
        super.init(view, inputs)
        if let node { adopt(node) }
    }

    override func didUpdate() {
        switch (node, view) {
        case (nil, nil): return
        case (let node?, let content?): return node.update(content, inputs)
        case (let old?, nil):
            old.unmount()
            node = nil
        case (nil, let content?):
            let new = Wrapped._makeNode(content, inputs)
            adopt(new)
            node = new
        }
        elementsDidChange()
    }

    override var count: Int { node?.count ?? 0 }
    override var fixedCount: Int? { nil }

    override func element(at index: Int) -> LayoutElement {
        guard let node else { preconditionFailure("an absent view has no elements") }
        return node.element(at: index)
    }

    override func appendElements(to list: inout [LayoutElement]) { node?.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let node { body(node) } }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        if let node { body(node, range) }
    }
}
