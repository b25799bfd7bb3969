/// Draws its child elsewhere; layout does not notice. (Apple: `offset(x:y:)`.)
public final class OffsetNode: UnaryNode {
    /// In points, towards the trailing edge and downwards.
    public var offset: Point

    public init(_ child: LayoutNode, offset: Point) {
        self.offset = offset
        super.init(child)
    }

    public override func placeContent(_ pass: LayoutPass) {
        placeChild(child, x: offset.x, y: offset.y, placedProposal, pass)
    }

    public override var ownPriority: Double { child.priority }
}
