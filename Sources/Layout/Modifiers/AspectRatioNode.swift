/// Offers its child a box of a given shape. (Apple: `aspectRatio(_:contentMode:)`.)
public final class AspectRatioNode: UnaryNode {
    public enum Mode: Sendable { case fit, fill }

    /// Width over height; nil takes the child's ideal size's.
    public var ratio: Double? {
        didSet { if ratio != oldValue { invalidate() } }
    }
    public var mode: Mode {
        didSet { if mode != oldValue { invalidate() } }
    }

    public init(_ child: LayoutNode, ratio: Double?, mode: Mode) {
        self.ratio = ratio
        self.mode = mode
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        child.size(childProposal(proposal, .zero))
    }

    /// With no axis given the proposal is passed on; else the box is scaled until it fits in (or fills) the
    /// axes that are.
    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        if proposal == .unspecified { return proposal }
        var box = Size(width: ratio ?? 1, height: 1)
        if ratio == nil { box = child.size(.unspecified) }
        guard box.width > 0, box.height > 0, box.width < .infinity, box.height < .infinity else { return proposal }
        let across = proposal.width.map { $0 / box.width }
        let along = proposal.height.map { $0 / box.height }
        let factor: Double
        if let across, let along {
            factor = mode == .fit ? min(across, along) : max(across, along)
        } else {
            factor = across ?? along ?? 1
        }
        return Proposal(width: box.width * factor, height: box.height * factor)
    }
}
