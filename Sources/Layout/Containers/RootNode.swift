/// The space that a root view is laid out in: it is offered all of it and centered in it.
public final class RootNode: UnaryNode {
    /// The space offered, in points. Its top-left corner is the origin of all coordinates.
    public let offered: Size

    public init(_ child: LayoutNode, offered: Size) {
        self.offered = offered
        super.init(child)
    }

    /// Estimates are corrected so many times; what is still off then stays an estimate.
    private static let mostCorrections = 8

    /// Measures and places the whole tree, again as long as lazy stacks find their estimates wrong.
    public func layOut(_ pass: LayoutPass) {
        for _ in 0...RootNode.mostCorrections {
            pass.needsAnotherLayout = false
            place(at: .zero, Proposal(offered), pass)
            if !pass.needsAnotherLayout { return }
        }
    }

    public override func computeSize(_ proposal: Proposal) -> Size { offered }

    public override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        let inner = child.size(proposal)
        return Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    }
}
