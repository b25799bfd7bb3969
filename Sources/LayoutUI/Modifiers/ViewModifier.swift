import Layout

/// A modifier of an author's own. (Apple: `ViewModifier`.)
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: PrimitiveView {
    let view: AnyView

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(view, inputs, content: \.view)
    }
}

/// A view with a modifier. (Apple: `ModifiedContent`.)
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    @MainActor @preconcurrency public var body: some View {
        modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ModifiedNode(view, inputs)
    }
}

/// The place of a modified view: keeps the modifier's state, and runs its body.
final class ModifiedNode<Content: View, Modifier: ViewModifier>: _TypedNode<ModifiedContent<Content, Modifier>> {
    private let properties = PropertyLinks()
    private var node: _TypedNode<Modifier.Body>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        inputs.graph.descend(into: Modifier.self) { node = Modifier.Body._makeNode(runBody(), inputs) }
        adopt(node)
    }

    private func runBody() -> Modifier.Body {
        properties.link(view.modifier, environment: inputs.environment) { [unowned self] in
            inputs.graph.schedule(self, named: typeName(Modifier.self)) { [unowned self] in didUpdate() }
        }
        let modifier = OnMain(value: view.modifier)
        let content = OnMain(value: _ViewModifier_Content<Modifier>(view: AnyView(view.content)))
        return tracking(
            { modifier.value.body(content: content.value) },
            onChange: { [weak self] in
                guard let self else { return }
                inputs.graph.schedule(self, named: typeName(Modifier.self)) { [unowned self] in didUpdate() }
            })
    }

    override func didUpdate() {
        node.update(runBody(), inputs)
    }

    override var count: Int { node.count }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func unmount() {
        inputs.graph.unschedule(self)
        super.unmount()
    }
}

nonisolated extension View {
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that does nothing. (Apple: `EmptyModifier`.)
public struct EmptyModifier: ViewModifier, Sendable {
    nonisolated public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}
