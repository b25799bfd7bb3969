/// Lets elements be written inside of elements: strings and nodes, one a line, with `if`, `for` and `switch`.
@resultBuilder
public enum NodeBuilder {
    public static func buildExpression(_ node: Node) -> Node { node }
    public static func buildExpression(_ node: Node?) -> Node { node ?? .empty }
    public static func buildExpression(_ nodes: [Node]) -> Node { .group(nodes) }
    public static func buildExpression(_ text: String) -> Node { .text(text) }
    public static func buildBlock(_ nodes: Node...) -> Node { nodes.count == 1 ? nodes[0] : .group(nodes) }
    public static func buildOptional(_ node: Node?) -> Node { node ?? .empty }
    public static func buildEither(first node: Node) -> Node { node }
    public static func buildEither(second node: Node) -> Node { node }
    public static func buildArray(_ nodes: [Node]) -> Node { .group(nodes) }
}
