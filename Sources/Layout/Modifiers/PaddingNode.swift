/// Room around a child. (Apple: `padding`.)
public final class PaddingNode: UnaryNode {
    /// In points; `left` is the leading edge.
    public var insets: Insets {
        didSet { if insets != oldValue { invalidate() } }
    }

    public init(_ child: LayoutNode, insets: Insets) {
        self.insets = insets
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let inner = child.size(childProposal(proposal, .zero))
        return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical).atLeastZero
    }

    /// The proposal shrinks, to 0 at the least.
    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    public override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        Point(x: insets.left, y: insets.top)
    }

    public override var spacing: SpacingPreferences {
        child.spacing.reset(
            top: insets.top != 0, bottom: insets.bottom != 0, leading: insets.left != 0,
            trailing: insets.right != 0)
    }
}
