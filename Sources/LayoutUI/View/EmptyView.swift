import Layout

/// No view at all: it adds no child and no gap to a container. (Apple: `EmptyView`.)
nonisolated public struct EmptyView: PrimitiveView {
    public init() {}

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        EmptyNode(view, inputs)
    }
}

/// A place in the graph that contributes nothing.
final class EmptyNode<V>: _TypedNode<V> {
    override var count: Int { 0 }
    override var fixedCount: Int? { 0 }

    override func element(at index: Int) -> LayoutElement {
        preconditionFailure("an empty view has no elements")
    }

    override func appendElements(to list: inout [LayoutElement]) {}
}

extension Never {
    nonisolated public static func _makeNode(_ view: Never, _ inputs: _ViewInputs) -> _TypedNode<Never> {}
}
