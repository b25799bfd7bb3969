/// Takes all it is offered and puts its child's center at a point. (Apple: `position(x:y:)`.)
public final class PositionNode: UnaryNode {
    /// In the node's own coordinates, in points.
    public var position: Point

    public init(_ child: LayoutNode, position: Point) {
        self.position = position
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        return proposal.replacingUnspecified(by: child.size(proposal))
    }

    public override func placeContent(_ pass: LayoutPass) {
        let offer = Proposal(frame.size)
        let size = child.size(offer)
        let left = isRightToLeft ? frame.width - position.x : position.x
        child.place(
            at: Point(x: frame.minX + left - size.width / 2, y: frame.minY + position.y - size.height / 2),
            offer, pass)
    }

    public override var spacing: SpacingPreferences { .box }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? { nil }
}
