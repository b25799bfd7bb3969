/// Rows whose cells line up in columns. (Apple: `Grid`.)
///
/// A column is as wide as its widest cell, a row as high as its tallest; flexible columns share the width, and
/// flexible rows the height, as the children of a stack do.
public final class GridNode: LayoutNode {
    /// One row: its cells, and the alignment that replaces the grid's in it.
    public struct Row {
        public var cells: [(node: LayoutNode, options: GridCellOptions)]
        public var alignment: AlignmentGuide?

        public init(cells: [(node: LayoutNode, options: GridCellOptions)], alignment: AlignmentGuide?) {
            self.cells = cells
            self.alignment = alignment
        }
    }

    /// Between columns and rows whose spacing is not given, in points. (engine.md, section 3.)
    public static let defaultSpacing = 8.0

    public var alignment: GuidePair {
        didSet { if alignment != oldValue { rebuild() } }
    }
    public var horizontalSpacing: Double? {
        didSet { if horizontalSpacing != oldValue { invalidate() } }
    }
    public var verticalSpacing: Double? {
        didSet { if verticalSpacing != oldValue { invalidate() } }
    }

    private var sourceRows: [Row] = []
    private var columns: ContiguousArray<LayoutNode> = []
    private var rows: ContiguousArray<LayoutNode> = []
    /// Cells that cover several columns.
    private var spanning: ContiguousArray<GridCell> = []
    private var rowDivision = StackDivision()
    private var columnDivision = StackDivision()

    public init(alignment: GuidePair, horizontalSpacing: Double?, verticalSpacing: Double?) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func setRows(_ rows: [Row]) {
        sourceRows = rows
        for row in rows {
            for cell in row.cells { adopt(cell.node) }
        }
        rebuild()
    }

    private func rebuild() {
        var columnCount = 1
        for row in sourceRows {
            columnCount = max(columnCount, row.cells.reduce(0) { $0 + max($1.options.span ?? 1, 1) })
        }
        let columnNodes = (0..<columnCount).map { _ in GridColumnNode() }
        for node in columnNodes { node.alignment = alignment.horizontal }
        spanning = []
        rows = []
        for row in sourceRows {
            let node = GridRowNode()
            node.alignment = row.alignment ?? alignment.vertical
            var column = 0
            for (content, options) in row.cells {
                let span = min(max(options.span ?? columnCount, 1), columnCount - min(column, columnCount - 1))
                let cell = GridCell(node: content, options: options, columns: column..<column + span)
                node.cells.append(cell)
                if span == 1 { columnNodes[column].cells.append(cell) } else { spanning.append(cell) }
                if let guide = options.columnAlignment { columnNodes[column].alignment = guide }
                column += span
            }
            rows.append(node)
        }
        columns = ContiguousArray(columnNodes.map { $0 as LayoutNode })
        invalidate()
    }

    public override func forget() {
        for column in columns { column.forgetAnswers() }
        for row in rows { row.forgetAnswers() }
    }

    // MARK: Size

    private var columnGap: Double { horizontalSpacing ?? GridNode.defaultSpacing }
    private var rowGap: Double { verticalSpacing ?? GridNode.defaultSpacing }

    private func total(_ lengths: ContiguousArray<Double>, gap: Double) -> Double {
        lengths.reduce(0, +) + gap * Double(max(lengths.count - 1, 0))
    }

    /// The columns' widths when the grid is offered a width.
    private func columnWidths(_ width: Double?) -> ContiguousArray<Double> {
        columnDivision.divide(
            Proposal(width: width, height: nil), among: columns, along: .horizontal,
            totalGap: columnGap * Double(columns.count - 1))
        var widths = ContiguousArray(columnDivision.shares.map { $0.size.width })
        // A cell that covers several columns and wants more than they have widens them evenly.
        for cell in spanning where !cell.options.isUnsizedHorizontally {
            let gaps = columnGap * Double(cell.columns.count - 1)
            let covered = widths[cell.columns].reduce(0, +) + gaps
            let others = total(widths, gap: columnGap) - covered
            let offer = width.map { max($0 - others, 0) }
            let wanted = cell.node.size(Proposal(width: offer, height: nil)).width
            guard wanted > covered, covered < .infinity else { continue }
            for column in cell.columns { widths[column] += (wanted - covered) / Double(cell.columns.count) }
        }
        return widths
    }

