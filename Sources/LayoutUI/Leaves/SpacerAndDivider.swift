import Layout

/// Room that nothing else wants. (Apple: `Spacer`.)
nonisolated public struct Spacer: PrimitiveView {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "Spacer",
            make: { view, inputs in SpacerNode(axis: inputs.stackAxis, minLength: view.minimum(inputs)) },
            apply: { view, node, _, inputs in node.minimum = view.minimum(inputs) })
    }

    private func minimum(_ inputs: _ViewInputs) -> Double {
        guard let minLength, minLength.isFinite else {
            if let minLength { inputs.graph.warn("Spacer(minLength: \(minLength)) is ignored: a length is finite") }
            return SpacerNode.defaultMinimum
        }
        return max(Double(minLength), 0)
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
