import Layout
import Snapshot

/// Which views stay at an edge while their section scrolls. (Apple: `PinnedScrollableViews`.)
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that only has the rows that can be seen. (Apple: `LazyVStack`.)
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyVStack", .vertical, content: \.content, alignment: \.alignment.guide,
            spacing: \.spacing)
    }
}

/// A row that only has the views that can be seen. (Apple: `LazyHStack`.)
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyHStack", .horizontal, content: \.content, alignment: \.alignment.guide,
            spacing: \.spacing)
    }
}

/// The place of a lazy stack: builds rows when the layout asks for them.
final class LazyNode<V, Content: View>: _TypedNode<V> {
    private let box: LayoutElement
    private let node: _TypedNode<Content>
    private let content: (V) -> Content
    private let alignment: (V) -> AlignmentGuide
    private let spacing: (V) -> CGFloat?
    private let rows: LazyRows

    init(
        _ view: V, _ inputs: _ViewInputs, kind: String, _ axis: Axis, content: @escaping (V) -> Content,
        alignment: @escaping (V) -> AlignmentGuide, spacing: @escaping (V) -> CGFloat?
    ) {
        self.content = content
        self.alignment = alignment
        self.spacing = spacing
        node = Content._makeNode(content(view), inputs.inStack(axis))
        rows = LazyRows(axis, alignment: alignment(view), spacing: inputs.spacing(spacing(view)))
        rows.source = node
        rows.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        box = LayoutElement(rows, kind: kind)
        box.axis = axis == .horizontal ? .horizontal : .vertical
        super.init(view, inputs)
        adopt(node)
        let rows = rows
        box.children = { rows.placed.map { rows.source.element(at: $0) } }
    }

    override func didUpdate() {
        rows.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        rows.alignment = alignment(view)
        rows.givenSpacing = inputs.spacing(spacing(view))
        node.update(content(view), inputs.inStack(rows.axis))
    }

    override func elementsDidChange() { rows.rowsDidChange() }
    override func element(at index: Int) -> LayoutElement { box }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, rows.placed) }
}

/// A lazy stack's rows: the elements of a view node.
final class LazyRows: LazyStackNode {
    unowned(unsafe) var source: ViewNode!

    override var rowCount: Int { source.count }
    override func row(at index: Int) -> LayoutNode { source.element(at: index).node }
}
