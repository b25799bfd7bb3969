/// A node that wraps one child: the base of the layout modifiers.
///
/// Guides that something inside makes explicit shine through, moved by where the child lies.
open class UnaryNode: LayoutNode {
    public final var child: LayoutNode {
        didSet {
            adopt(child)
            invalidate()
        }
    }

    public init(_ child: LayoutNode) {
        self.child = child
        super.init()
        adopt(child)
    }

    /// What the child is offered when the node itself is offered `proposal` and takes `size`.
    open func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal { proposal }

    /// Where the child's top leading corner lies in the node.
    open func childOrigin(_ proposal: Proposal, _ size: Size) -> Point { .zero }

    open override func computeSize(_ proposal: Proposal) -> Size { child.size(proposal) }

    open override func placeContent(_ pass: LayoutPass) {
        let origin = childOrigin(placedProposal, frame.size)
        placeChild(child, x: origin.x, y: origin.y, childProposal(placedProposal, frame.size), pass)
    }

    open override var spacing: SpacingPreferences { child.spacing }

    open override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        let inner = child.dimensions(childProposal(dimensions.proposal, dimensions.size))
        guard let value = inner[explicit: guide] else { return nil }
        let origin = childOrigin(dimensions.proposal, dimensions.size)
        return value + (guide.axis == .horizontal ? origin.x : origin.y)
    }

    /// The child's origin when a guide pair of the child lies on the same pair of the node.
    final func aligned(
        _ inner: Dimensions, in size: Size, _ proposal: Proposal, _ alignment: GuidePair
    ) -> Point {
        Point(
            x: alignment.horizontal.place(in: size, of: self, proposal) - inner[alignment.horizontal],
            y: alignment.vertical.place(in: size, of: self, proposal) - inner[alignment.vertical])
    }
}
