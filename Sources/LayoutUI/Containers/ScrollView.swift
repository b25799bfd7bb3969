import Layout
import Snapshot

/// A window onto content that may be longer than it. (Apple: `ScrollView`.)
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let isHorizontal = view.axes.contains(.horizontal)
        let isVertical = view.axes.contains(.vertical)
        let isRow = isHorizontal && !isVertical
        let scroll = ScrollViewNode(ScrollContent.stack(isRow: isRow), horizontal: isHorizontal, vertical: isVertical)
        return ContainerNode<Self, Content, ScrollViewNode>(
            view, inputs, kind: "ScrollView", axis: isVertical ? .vertical : isHorizontal ? .horizontal : nil,
            make: { _, _ in scroll },
            content: \.content,
            inner: { _, inputs in
                var inner = inputs.inStack(isRow ? .horizontal : .vertical)
                inner.environment.container = scroll.container
                inner.environment.coordinateSpaces.define(AnyHashable(NamedCoordinateSpace.scrollViewName)) {
                    scroll.frame.origin
                }
                return inner
            },
            apply: { _, _, _ in },
            arrange: { node, elements, box in
                // Several views in a scroll view are a column (or row) of their own.
                let nodes = ContiguousArray(elements.map(\.node))
                if nodes.count == 1 {
                    node.child = nodes[0]
                } else {
                    let stack = ScrollContent.stack(isRow: isRow)
                    stack.setChildren(nodes)
                    node.child = stack
                }
                box.layer = { element in
                    LayerEffect(clip: Path.rectangle(element.node.frame).svg)
                }
            })
    }
}

nonisolated enum ScrollContent {
    static func stack(isRow: Bool) -> StackNode {
        isRow
            ? StackNode(.horizontal, alignment: .verticalCenter, spacing: nil)
            : StackNode(.vertical, alignment: .horizontalCenter, spacing: nil)
    }
}
