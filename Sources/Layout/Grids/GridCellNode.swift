/// What a grid is told of one of its cells.
public struct GridCellOptions: Equatable, Sendable {
    /// How many columns the cell covers; nil is a view that stands outside of any row and covers them all.
    public var span: Int?
    /// Where the cell's content goes in it, as fractions of its size; nil leaves that to the alignments.
    public var anchor: Point?
    /// Axes on which the cell has no say in how large its column or row becomes.
    public var isUnsizedHorizontally = false
    public var isUnsizedVertically = false
    /// Replaces the grid's alignment for the cell's whole column.
    public var columnAlignment: AlignmentGuide?

    public init(span: Int? = 1) {
        self.span = span
    }
}

/// A cell of a grid and the columns it covers.
struct GridCell {
    let node: LayoutNode
    let options: GridCellOptions
    var columns: Range<Int>
}
