import Layout
import Snapshot

/// A view with a body. The node keeps the view's state and runs the body when what it read has changed.
final class CompositeNode<V: View>: _TypedNode<V> {
    private var child: _TypedNode<V.Body>!
    private let properties: PropertyLinks
    private(set) var bodies = 0
    private var isScheduled = false
    private var wrapper: (child: LayoutElement, element: LayoutElement)?

    override init(_ view: V, _ inputs: _ViewInputs) {
        properties = PropertyLinks()
        super.init(view, inputs)
        inputs.graph.descend(into: V.self) {
            child = V.Body._makeNode(runBody(), inputs)
        }
        adopt(child)
    }

    /// Something that the body read has changed; it runs again when the graph gets to it.
    func schedule() {
        if isScheduled { return }
        isScheduled = true
        inputs.graph.schedule(self, named: "\(V.self)") { [unowned self] in
            isScheduled = false
            child.update(runBody(), inputs)
        }
    }

    override func didUpdate() {
        child.update(runBody(), inputs)
    }

    private func runBody() -> V.Body {
        bodies += 1
        properties.link(view, environment: inputs.environment) { [unowned self] in schedule() }
        let view = OnMain(value: view)
        return tracking({ view.value.body }, onChange: { [weak self] in self?.schedule() })
    }

    override var count: Int { child.count }

    /// A body of one box gets a box of its own name around it; one of several has no frame of its own.
    override func element(at index: Int) -> LayoutElement {
        let inner = child.element(at: index)
        return child.count == 1 ? wrapped(inner) : inner
    }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        child.appendElements(to: &list)
        if list.count == start + 1 { list[start] = wrapped(list[start]) }
    }

    private func wrapped(_ inner: LayoutElement) -> LayoutElement {
        if let wrapper, wrapper.child === inner { return wrapper.element }
        let element = LayoutElement(inner.node, kind: typeName(V.self), role: .composite)
        element.children = { [inner] }
        element.traits = inner.traits
        element.bodies = { [unowned self] in bodies }
        wrapper = (inner, element)
        return element
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(child, range) }

    override func unmount() {
        inputs.graph.unschedule(self)
        super.unmount()
    }
}

/// A type's name without its module and generic arguments.
nonisolated func typeName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return String(name.prefix { $0 != "<" })
}
