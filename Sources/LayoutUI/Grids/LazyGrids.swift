import Layout
import Snapshot

/// A column of a lazy grid, or a row of a horizontal one. (Apple: `GridItem`.)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The item as the engine takes it. What cannot be a length is left out, with a warning.
    func track(_ inputs: _ViewInputs) -> GridTrack {
        func length(_ length: CGFloat, _ name: String) -> Double {
            inputs.length(length, "GridItem(\(name): \(length))") ?? 0
        }
        func most(_ maximum: CGFloat) -> Double {
            maximum == .infinity
                ? .infinity : inputs.length(maximum, "GridItem(maximum: \(maximum))") ?? .infinity
        }
        let size: GridTrackSize =
            switch self.size {
            case .fixed(let fixed): .fixed(length(fixed, "fixed"))
            case .flexible(let minimum, let maximum):
                .flexible(minimum: length(minimum, "minimum"), maximum: most(maximum))
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: length(minimum, "minimum"), maximum: most(maximum))
            }
        return GridTrack(size: size, spacing: inputs.spacing(spacing, of: "GridItem"), alignment: alignment?.guides)
    }
}

/// A grid that only has the rows that can be seen. (Apple: `LazyVGrid`.)
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyVGrid", axis: nil, content: \.content, inner: { $0.inLazyStack(nil) },
            make: { view, inputs in
                LazyItems(
                    .vertical, tracks: view.columns.map { $0.track(inputs) }, alignment: view.alignment.guide,
                    spacing: inputs.spacing(view.spacing, of: "LazyVGrid"))
            },
            apply: { view, items, inputs in
                items.description = view.columns.map { $0.track(inputs) }
                items.alignment = view.alignment.guide
                items.givenSpacing = inputs.spacing(view.spacing, of: "LazyVGrid") ?? GridTrack.defaultSpacing
                items.pinnedViews.wanted = view.pinnedViews
            })
    }
}

/// A grid that only has the columns that can be seen. (Apple: `LazyHGrid`.)
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyNode(
            view, inputs, kind: "LazyHGrid", axis: nil, content: \.content, inner: { $0.inLazyStack(nil) },
            make: { view, inputs in
                LazyItems(
                    .horizontal, tracks: view.rows.map { $0.track(inputs) }, alignment: view.alignment.guide,
                    spacing: inputs.spacing(view.spacing, of: "LazyHGrid"))
            },
            apply: { view, items, inputs in
                items.description = view.rows.map { $0.track(inputs) }
                items.alignment = view.alignment.guide
                items.givenSpacing = inputs.spacing(view.spacing, of: "LazyHGrid") ?? GridTrack.defaultSpacing
                items.pinnedViews.wanted = view.pinnedViews
            })
    }
}

/// A lazy grid's items: the elements of a view node. A section's header and footer have a line to themselves.
nonisolated final class LazyItems: LazyGridNode, LazyContent {
    unowned(unsafe) var source: ViewNode!
    var pinnedViews = PinnedSections()

    override var itemCount: Int { source.count }
    override func item(at index: Int) -> LayoutNode { source.element(at: index).node }

    override func itemRuns() -> ContiguousArray<GridRun> {
        var spans: [SectionSpan] = []
        source.appendSections(to: &spans, from: 0)
        var runs: ContiguousArray<GridRun> = []
        var next = 0
        func add(_ items: Range<Int>, isWhole: Bool) {
            if !items.isEmpty { runs.append(GridRun(items: items, isWhole: isWhole)) }
        }
        for span in spans {
            add(next..<span.all.lowerBound, isWhole: false)
            add(span.header, isWhole: true)
            add(span.rows, isWhole: false)
            add(span.footer, isWhole: true)
            next = span.all.upperBound
        }
        add(next..<max(itemCount, next), isWhole: false)
        return runs
    }

    override func pinnedItems() -> ContiguousArray<PinnedSection> { pinnedViews.sections(of: source) }

    func elementsDidChange() {
        pinnedViews.forget()
        itemsDidChange()
    }

    var shownElements: [Int] { shown(placedItems, pinned: Array(pinnedItemPlaces)) }
    var shownParts: [Range<Int>] { [placedItems] + pinnedItemPlaces.map { $0..<$0 + 1 } }
    var elementsAhead: Range<Int> { itemsAhead }
    func row(ofElement index: Int) -> Int { line(ofItem: index) }
}
