/// A leaf as large as the largest square in what it is offered: a circle.
public final class SquareNode: LayoutNode {
    public override func computeSize(_ proposal: Proposal) -> Size {
        let side: Double =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): FlexibleNode.idealLength
            }
        return Size(width: side, height: side).atLeastZero
    }
}
