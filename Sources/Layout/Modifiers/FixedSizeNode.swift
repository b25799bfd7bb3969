/// A child at its ideal length on one or both axes. (Apple: `fixedSize(horizontal:vertical:)`.)
public final class FixedSizeNode: UnaryNode {
    public var horizontal: Bool {
        didSet { if horizontal != oldValue { invalidate() } }
    }
    public var vertical: Bool {
        didSet { if vertical != oldValue { invalidate() } }
    }

    public init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        child.size(childProposal(proposal, .zero))
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    public override var ownPriority: Double { child.priority }
}
