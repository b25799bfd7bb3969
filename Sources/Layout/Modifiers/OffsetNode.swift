/// Draws its child elsewhere; layout does not notice. (Apple: `offset(x:y:)`.)
public final class OffsetNode: UnaryNode {
    /// In points; not mirrored in right-to-left.
    public var offset: Point

    public init(_ child: LayoutNode, offset: Point) {
        self.offset = offset
        super.init(child)
    }

    public override func placeContent(_ pass: LayoutPass) {
        child.place(at: Point(x: frame.minX + offset.x, y: frame.minY + offset.y), placedProposal, pass)
    }

    public override var ownPriority: Double { child.priority }
}