    /// Gives each row its cells' widths, and divides the height.
    private func rowHeights(_ widths: ContiguousArray<Double>, _ height: Double?) -> ContiguousArray<Double> {
        for case let row as GridRowNode in rows {
            row.widths = ContiguousArray(
                row.cells.map { cell in
                    widths[cell.columns].reduce(0, +) + columnGap * Double(cell.columns.count - 1)
                })
            row.forgetAnswers()
        }
        rowDivision.divide(
            Proposal(width: nil, height: height), among: rows, along: .vertical,
            totalGap: rowGap * Double(max(rows.count - 1, 0)))
        return ContiguousArray(rowDivision.shares.map { $0.size.height })
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        if rows.isEmpty { return .zero }
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(widths, proposal.height)
        return Size(width: total(widths, gap: columnGap), height: total(heights, gap: rowGap))
    }

    // MARK: Places

    public override func placeContent(_ pass: LayoutPass) {
        let placements = placements(placedProposal)
        var index = 0
        for row in sourceRows {
            for cell in row.cells {
                let placement = placements[index]
                placeChild(cell.node, x: placement.origin.x, y: placement.origin.y, placement.offer, pass)
                index += 1
            }
        }
    }

    /// Where each cell goes (row by row) and what it is offered there, when the grid is offered `proposal`.
    public func placements(_ proposal: Proposal) -> [(origin: Point, offer: Proposal)] {
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(widths, proposal.height)
        var result: [(origin: Point, offer: Proposal)] = []
        var top = 0.0
        for (index, node) in rows.enumerated() {
            guard let row = node as? GridRowNode else { continue }
            let height = heights[index]
            let line = row.alignment.line(of: row.lengths(height).aligned, in: height, for: self)
            for (cell, width) in zip(row.cells, row.widths) {
                let offer = Proposal(width: width, height: height)
                let dimensions = cell.node.dimensions(offer)
                let left = widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + columnGap }
                result.append(
                    (
                        Point(
                            x: left + horizontalPlace(of: dimensions, in: width, cell),
                            y: top + verticalPlace(of: dimensions, in: height, line: line, row: row, cell)), offer
                    ))
            }
            top += height + rowGap
        }
        return result
    }

    private func horizontalPlace(of dimensions: Dimensions, in width: Double, _ cell: GridCell) -> Double {
        if let anchor = cell.options.anchor { return anchor.x * (width - dimensions.width) }
        guard cell.columns.count == 1, let column = columns[cell.columns.lowerBound] as? GridColumnNode else {
            let guide = alignment.horizontal
            return guide.place(in: Size(width: width, height: 0), of: self, .unspecified) - dimensions[guide]
        }
        let line = column.alignment.line(of: column.lengths(width).aligned, in: width, for: self)
        return line - dimensions[column.alignment]
    }

    private func verticalPlace(
        of dimensions: Dimensions, in height: Double, line: Double, row: GridRowNode, _ cell: GridCell
    ) -> Double {
        if let anchor = cell.options.anchor { return anchor.y * (height - dimensions.height) }
        return line - dimensions[row.alignment]
    }

    /// A container's: the union of its cells' at the sides, that of the first and the last row's at the ends.
    public override var spacing: SpacingPreferences {
        func union(_ rows: [Row]) -> SpacingPreferences? {
            var result: SpacingPreferences?
            for row in rows {
                for cell in row.cells {
                    if result == nil { result = cell.node.spacing } else { result?.formUnion(cell.node.spacing) }
                }
            }
            return result
        }
        guard let first = sourceRows.first, let last = sourceRows.last, var result = union(sourceRows) else {
            return .box
        }
        if let top = union([first])?.top { result.top = top }
        if let bottom = union([last])?.bottom { result.bottom = bottom }
        return result
    }
}
