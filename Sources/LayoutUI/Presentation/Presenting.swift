import Layout
import Snapshot

/// How something is shown over everything else.
nonisolated enum PresentationKind: String {
    case sheet, fullScreenCover, alert, confirmationDialog, menu

    /// As selectors name the box around what is presented.
    var content: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var placement: PresentationNode.Placement {
        switch self {
        case .sheet, .fullScreenCover: .fill
        case .alert: .centered(width: PresentationMetrics.alertWidth)
        case .confirmationDialog: .bottom(inset: PresentationMetrics.dialogInset)
        case .menu: .below(width: PresentationMetrics.menuWidth)
        }
    }

    /// Whether a button that was tapped ends it.
    var endsWithAction: Bool { self != .sheet && self != .fullScreenCover }
}

/// Lengths of the platform's presentations, in points.
nonisolated enum PresentationMetrics {
    /// (Apple: `UIAlertController`: 270.)
    static let alertWidth = 270.0
    /// A button of an alert. (Apple: `UIAlertController`: 44.)
    static let alertButton: CGFloat = 44
    /// A button of an action sheet. (Apple: `UIAlertController`: 57.)
    static let dialogButton: CGFloat = 57
    /// From the screen's edges to an action sheet. (Apple: `UIAlertController`: 8.)
    static let dialogInset = 8.0
    /// (Apple: `UIMenu`: 250.)
    static let menuWidth = 250.0
    /// (Apple: `UIMenu`: 44.)
    static let menuRow: CGFloat = 44
    static let radius: CGFloat = 14
}

/// A view that shows another one over everything else while there is something to show.
nonisolated struct Presenting<Host: View>: PrimitiveView {
    let host: Host
    let kind: PresentationKind
    /// What is presented; another one is a new view. Nil is nothing.
    let identity: AnyHashable?
    let content: () -> AnyView
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PresentingNode(view, inputs)
    }
}

final class PresentingNode<Host: View>: _TypedNode<Presenting<Host>> {
    private let node: _TypedNode<Host>
    private var layer: (identity: AnyHashable, root: PresentedRoot)?
    private var box: (host: LayoutElement, element: LayoutElement)?

    override init(_ view: Presenting<Host>, _ inputs: _ViewInputs) {
        node = Host._makeNode(view.host, inputs)
        super.init(view, inputs)
        adopt(node)
        present()
    }

    override func didUpdate() {
        node.update(view.host, inputs)
        present()
    }

    private func present() {
        if let layer, layer.identity == view.identity {
            layer.root.update(view.content(), contentInputs)
            (box?.element.node as? PresentationNode)?.space = space
            return
        }
        let hadLayer = layer != nil
        if let layer {
            layer.root.unmount()
            self.layer = nil
            box = nil
            if let onDismiss = view.onDismiss {
                inputs.graph.schedule(self, named: view.kind.rawValue, onDismiss)
            }
        }
        if let identity = view.identity {
            inputs.graph.presentations += 1
            let root = PresentedRoot(
                view.content(), contentInputs, kind: view.kind, number: inputs.graph.presentations)
            adopt(root)
            layer = (identity, root)
        }
        if hadLayer || layer != nil { elementsDidChange() }
    }

    /// The space that a root view is offered.
    private var space: Rect { Rect(origin: .zero, size: inputs.environment.device.safeSize) }

    private var contentInputs: _ViewInputs {
        var inner = inputs.inStack(nil)
        inner.environment.dismissal = view.dismiss
        inner.environment.afterAction = view.kind.endsWithAction ? view.dismiss : nil
        inner.environment.container = RelativeContainer(size: space.size)
        inner.environment.navigation = nil
        inner.environment.safeRegion = nil
        inner.environment.scrollHost = nil
        inner.environment.scrollSettings = ScrollSettings()
        inner.environment.isInList = false
        inner.environment.isEnabled = true
        return inner
    }

