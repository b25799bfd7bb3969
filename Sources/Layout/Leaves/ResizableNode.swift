/// A leaf that takes what it is offered and has an ideal size of its own: a resizable image.
public final class ResizableNode: LayoutNode {
    public let ideal: Size

    public init(ideal: Size) {
        self.ideal = ideal
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        proposal.replacingUnspecified(by: ideal).atLeastZero
    }
}
