/// A window onto content that may be longer than it. (Apple: `ScrollView`.)
///
/// It offers its content nil along its axes; along them it takes what it is offered, across it is as wide as
/// its content.
public final class ScrollViewNode: UnaryNode {
    public let scrollsHorizontally: Bool
    public let scrollsVertically: Bool
    /// The scroll view as a container that frames inside are relative to.
    public let container = RelativeContainer(size: .zero)
    /// How far the content is scrolled, in points.
    public var contentOffset = Point.zero

    public init(_ content: LayoutNode, horizontal: Bool, vertical: Bool) {
        scrollsHorizontally = horizontal
        scrollsVertically = vertical
        super.init(content)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        container.resize(proposal.replacingUnspecified(by: container.size))
        let scrolled =
            (!scrollsHorizontally || proposal.width != nil) && (!scrollsVertically || proposal.height != nil)
        if scrollsHorizontally, scrollsVertically, scrolled, let width = proposal.width, let height = proposal.height {
            return Size(width: width, height: height).atLeastZero
        }
        let content = child.size(childProposal(proposal, .zero))
        return Size(
            width: scrollsHorizontally ? proposal.width ?? content.width : content.width,
            height: scrollsVertically ? proposal.height ?? content.height : content.height
        ).atLeastZero
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(
            width: scrollsHorizontally ? nil : proposal.width, height: scrollsVertically ? nil : proposal.height)
    }

    public override func placeContent(_ pass: LayoutPass) {
        container.resize(frame.size)
        let outside = pass.visible
        pass.visible = pass.reachingUnderSafeArea(frame).intersection(outside)
        // Across its axes the content is offered what the scroll view has become.
        let offer = Proposal(
            width: scrollsHorizontally ? nil : frame.width, height: scrollsVertically ? nil : frame.height)
        placeChild(child, x: -contentOffset.x, y: -contentOffset.y, offer, pass)
        pass.visible = outside
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? { nil }

    public override var spacing: SpacingPreferences { .box }
}
