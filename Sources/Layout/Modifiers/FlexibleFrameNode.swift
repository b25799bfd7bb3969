/// A frame with limits. (Apple: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.)
public final class FlexibleFrameNode: UnaryNode {
    public var width: LengthLimits {
        didSet { if width != oldValue { invalidate() } }
    }
    public var height: LengthLimits {
        didSet { if height != oldValue { invalidate() } }
    }
    public var alignment: GuidePair {
        didSet { if alignment != oldValue { invalidate() } }
    }

    public init(_ child: LayoutNode, width: LengthLimits, height: LengthLimits, alignment: GuidePair) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let inner = child.size(
            Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return Size(
            width: width.length(proposal.width, child: inner.width),
            height: height.length(proposal.height, child: inner.height))
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(
            width: width.placingOffer(proposal.width, length: size.width),
            height: height.placingOffer(proposal.height, length: size.height))
    }

    public override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        aligned(child.dimensions(childProposal(proposal, size)), in: size, proposal, alignment)
    }

    public override var spacing: SpacingPreferences {
        child.spacing.reset(
            top: !height.isNone, bottom: !height.isNone, leading: !width.isNone, trailing: !width.isNone)
    }
}
