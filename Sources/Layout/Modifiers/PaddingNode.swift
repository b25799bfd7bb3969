/// Room around a child. (Apple: `padding`.)
public class PaddingNode: UnaryNode {
    /// In points; `left` is the leading edge.
    public var insets: Insets {
        didSet { if insets != oldValue { invalidate() } }
    }

    public init(_ child: LayoutNode, insets: Insets) {
        self.insets = insets
        super.init(child)
    }

    public final override func computeSize(_ proposal: Proposal) -> Size {
        let inner = child.size(childProposal(proposal, .zero))
        return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical).atLeastZero
    }

    /// The proposal shrinks, to 0 at the least.
    public final override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    public final override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        Point(x: insets.left, y: insets.top)
    }

    public final override var spacing: SpacingPreferences {
        child.spacing.reset(
            top: insets.top != 0, bottom: insets.bottom != 0, leading: insets.left != 0,
            trailing: insets.right != 0)
    }
}

/// Room around a child that is covered as by a bar: what scrolls inside goes on below it. (Apple:
/// `safeAreaPadding`.)
public final class SafeAreaPaddingNode: PaddingNode {
    /// What the padding leaves, as the safe area of what is inside.
    public var source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    public override func placeContent(_ pass: LayoutPass) {
        let region = pass.region.inside(frame, insets: insets.mirrored(isRightToLeft))
        pass.within(region, source) { super.placeContent(pass) }
    }
}
