/// A frame of a given width, height or both. (Apple: `frame(width:height:alignment:)`.)
public final class FixedFrameNode: UnaryNode {
    public var width: Double? {
        didSet { if width != oldValue { invalidate() } }
    }
    public var height: Double? {
        didSet { if height != oldValue { invalidate() } }
    }
    public var alignment: GuidePair {
        didSet { if alignment != oldValue { invalidate() } }
    }

    /// - Parameters:
    ///   - width: In points, finite and not negative; nil takes the child's.
    ///   - height: Likewise.
    public init(_ child: LayoutNode, width: Double?, height: Double?, alignment: GuidePair) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let inner = child.size(childProposal(proposal, .zero))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    public override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        aligned(child.dimensions(childProposal(proposal, size)), in: size, proposal, alignment)
    }

    public override var spacing: SpacingPreferences {
        child.spacing.reset(
            top: height != nil, bottom: height != nil, leading: width != nil, trailing: width != nil)
    }
}
