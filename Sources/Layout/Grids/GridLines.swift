/// A column of a grid, as something that a stack could divide its width among.
final class GridColumnNode: LayoutNode {
    var cells: ContiguousArray<GridCell> = []
    var alignment = AlignmentGuide.horizontalCenter

    /// The cells' extents about the column's alignment; the height says nothing.
    override func computeSize(_ proposal: Proposal) -> Size {
        var extent = Extent()
        for cell in cells where !cell.options.isUnsizedHorizontally {
            let dimensions = cell.node.dimensions(Proposal(width: proposal.width, height: nil))
            extent.add(cell.guide(alignment, in: dimensions), of: dimensions.width)
        }
        return Size(width: extent.length, height: 0)
    }
}

/// A row of a grid whose cells know their widths, as something that a stack could divide its height among.
final class GridRowNode: LayoutNode {
    var cells: ContiguousArray<GridCell> = []
    var alignment = AlignmentGuide.verticalCenter
    /// Of each cell, in points; nil where the grid was offered no width and the cell decides.
    var widths: ContiguousArray<Double> = []

    override func computeSize(_ proposal: Proposal) -> Size {
        Size(width: 0, height: extent(proposal.height).length)
    }

    /// The cells' extents about the row's alignment when each is offered `height`.
    func extent(_ height: Double?) -> Extent {
        var extent = Extent()
        for (cell, width) in zip(cells, widths) where !cell.options.isUnsizedVertically {
            let dimensions = cell.node.dimensions(Proposal(width: width, height: height))
            extent.add(cell.guide(alignment, in: dimensions), of: dimensions.height)
        }
        return extent
    }
}

extension GridCell {
    /// Where a guide lies in the cell's content; with an anchor the alignments have no say.
    func guide(_ guide: AlignmentGuide, in dimensions: Dimensions) -> Double {
        guard let anchor = options.anchor else { return dimensions[guide] }
        return guide.axis == .horizontal ? anchor.x * dimensions.width : anchor.y * dimensions.height
    }
}
