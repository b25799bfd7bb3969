import Layout

/// A container whose content knows its size. (Apple: `GeometryReader`.)
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        GeometryReaderNode(view, inputs)
    }
}

/// The place of a geometry reader: builds its content when its size is known.
final class GeometryReaderNode<Content: View>: _TypedNode<GeometryReader<Content>> {
    private let box: LayoutElement
    private var node: _TypedNode<Content>?
    private var builtFor: (frame: Rect, covered: Insets)?
    private let reader: Reader

    /// Hands the layout's question on.
    private final class Reader: GeometryNode {
        var build: ((Rect) -> ContiguousArray<LayoutNode>)?
        override func content(for size: Size) -> ContiguousArray<LayoutNode> { build?(frame) ?? [] }
    }

    override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
        reader = Reader()
        reader.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        box = LayoutElement(reader, kind: "GeometryReader")
        super.init(view, inputs)
        reader.build = { [unowned self] in content(in: $0) }
        box.children = { [unowned self] in node?.elements ?? [] }
    }

    private func content(in frame: Rect) -> ContiguousArray<LayoutNode> {
        let covered = inputs.environment.covered(at: frame)
        if let node, let builtFor, builtFor == (frame, covered) { return ContiguousArray(node.elements.map(\.node)) }
        builtFor = (frame, covered)
        let proxy = GeometryProxy(frame: frame, environment: inputs.environment)
        let inner = inputs.inStack(nil)
        let make = view.content
        let content = inputs.graph.making(for: self, { make(proxy) }, again: { [weak self] in self?.didUpdate() })
        if let node {
            node.update(content, inner)
            return ContiguousArray(node.elements.map(\.node))
        }
        let new = Content._makeNode(content, inner)
        adopt(new)
        node = new
        return ContiguousArray(new.elements.map(\.node))
    }

    override func didUpdate() {
        builtFor = nil
        reader.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        reader.invalidate()
    }

    override func elementsDidChange() {}
    override func element(at index: Int) -> LayoutElement { box }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func forEachChild(_ body: (ViewNode) -> Void) { if let node { body(node) } }
}
