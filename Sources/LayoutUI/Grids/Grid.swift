import Layout
import Snapshot

/// What a view in a grid says of its cell.
struct GridCell {
    static let mostColumns = 1_000

    var span: Int?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?

    /// - Parameter isBare: Whether the view stands outside of any row, and so covers all columns.
    func options(isBare: Bool) -> GridCellOptions {
        var options = GridCellOptions(span: span ?? (isBare ? nil : 1))
        options.anchor = anchor.map { Point(x: Double($0.x), y: Double($0.y)) }
        options.isUnsizedHorizontally = unsizedAxes.contains(.horizontal)
        options.isUnsizedVertically = unsizedAxes.contains(.vertical)
        options.columnAlignment = columnAlignment?.guide
        return options
    }
}

/// Rows whose cells line up in columns. (Apple: `Grid`.)
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        ContainerNode<Self, Content, GridNode>(
            view, inputs, kind: "Grid", axis: nil,
            make: { view, inputs in
                GridNode(
                    alignment: view.alignment.guides,
                    horizontalSpacing: inputs.spacing(view.horizontalSpacing, of: "Grid"),
                    verticalSpacing: inputs.spacing(view.verticalSpacing, of: "Grid"))
            },
            content: \.content, inner: { $1.inStack(nil) },
            apply: { view, node, inputs in
                node.alignment = view.alignment.guides
                node.horizontalSpacing = inputs.spacing(view.horizontalSpacing, of: "Grid")
                node.verticalSpacing = inputs.spacing(view.verticalSpacing, of: "Grid")
            },
            arrange: { node, elements, box in
                node.setRows(GridRows.rows(of: elements))
                box.children = { elements }
            })
    }
}

/// A row of a grid; elsewhere a row like any other. (Apple: `GridRow`.)
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        GridRowViewNode(view, inputs)
    }
}

/// The place of a grid's row: its cells are elements of the grid, marked with the row they belong to.
final class GridRowViewNode<Content: View>: _TypedNode<GridRow<Content>> {
    private let node: _TypedNode<Content>
    private let mark = GridRowMark()

    override init(_ view: GridRow<Content>, _ inputs: _ViewInputs) {
        node = Content._makeNode(view.content, inputs)
        super.init(view, inputs)
        adopt(node)
        mark.alignment = view.alignment
    }

    override func didUpdate() {
        mark.alignment = view.alignment
        node.update(view.content, inputs)
    }

    override var count: Int { node.count }
    override var fixedCount: Int? { node.fixedCount }

    override func element(at index: Int) -> LayoutElement {
        let element = node.element(at: index)
        element.traits.gridRow = mark
        return element
    }

    override func appendElements(to list: inout [LayoutElement]) {
        let start = list.count
        node.appendElements(to: &list)
        for element in list[start...] { element.traits.gridRow = mark }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(node) }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) { body(node, range) }
}

/// The identity of a grid's row, which its cells carry.
final class GridRowMark {
    var alignment: VerticalAlignment?
}

enum GridRows {
    /// Consecutive elements of one row belong together; an element without a row stands alone.
    static func rows(of elements: [LayoutElement]) -> [GridNode.Row] {
        var rows: [GridNode.Row] = []
        var current: GridRowMark?
        for element in elements {
            let mark = element.traits.gridRow
            let cell = (node: element.node, options: element.traits.gridCell.options(isBare: mark == nil))
            if let mark, mark === current {
                rows[rows.count - 1].cells.append(cell)
            } else {
                rows.append(GridNode.Row(cells: [cell], alignment: mark?.alignment?.guide))
            }
            current = mark
        }
        return rows
    }
}

/// A grid as a layout. (Apple: `GridLayout`.)
public struct GridLayout: NodeLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    func makeNode(_ subviews: LayoutSubviews) -> LayoutNode {
        let node = GridNode(
            alignment: alignment.guides, horizontalSpacing: subviews.checked(horizontalSpacing),
            verticalSpacing: subviews.checked(verticalSpacing))
        node.setRows(GridRows.rows(of: subviews.indexes.map { subviews.owner.elements[$0] }))
        return node
    }
}

nonisolated extension View {
    /// A cell covers one column at least. Beyond any screen's columns a number is taken for a mistake.
    public func gridCellColumns(_ count: Int) -> some View {
        let span = min(max(count, 1), GridCell.mostColumns)
        return annotated(
            mistake: span == count ? nil : "gridCellColumns(\(count)) is taken as \(span)"
        ) { $0.traits.gridCell.span = span }
    }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        annotated { $0.traits.gridCell.anchor = anchor }
    }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        annotated { $0.traits.gridCell.unsizedAxes = axes }
    }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        annotated { $0.traits.gridCell.columnAlignment = guide }
    }
}
