/// Turns a block of statements into one view. (Apple: `ViewBuilder`.)
@resultBuilder
nonisolated public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(
            (repeat each content),
            children: { inputs in
                var nodes: [ViewNode] = []
                repeat nodes.append((each Content)._makeNode(each content, inputs))
                return nodes
            },
            update: { nodes, inputs in
                var index = 0
                repeat updateNode(&index, nodes, each content, inputs)
            })
    }

    private static func updateNode<Content: View>(
        _ index: inout Int, _ nodes: [ViewNode], _ content: Content, _ inputs: _ViewInputs
    ) {
        unsafeDowncast(nodes[index], to: _TypedNode<Content>.self).update(content, inputs)
        index += 1
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
