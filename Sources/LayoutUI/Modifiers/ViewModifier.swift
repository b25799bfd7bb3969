import Layout

/// A modifier of an author's own. (Apple: `ViewModifier`.)
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its body sees it.
///
/// It stands for the view and is always the same, so that the modifier's body need not run when only the view has
/// changed.
nonisolated public struct _ViewModifier_Content<Modifier>: PrimitiveView {
    let source: ModifiedContentSource

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ModifierContentNode(view, inputs)
    }
}

/// The view that a modifier is applied to, and the places where its body has put it.
final class ModifiedContentSource {
    var view: AnyView {
        didSet { for place in places { place.contentDidChange() } }
    }
    private var places: [ModifiedContentPlace] = []

    init(_ view: AnyView) { self.view = view }

    func add(_ place: ModifiedContentPlace) { places.append(place) }
    func remove(_ place: ModifiedContentPlace) { places.removeAll { $0 === place } }
}

protocol ModifiedContentPlace: AnyObject {
    func contentDidChange()
}

final class ModifierContentNode<Modifier>: _TypedNode<_ViewModifier_Content<Modifier>>, ModifiedContentPlace {
    private let node: _TypedNode<AnyView>

    override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
        node = AnyView._makeNode(view.source.view, inputs)
        super.init(view, inputs)
        adopt(node)
        view.source.add(self)
    }

    func contentDidChange() { node.update(view.source.view, inputs) }

    override func didUpdate() { node.update(view.source.view, inputs) }
    override var count: Int { node.count }
    /// The view is always of the same type, although that is hidden here.
    override var fixedCount: Int? { (node as? AnyViewNode)?.contentCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func unmount() {
        view.source.remove(self)
        super.unmount()
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
        modifier.body(content: _ViewModifier_Content(source: ModifiedContentSource(AnyView(content))))
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ModifiedNode(view, inputs)
    }
}

/// The place of a modified view: keeps the modifier's state, and runs its body.
final class ModifiedNode<Content: View, Modifier: ViewModifier>: _TypedNode<ModifiedContent<Content, Modifier>> {
    private let state: BodyState
    private let source: ModifiedContentSource
    private var node: _TypedNode<Modifier.Body>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        state = BodyState(Modifier.self, inputs.graph)
        source = ModifiedContentSource(AnyView(view.content))
        super.init(view, inputs)
        state.attach(to: self) { [unowned self] in
            link()
            node.update(body(), self.inputs)
        }
        link()
        inputs.graph.descend(into: Modifier.self) { node = Modifier.Body._makeNode(body(), inputs) }
        adopt(node)
    }

    /// Where the modifier is in the view's memory.
    private static var offset: Int { MemoryLayout<ModifiedContent<Content, Modifier>>.offset(of: \.modifier) ?? 0 }

    private func link() {
        let environment = inputs.environment
        withView { [state] in state.link($0 + Self.offset, environment) }
    }

    private func body() -> Modifier.Body {
        let modifier = OnMain(value: view.modifier)
        let content = OnMain(value: _ViewModifier_Content<Modifier>(source: source))
        return state.evaluate { modifier.value.body(content: content.value) }
    }

    override func update(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        let isElsewhere = !inputs.areSame(as: self.inputs)
        let isSame = withUnsafePointer(to: self.view.modifier) { old in
            withUnsafePointer(to: view.modifier) { state.type.comparison.areSame(old, $0) }
        }
        replaceInputs(inputs)
        if isSame {
            replaceView(ModifiedContent(content: view.content, modifier: self.view.modifier))
        } else {
            replaceView(view)
            state.valueChanged()
        }
        link()
        if state.isStale {
            node.update(body(), inputs)
        } else if isElsewhere {
            node.update(node.view, inputs)
        }
        // Where the body has just put it, it is the same as before and nothing more happens.
        source.view = AnyView(view.content)
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { node.element(at: index) }
    override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }

    override func unmount() {
        state.leave()
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
