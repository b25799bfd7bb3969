import Layout

/// The first of its views that fits. (Apple: `ViewThatFits`.)
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ContainerNode<Self, Content, ViewThatFitsNode>(
            view, inputs, kind: "ViewThatFits", axis: nil,
            make: { view, _ in
                ViewThatFitsNode(
                    horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical))
            },
            content: \.content, inner: { $1.inStack(nil) }, apply: { _, _, _ in },
            arrange: { node, elements, box in
                node.setAlternatives(ContiguousArray(elements.map(\.node)))
                // Only the alternative that was chosen is part of what was laid out.
                box.children = { [unowned node] in node.shown.map { [elements[$0]] } ?? [] }
            },
            shown: { node in node.shown.map { $0..<$0 + 1 } ?? 0..<0 })
    }
}
