import Layout

nonisolated struct ContainerRelativeFrame: BoxModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// The length of an axis, for the container's.
    let length: (CGFloat, Axis) -> CGFloat

    static let kind = "containerRelativeFrame"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> RelativeFrameNode {
        RelativeFrameNode(
            child, in: inputs.environment.container, alignment: alignment.guides, length: engineLength(inputs))
    }

    func update(_ node: RelativeFrameNode, _ inputs: _ViewInputs) {
        node.length = engineLength(inputs)
        node.alignment = alignment.guides
    }

    private func engineLength(_ inputs: _ViewInputs) -> (Double, Axis) -> Double? {
        let (axes, length, graph) = (axes, length, inputs.graph)
        let view = graph.subject?.title ?? "a view"
        return { container, axis in
            guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
            let result = Double(length(CGFloat(container), axis))
            if result >= 0, result.isFinite { return result }
            // While it is measured a container may be anything; what it has become in the end is a length.
            if container > 0, container.isFinite {
                graph.warn(
                    "containerRelativeFrame of \(view) gave \(result), which is ignored: a length is finite and not "
                        + "negative")
            }
            return nil
        }
    }
}

nonisolated extension View {
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        boxed(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        boxed(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }

    /// A share of the container: (W − s(n−1))/n · span + s(span−1).
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        boxed(
            ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                guard count > 0, span > 0 else { return .nan }
                let one = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
                return one * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }
}

/// A view with another one at an edge.
nonisolated struct EdgeInset<Content: View, Inset: View>: PrimitiveView {
    let content: Content
    let inset: Inset
    let axis: Axis
    let isAtEnd: Bool
    let alignment: AlignmentGuide
    let spacing: CGFloat?

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        EdgeInsetNode(view, inputs)
    }
}

final class EdgeInsetNode<Content: View, Inset: View>: _TypedNode<EdgeInset<Content, Inset>> {
    private let content: _TypedNode<Content>
    private let inset: _TypedNode<Inset>
    private var box: LayoutElement
    private let source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    override init(_ view: EdgeInset<Content, Inset>, _ inputs: _ViewInputs) {
        content = Content._makeNode(view.content, EdgeInsetNode.inner(inputs, source))
        inset = Inset._makeNode(view.inset, inputs.inStack(nil))
        box = EdgeInsetNode.makeBox(content.elements, inset.elements, view, inputs, source)
        super.init(view, inputs)
        adopt(content)
        adopt(inset)
    }

    private static func inner(_ inputs: _ViewInputs, _ source: SafeRegionSource) -> _ViewInputs {
        var inputs = inputs
        inputs.isLazy = false
        inputs.environment.safeRegion = source
        return inputs
    }

    /// Several views at the edge, or several views as the content, are a pile.
    private static func single(_ elements: [LayoutElement]) -> LayoutNode {
        if elements.count == 1 { return elements[0].node }
        let pile = DepthStackNode(alignment: .center)
        pile.setChildren(ContiguousArray(elements.map(\.node)))
        return pile
    }

    private static func makeBox(
        _ content: [LayoutElement], _ inset: [LayoutElement], _ view: EdgeInset<Content, Inset>,
        _ inputs: _ViewInputs, _ source: SafeRegionSource
    ) -> LayoutElement {
        let node = SafeAreaInsetNode(
            single(content), inset: single(inset), axis: view.axis, isAtEnd: view.isAtEnd,
            alignment: view.alignment, spacing: inputs.spacing(view.spacing, of: "safeAreaInset"))
        node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        node.source = source
        let box = LayoutElement(node, kind: "safeAreaInset", role: .modifier)
        box.children = { content + inset }
        if let first = content.first { box.traits = first.traits }
        return box
    }

    override func didUpdate() {
        content.update(view.content, EdgeInsetNode.inner(inputs, source))
        inset.update(view.inset, inputs.inStack(nil))
    }

    override func elementsDidChange() {
        box = EdgeInsetNode.makeBox(content.elements, inset.elements, view, inputs, source)
        super.elementsDidChange()
    }

    override func element(at index: Int) -> LayoutElement { box }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content)
        body(inset)
    }
}

nonisolated extension View {
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        EdgeInset(
            content: self, inset: content(), axis: .vertical, isAtEnd: edge == .bottom, alignment: alignment.guide,
            spacing: spacing)
    }

    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        EdgeInset(
            content: self, inset: content(), axis: .horizontal, isAtEnd: edge == .trailing,
            alignment: alignment.guide, spacing: spacing)
    }

    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    public func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        SafeRegionScope(content: self) { SafeAreaPadding(insets: insets, source: $0) }
    }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? SafeAreaPadding.defaultLength))
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
