import Layout

/// A view that says something to the container around it (or about itself), without a box of its own.
nonisolated struct Annotated<Content: View>: PrimitiveView {
    let content: Content
    /// What is wrong with what the author gave: `layoutPriority(nan) is ignored`.
    let mistake: String?
    let annotate: (LayoutElement) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        AnnotatedNode(view, inputs)
    }
}

final class AnnotatedNode<Content: View>: _TypedNode<Annotated<Content>> {
    private let node: _TypedNode<Content>

    override init(_ view: Annotated<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        // Of several views each is annotated when the container around collects them.
        guard hasBeenAsked, node.count == 1 else { return }
        let element = node.element(at: 0)
        let before = element.traits
        view.annotate(element)
        if !inputs.graph.types.comparisons.areSame(before, element.traits) { elementsDidChange() }
    }

    private var hasBeenAsked = false

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }

    override func element(at index: Int) -> LayoutElement {
        hasBeenAsked = true
        let element = node.element(at: index)
        annotate(element)
        return element
    }

    private func annotate(_ element: LayoutElement) {
        view.annotate(element)
        if let mistake = view.mistake { inputs.graph.warn("\(mistake), at \(element.title)") }
    }

    override func appendElements(to list: inout [LayoutElement]) {
        hasBeenAsked = true
        let start = list.count
        node.appendElements(to: &list)
        for element in list[start...] { annotate(element) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

nonisolated extension View {
    func annotated(mistake: String? = nil, _ annotate: @escaping (LayoutElement) -> Void) -> Annotated<Self> {
        Annotated(content: self, mistake: mistake, annotate: annotate)
    }

    public func layoutPriority(_ value: Double) -> some View {
        annotated(mistake: value.isNaN ? "layoutPriority(nan) is ignored: a priority is a number" : nil) {
            if !value.isNaN, $0.node.givenPriority != value { $0.node.givenPriority = value }
        }
    }

    public func zIndex(_ value: Double) -> some View {
        annotated(mistake: value.isNaN ? "zIndex(nan) is ignored: an index is a number" : nil) {
            if !value.isNaN { $0.traits.zIndex = value }
        }
    }

    public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
        annotated {
            $0.traits.tag = AnyHashable(tag)
            $0.traits.containerValues.tags = [AnyHashable(tag)]
        }
    }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        annotated { $0.identifier = identifier }
    }

    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        annotated { if isEnabled { $0.identifier = identifier } }
    }
}
