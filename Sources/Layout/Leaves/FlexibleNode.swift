/// A leaf that takes what it is offered: a color, a rectangle.
public final class FlexibleNode: LayoutNode {
    /// What an axis without a proposal gets, in points. (Apple's documentation of
    /// `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.)
    public static let idealLength = 10.0

    public override func computeSize(_ proposal: Proposal) -> Size {
        proposal.replacingUnspecified(
            by: Size(width: FlexibleNode.idealLength, height: FlexibleNode.idealLength)
        ).atLeastZero
    }
}
