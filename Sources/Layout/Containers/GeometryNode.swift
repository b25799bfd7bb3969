/// A container that tells its content how large it is. (Apple: `GeometryReader`.)
///
/// It takes what it is offered; its content is at its top leading corner and offered its size.
open class GeometryNode: LayoutNode {
    /// What an axis without a proposal gets, in points: the platform's, as its users document it. (A published
    /// reconstruction says 0.)
    public static let idealLength = 10.0

    /// The content for a size, built if need be.
    open func content(for size: Size) -> ContiguousArray<LayoutNode> { [] }

    public final override func computeSize(_ proposal: Proposal) -> Size {
        proposal.replacingUnspecified(
            by: Size(width: GeometryNode.idealLength, height: GeometryNode.idealLength)
        ).atLeastZero
    }

    public final override func placeContent(_ pass: LayoutPass) {
        let offer = Proposal(frame.size)
        for node in content(for: frame.size) {
            adopt(node)
            placeChild(node, x: 0, y: 0, offer, pass)
        }
    }
}
