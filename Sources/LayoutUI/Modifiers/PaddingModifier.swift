import Layout

nonisolated struct Padding: BoxModifier {
    let insets: EdgeInsets

    static let kind = "padding"

    /// The length of padding that names none, in points. (engine.md, section 3.)
    static let defaultLength: CGFloat = 16

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> PaddingNode {
        PaddingNode(child, insets: insets.checked("padding", inputs))
    }

    func update(_ node: PaddingNode, _ inputs: _ViewInputs) {
        node.insets = insets.checked("padding", inputs)
    }
}

nonisolated extension EdgeInsets {
    /// The insets as the engine takes them, with 0 for those that are no finite numbers.
    func checked(_ call: String, _ inputs: _ViewInputs) -> Insets {
        func check(_ length: CGFloat, _ edge: String) -> Double { inputs.finite(length, "\(call)(\(edge): \(length))") }
        return Insets(
            top: check(top, "top"), left: check(leading, "leading"), bottom: check(bottom, "bottom"),
            right: check(trailing, "trailing"))
    }
}

nonisolated extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        boxed(Padding(insets: EdgeInsets(edges, length ?? Padding.defaultLength)))
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func padding(_ insets: EdgeInsets) -> some View { boxed(Padding(insets: insets)) }
}
