import Layout
import Snapshot

/// A view with something over or behind it.
nonisolated struct Attached<Content: View, Attachment: View>: PrimitiveView {
    let content: Content
    let attachment: Attachment
    /// `overlay`, `background` or `border`.
    let kind: String
    let alignment: Alignment
    /// The edges at which the attachment reaches under what covers the host's surroundings.
    var reaching: Edge.Set = []

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        AttachedNode(view, inputs)
    }
}

/// The place of a view with an attachment. Where the content is several views each gets one of its own.
final class AttachedNode<Content: View, Attachment: View>: _TypedNode<Attached<Content, Attachment>> {
    private let node: _TypedNode<Content>
    private var boxes: [ObjectIdentifier: (box: LayoutElement, attachment: AttachmentRoot)] = [:]
    /// When a row of a lazy container was last shown, by the box inside.
    private var shown: [ObjectIdentifier: Int] = [:]

    /// Collects an attachment's elements into the pile that is laid out over or behind the host.
    private final class AttachmentRoot: ViewNode {
        let pile: DepthStackNode
        let node: _TypedNode<Attachment>
        private(set) var list: [LayoutElement] = []

        init(_ attachment: Attachment, _ inputs: _ViewInputs) {
            pile = DepthStackNode(alignment: .center)
            node = Attachment._makeNode(attachment, inputs)
            super.init()
            adopt(node)
            elementsDidChange()
        }

        override func elementsDidChange() {
            list = node.elements
            pile.setChildren(ContiguousArray(list.map(\.node)))
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }
        override var count: Int { list.count }
    }

    override init(_ view: Attached<Content, Attachment>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
    }

    override func didUpdate() {
        node.update(view.content, inputs)
        for (box, attachment) in boxes.values {
            box.node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
            attachment.pile.isRightToLeft = box.node.isRightToLeft
            (box.node as? AttachmentNode)?.alignment = view.alignment.guides
            attachment.node.update(view.attachment, inputs.inStack(nil))
        }
    }

    private func attached(_ inner: LayoutElement) -> LayoutElement {
        if let known = boxes[ObjectIdentifier(inner)] {
            known.box.traits = inner.traits
            return known.box
        }
        let attachment = AttachmentRoot(view.attachment, inputs.inStack(nil))
        let box = LayoutElement(
            AttachmentNode(
                host: inner.node, attachment.pile, alignment: view.alignment.guides,
                reaching: view.reaching.physical(inputs.environment)),
            kind: view.kind, role: .modifier)
        box.node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        attachment.pile.isRightToLeft = box.node.isRightToLeft
        box.children = { [inner] + attachment.list }
        box.traits = inner.traits
        boxes[ObjectIdentifier(inner)] = (box, attachment)
        return box
    }

    /// What the host alone says for a preference.
    func hostPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        node.preference(key, in: 0..<node.count)
    }

    override func noteShown(_ range: Range<Int>, at update: Int) {
        node.noteShown(range, at: update)
        guard inputs.isLazy else { return }
        for index in range { shown[ObjectIdentifier(node.element(at: index))] = update }
    }

    override func letGo(at update: Int) {
        node.letGo(at: update)
        guard inputs.isLazy else { return }
        for (inner, last) in shown where RowLifetime.isOver(shown: last, at: update) {
            boxes[inner]?.attachment.unmount()
            boxes[inner] = nil
            shown[inner] = nil
        }
    }

    override func appendSections(to list: inout [SectionSpan], from start: Int) {
        node.appendSections(to: &list, from: start)
    }

    override func find(_ id: AnyHashable, isThorough: Bool) -> FoundView? {
        node.find(id, isThorough: isThorough)
    }

    override func elementsDidChange() {
        // Looking at all rows of a lazy container would build them.
        if inputs.isLazy { return super.elementsDidChange() }
        let present = Set(node.elements.map(ObjectIdentifier.init))
        boxes = boxes.filter { present.contains($0.key) }
        super.elementsDidChange()
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }
    override func element(at index: Int) -> LayoutElement { attached(node.element(at: index)) }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        for index in start..<list.count { list[index] = attached(list[index]) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(node)
        for (_, attachment) in boxes.values { body(attachment) }
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        body(node, range)
        for index in range {
            guard let known = boxes[ObjectIdentifier(node.element(at: index))] else { continue }
            body(known.attachment, 0..<known.attachment.list.count)
        }
    }
}

/// A style that fills the area of a host, as `background(_:)` and `overlay(_:)` take it.
nonisolated struct FilledArea: PrimitiveView {
    let style: AnyShapeStyle

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: "ShapeStyle", make: { _, _ in FlexibleNode() },
            apply: { view, _, element, inputs in
                element.draw = { element, context in
                    let frame = element.node.frame
                    context.fill(.rectangle(frame), view.style.paint(in: frame, inputs.environment))
                }
            })
    }
}

nonisolated extension View {
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        Attached(content: self, attachment: content(), kind: "overlay", alignment: alignment)
    }

    @_disfavoredOverload
    public func overlay<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        Attached(content: self, attachment: content, kind: "overlay", alignment: alignment)
    }

    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
        Attached(
            content: self, attachment: FilledArea(style: AnyShapeStyle(style)), kind: "overlay", alignment: .center,
            reaching: ignoresSafeAreaEdges)
    }

    public func overlay<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        Attached(content: self, attachment: shape.fill(style), kind: "overlay", alignment: .center)
    }

    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        Attached(content: self, attachment: content(), kind: "background", alignment: alignment)
    }

    @_disfavoredOverload
    public func background<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        Attached(content: self, attachment: content, kind: "background", alignment: alignment)
    }

    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges: Edge.Set = .all
    ) -> some View {
        Attached(
            content: self, attachment: FilledArea(style: AnyShapeStyle(style)), kind: "background",
            alignment: .center, reaching: ignoresSafeAreaEdges)
    }

    public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: ignoresSafeAreaEdges)
    }

    public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        Attached(content: self, attachment: shape.fill(style), kind: "background", alignment: .center)
    }

    public func background<S: Shape>(in shape: S) -> some View { background(BackgroundStyle(), in: shape) }

    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        Attached(
            content: self, attachment: Rectangle().strokeBorder(style, lineWidth: width), kind: "border",
            alignment: .center)
    }
}
