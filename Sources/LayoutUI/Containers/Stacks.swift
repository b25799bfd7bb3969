import Layout
import Snapshot

/// A row. (Apple: `HStack`.)
nonisolated public struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        stackNode(
            view, inputs, kind: "HStack", .horizontal, content: \.content, alignment: \.alignment.guide,
            spacing: \.spacing)
    }
}

/// A column. (Apple: `VStack`.)
nonisolated public struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        stackNode(
            view, inputs, kind: "VStack", .vertical, content: \.content, alignment: \.alignment.guide,
            spacing: \.spacing)
    }
}

/// The node of a row or column.
nonisolated func stackNode<V, Content: View>(
    _ view: V, _ inputs: _ViewInputs, kind: String, _ axis: Axis, content: @escaping (V) -> Content,
    alignment: @escaping (V) -> AlignmentGuide, spacing: @escaping (V) -> CGFloat?
) -> _TypedNode<V> {
    ContainerNode<V, Content, StackNode>(
        view, inputs, kind: kind, axis: axis == .horizontal ? .horizontal : .vertical,
        make: { view, inputs in
            StackNode(axis, alignment: alignment(view), spacing: inputs.spacing(spacing(view), of: kind))
        },
        content: content, inner: { $1.inStack(axis) },
        apply: { view, node, inputs in
            node.alignment = alignment(view)
            node.givenSpacing = inputs.spacing(spacing(view), of: kind)
        },
        arrange: { node, elements, _ in node.setChildren(ContiguousArray(elements.map(\.node))) })
}

/// A pile. (Apple: `ZStack`.)
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ContainerNode<Self, Content, DepthStackNode>(
            view, inputs, kind: "ZStack", axis: .depth,
            make: { view, _ in DepthStackNode(alignment: view.alignment.guides) },
            content: \.content, inner: { $1.inStack(nil) },
            apply: { view, node, _ in node.alignment = view.alignment.guides },
            arrange: { node, elements, _ in node.setChildren(ContiguousArray(elements.map(\.node))) })
    }
}
