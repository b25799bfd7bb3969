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
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyVStack", axis: .vertical, content: \.content, inner: { $0.inLazyStack(.vertical) },
            make: {
                LazyRows(.vertical, alignment: $0.alignment.guide, spacing: $1.spacing($0.spacing, of: "LazyVStack"))
            },
            apply: { view, rows, inputs in
                rows.alignment = view.alignment.guide
                rows.givenSpacing = inputs.spacing(view.spacing, of: "LazyVStack")
                rows.pinnedViews.wanted = view.pinnedViews
            })
    }
}

/// A row that only has the views that can be seen. (Apple: `LazyHStack`.)
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyHStack", axis: .horizontal, content: \.content,
            inner: { $0.inLazyStack(.horizontal) },
            make: {
                LazyRows(.horizontal, alignment: $0.alignment.guide, spacing: $1.spacing($0.spacing, of: "LazyHStack"))
            },
            apply: { view, rows, inputs in
                rows.alignment = view.alignment.guide
                rows.givenSpacing = inputs.spacing(view.spacing, of: "LazyHStack")
                rows.pinnedViews.wanted = view.pinnedViews
            })
    }
}

/// The place of a lazy container: builds rows when the layout asks for them, and lets them go when they have not been
/// shown for a while.
final class LazyNode<V, Content: View, Rows: LazyContent>: _TypedNode<V> {
    private let box: LayoutElement
    private let node: _TypedNode<Content>
    private let content: (V) -> Content
    private let inner: (_ViewInputs) -> _ViewInputs
    private let apply: (V, Rows, _ViewInputs) -> Void
    private let rows: Rows
    private var passed: _ViewInputs

    init(
        _ view: V, _ inputs: _ViewInputs, kind: String, axis: StackAxis?, content: @escaping (V) -> Content,
        inner: @escaping (_ViewInputs) -> _ViewInputs, make: (V, _ViewInputs) -> Rows,
        apply: @escaping (V, Rows, _ViewInputs) -> Void
    ) {
        self.content = content
        self.inner = inner
        self.apply = apply
        passed = inner(inputs)
        node = Content._makeNode(content(view), passed)
        rows = make(view, inputs)
        rows.source = node
        rows.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        box = LayoutElement(rows, kind: kind)
        box.axis = axis
        super.init(view, inputs)
        adopt(node)
        applyToRows()
        let rows = rows
        box.children = { rows.shownElements.map { rows.source.element(at: $0) } }
    }

    private func applyToRows() {
        rows.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        apply(view, rows, inputs)
    }

    override func didUpdate() {
        applyToRows()
        passed = inner(inputs).settled(after: passed)
        node.update(content(view), passed)
    }

    override func elementsDidChange() { rows.elementsDidChange() }
    override func element(at index: Int) -> LayoutElement { box }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        for part in rows.shownParts { body(node, part) }
    }

    override func wasLaidOut(_ moment: LayoutMoment) {
        for part in rows.shownParts + [rows.elementsAhead] where !part.isEmpty {
            node.noteShown(part, at: moment.number)
        }
        node.letGo(at: moment.number)
    }

    // What is inside is no row of a lazy container around.
    override func noteShown(_ range: Range<Int>, at update: Int) {}
    override func letGo(at update: Int) {}
    override func appendSections(to list: inout [SectionSpan], from start: Int) {}

    override func find(_ id: AnyHashable, isThorough: Bool) -> FoundView? {
        guard var found = node.find(id, isThorough: isThorough) else { return nil }
        found.rows.append((box, found.index))
        if !rows.shownElements.contains(found.index) { found.element = nil }
        found.index = 0
        return found
    }
}

/// The layout of a lazy container whose rows come from the elements of a view node.
nonisolated protocol LazyContent: LazyStackNode {
    var source: ViewNode! { get set }
    /// The elements that were placed, in the order in which they are drawn: what is pinned comes last.
    var shownElements: [Int] { get }
    /// The same in ranges.
    var shownParts: [Range<Int>] { get }
    /// Elements that were built since scrolling is about to bring them.
    var elementsAhead: Range<Int> { get }
    /// The row of the layout that an element is in.
    func row(ofElement index: Int) -> Int
    func elementsDidChange()
}

/// A lazy stack's rows: the elements of a view node.
nonisolated final class LazyRows: LazyStackNode, LazyContent {
    unowned(unsafe) var source: ViewNode!
    var pinnedViews = PinnedSections()

    override var rowCount: Int { source.count }
    override func row(at index: Int) -> LayoutNode { source.element(at: index).node }

    override func pinnedSections() -> ContiguousArray<PinnedSection> { pinnedViews.sections(of: source) }

    func elementsDidChange() {
        pinnedViews.forget()
        rowsDidChange()
    }

    var shownElements: [Int] { shown(placed, pinned: Array(pinned)) }
    var shownParts: [Range<Int>] { [placed] + pinned.map { $0..<$0 + 1 } }
    var elementsAhead: Range<Int> { ahead }
    func row(ofElement index: Int) -> Int { index }
}

nonisolated extension LazyContent {
    /// What is pinned is drawn in front of the rows.
    func shown(_ placed: Range<Int>, pinned: [Int]) -> [Int] { placed + pinned }
}
