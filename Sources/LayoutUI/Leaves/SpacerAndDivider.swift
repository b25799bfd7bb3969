import Layout

/// Room that nothing else wants. (Apple: `Spacer`.)
nonisolated public struct Spacer: PrimitiveView {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "Spacer",
            make: { view, inputs in
                SpacerNode(axis: inputs.stackAxis, minLength: view.minLength.map { Double($0) })
            },
            apply: { view, node, _, _ in
                node.minimum = view.minLength.map { max(Double($0), 0) } ?? SpacerNode.defaultMinimum
            })
    }
}

/// A line across a stack. (Apple: `Divider`.)
nonisolated public struct Divider: PrimitiveView {
    public init() {}

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "Divider",
            make: { _, inputs in
                DividerNode(axis: inputs.stackAxis == .horizontal ? .vertical : .horizontal, thickness: 1)
            },
            apply: { _, node, element, inputs in
                let environment = inputs.environment
                // One pixel; a point at accessibility text sizes. (engine.md, section 1.)
                node.thickness =
                    environment.dynamicTypeSize.isAccessibilitySize ? 1 : Double(environment.pixelLength)
                element.draw = { element, context in
                    context.fill(.rectangle(element.node.frame), .color(Color.separator.pair))
                }
            })
    }
}