    /// The first of the host's boxes carries what is presented.
    private func presenting(_ host: LayoutElement) -> LayoutElement {
        guard let layer else { return host }
        if let box, box.host === host { return box.element }
        let layerElement = layer.root.element
        let element = LayoutElement(
            PresentationNode(host: host.node, layerElement.node, view.kind.placement, space: space),
            kind: view.kind.rawValue, role: .modifier)
        element.children = { [host, layerElement] }
        element.traits = host.traits
        box = (host, element)
        return element
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }

    override func element(at index: Int) -> LayoutElement {
        let element = node.element(at: index)
        return index == 0 ? presenting(element) : element
    }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        if start < list.count { list[start] = presenting(list[start]) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(node)
        if let layer { body(layer.root) }
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        body(node, range)
        if let layer, range.contains(0) { body(layer.root, 0..<1) }
    }

    /// What is presented says nothing to the views around the one that presents it.
    override func preference<Key: PreferenceKey>(_ key: Key.Type, in range: Range<Int>) -> Key.Value? {
        node.preference(key, in: range)
    }

    override func unmount() {
        inputs.graph.unschedule(self)
        super.unmount()
    }
}

/// The top of a presented tree.
private final class PresentedRoot: ViewNode {
    let element: LayoutElement
    private let node: _TypedNode<AnyView>
    private let pile: DepthStackNode

    init(_ content: AnyView, _ inputs: _ViewInputs, kind: PresentationKind, number: Int) {
        node = AnyView._makeNode(content, inputs)
        pile = DepthStackNode(alignment: .center)
        // As the root is: centered in what it is offered.
        let frame = kind.placement.isFill ? CenteredNode(pile) : pile
        element = LayoutElement(frame, kind: kind.content)
        element.presentation = number
        super.init()
        adopt(node)
        let screen = inputs.environment.device.screen
        element.draw = { element, context in
            let area = kind.area(of: element.node.frame, on: screen)
            context.fill(Path(screen.cgRect), .color(PresentationKind.dim.pair))
            let radius = kind == .fullScreenCover ? 0 : PresentationMetrics.radius
            context.fill(
                Path(roundedRect: area.cgRect, cornerRadius: radius), .color(Color.systemBackground.pair))
        }
        collect()
    }

    func update(_ content: AnyView, _ inputs: _ViewInputs) { node.update(content, inputs) }

    private func collect() {
        let list = node.elements
        pile.setChildren(ContiguousArray(list.map(\.node)))
        element.children = { list }
    }

    override func elementsDidChange() { collect() }
    override var count: Int { 1 }

    // What is presented is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func element(at index: Int) -> LayoutElement { element }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
}

/// A box that takes what it is offered, with its content in the middle.
nonisolated private final class CenteredNode: UnaryNode {
    override func computeSize(_ proposal: Proposal) -> Size {
        proposal.replacingUnspecified(by: child.size(proposal))
    }

    override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        let inner = child.size(proposal)
        return Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    }
}

nonisolated extension PresentationNode.Placement {
    fileprivate var isFill: Bool { if case .fill = self { true } else { false } }
}

nonisolated extension PresentationKind {
    fileprivate static let dim = Color(light: 0x000000, dark: 0x000000, lightAlpha: 0.2, darkAlpha: 0.48)

    /// What of the screen the presentation covers, when its content has a frame.
    fileprivate func area(of frame: Rect, on screen: Rect) -> Rect {
        switch self {
        case .fullScreenCover: screen
        case .sheet:
            Rect(x: screen.minX, y: frame.minY, width: screen.width, height: screen.maxY - frame.minY)
        case .alert, .confirmationDialog, .menu: frame
        }
    }
}

nonisolated extension DeviceContext {
    /// The whole screen, in the tree's coordinates.
    fileprivate var screen: Rect {
        Rect(
            x: -safeArea.left, y: -safeArea.top, width: safeSize.width + safeArea.horizontal,
            height: safeSize.height + safeArea.vertical)
    }
}
