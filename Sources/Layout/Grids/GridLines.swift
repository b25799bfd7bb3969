/// A column of a grid, as something that a stack could divide its width among.
final class GridColumnNode: LayoutNode {
    var cells: ContiguousArray<GridCell> = []
    var alignment = AlignmentGuide.horizontalCenter

    /// The cells' extents about the column's alignment; the height says nothing.
    override func computeSize(_ proposal: Proposal) -> Size {
        let lengths = lengths(proposal.width)
        return Size(width: max(lengths.aligned.length, lengths.anchored), height: 0)
    }

    /// How far the aligned cells reach about their line, and the longest of the anchored ones, which have none.
    func lengths(_ width: Double?) -> (aligned: Extent, anchored: Double) {
        var extent = Extent()
        var anchored = 0.0
        for cell in cells where !cell.options.isUnsizedHorizontally {
            let dimensions = cell.node.dimensions(Proposal(width: width, height: nil))
            if cell.options.anchor != nil {
                anchored = max(anchored, dimensions.width)
            } else {
                extent.add(dimensions[alignment], of: dimensions.width)
            }
        }
        return (extent, anchored)
    }
}

/// A row of a grid whose cells know their widths, as something that a stack could divide its height among.
final class GridRowNode: LayoutNode {
    var cells: ContiguousArray<GridCell> = []
    var alignment = AlignmentGuide.verticalCenter
    /// Of each cell, in points.
    var widths: ContiguousArray<Double> = []

    override func computeSize(_ proposal: Proposal) -> Size {
        let lengths = lengths(proposal.height)
        return Size(width: 0, height: max(lengths.aligned.length, lengths.anchored))
    }

    /// How far the aligned cells reach about their line when each is offered `height`, and the longest of the
    /// anchored ones.
    func lengths(_ height: Double?) -> (aligned: Extent, anchored: Double) {
        var extent = Extent()
        var anchored = 0.0
        for (cell, width) in zip(cells, widths) where !cell.options.isUnsizedVertically {
            let dimensions = cell.node.dimensions(Proposal(width: width, height: height))
            if cell.options.anchor != nil {
                anchored = max(anchored, dimensions.height)
            } else {
                extent.add(dimensions[alignment], of: dimensions.height)
            }
        }
        return (extent, anchored)
    }
}

extension AlignmentGuide {
    /// Where the line of an extent lies in a longer length: the slack is put as the guide would be.
    func line(of extent: Extent, in length: Double, for node: LayoutNode) -> Double {
        let slack = max(length - extent.length, 0)
        return extent.before + place(in: Size(along: axis, slack, across: 0), of: node, .unspecified)
    }
}
