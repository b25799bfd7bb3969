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

    var track: GridTrack {
        let size: GridTrackSize =
            switch self.size {
            case .fixed(let length): .fixed(max(Double(length), 0))
            case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
            }
        return GridTrack(size: size, spacing: spacing.map { Double($0) }, alignment: alignment?.guides)
    }
}

/// A grid that only has the rows that can be seen. (Apple: `LazyVGrid`.)
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyGridViewNode(
            view, inputs, kind: "LazyVGrid", .vertical, content: \.content, tracks: \.columns,
            alignment: \.alignment.guide, spacing: \.spacing)
    }
}

/// A grid that only has the columns that can be seen. (Apple: `LazyHGrid`.)
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LazyGridViewNode(
            view, inputs, kind: "LazyHGrid", .horizontal, content: \.content, tracks: \.rows,
            alignment: \.alignment.guide, spacing: \.spacing)
    }
}

/// The place of a lazy grid.
final class LazyGridViewNode<V, Content: View>: _TypedNode<V> {
    private let box: LayoutElement
    private let node: _TypedNode<Content>
    private let content: (V) -> Content
    private let tracks: (V) -> [GridItem]
    private let alignment: (V) -> AlignmentGuide
    private let spacing: (V) -> CGFloat?
    private let grid: Items

    /// The grid's items: the elements of a view node.
    private final class Items: LazyGridNode {
        unowned(unsafe) var source: ViewNode!
        override var itemCount: Int { source.count }
        override func item(at index: Int) -> LayoutNode { source.element(at: index).node }
    }

    init(
        _ view: V, _ inputs: _ViewInputs, kind: String, _ axis: Axis, content: @escaping (V) -> Content,
        tracks: @escaping (V) -> [GridItem], alignment: @escaping (V) -> AlignmentGuide,
        spacing: @escaping (V) -> CGFloat?
    ) {
        self.content = content
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
        node = Content._makeNode(content(view), inputs.inStack(nil))
        grid = Items(
            axis, tracks: tracks(view).map(\.track), alignment: alignment(view),
            spacing: inputs.spacing(spacing(view)))
        grid.source = node
        grid.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        box = LayoutElement(grid, kind: kind)
        super.init(view, inputs)
        adopt(node)
        let grid = grid
        box.children = { grid.placedItems.map { grid.source.element(at: $0) } }
    }

    override func didUpdate() {
        grid.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        grid.description = tracks(view).map(\.track)
        grid.alignment = alignment(view)
        grid.givenSpacing = inputs.spacing(spacing(view)) ?? GridTrack.defaultSpacing
        node.update(content(view), inputs.inStack(nil))
    }

    override func elementsDidChange() { grid.rowsDidChange() }
    override func element(at index: Int) -> LayoutElement { box }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        body(node, grid.placedItems)
    }
}
