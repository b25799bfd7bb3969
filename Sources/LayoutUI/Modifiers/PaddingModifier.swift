import Layout

nonisolated struct Padding: BoxModifier {
    let insets: EdgeInsets

    static let kind = "padding"

    /// The length of padding that names none, in points. (engine.md, section 3.)
    static let defaultLength: CGFloat = 16

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> PaddingNode {
        PaddingNode(child, insets: insets.insets)
    }

    func update(_ node: PaddingNode, _ inputs: _ViewInputs) {
        node.insets = insets.insets
    }
}

nonisolated extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        boxed(Padding(insets: EdgeInsets(edges, length ?? Padding.defaultLength)))
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func padding(_ insets: EdgeInsets) -> some View { boxed(Padding(insets: insets)) }
}
