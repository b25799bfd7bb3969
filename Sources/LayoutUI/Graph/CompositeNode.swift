import Layout
import Snapshot

/// A view with a body. The node keeps the view's state and runs the body when what it read has changed.
final class CompositeNode<V: View>: _TypedNode<V> {
    private var child: _TypedNode<V.Body>!
    private let state: BodyState
    private var wrapper: (child: LayoutElement, element: LayoutElement)?

    override init(_ view: V, _ inputs: _ViewInputs) {
        state = BodyState(V.self, inputs.graph)
        super.init(view, inputs)
        state.attach(to: self) { [unowned self] in
            link()
            child.update(body(), self.inputs)
        }
        link()
        inputs.graph.descend(into: V.self) {
            child = V.Body._makeNode(body(), inputs)
        }
        adopt(child)
    }

    private var isUnboxed: Bool { V.self is any Unboxed.Type }

    private func link() {
        let environment = inputs.environment
        withView { [state] in state.link($0, environment) }
    }

    private func body() -> V.Body {
        let view = OnMain(value: view)
        return state.evaluate { view.value.body }
    }

    override func update(_ view: V, _ inputs: _ViewInputs) {
        let isElsewhere = !inputs.areSame(as: self.inputs)
        if replaceView(view, unlessSame: state.type.comparison) {
            state.valueChanged()
        } else if !isElsewhere, !state.isStale {
            return
        }
        replaceInputs(inputs)
        link()
        if state.isStale {
            child.update(body(), inputs)
        } else if isElsewhere {
            child.update(child.view, inputs)
        }
    }

    override var viewName: String { state.type.isLibrarys ? super.viewName : state.type.name }
    override var count: Int { child.count }
    override var fixedCount: Int? { child.fixedCount }

    /// A body of one box gets a box of its own name around it; one of several has no frame of its own.
    override func element(at index: Int) -> LayoutElement {
        let inner = child.element(at: index)
        return child.count == 1 && !isUnboxed ? wrapped(inner) : inner
    }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        child.appendElements(to: &list)
        if list.count == start + 1, !isUnboxed { list[start] = wrapped(list[start]) }
    }

    private func wrapped(_ inner: LayoutElement) -> LayoutElement {
        if let wrapper, wrapper.child === inner {
            wrapper.element.traits = inner.traits
            return wrapper.element
        }
        let element = LayoutElement(inner.node, kind: state.type.name, role: .composite)
        element.children = { [inner] }
        element.traits = inner.traits
        element.bodies = { [state] in state.runs }
        element.isAuthors = !state.type.isLibrarys
        wrapper = (inner, element)
        return element
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(child, range) }

    override func unmount() {
        state.leave()
        super.unmount()
    }
}
