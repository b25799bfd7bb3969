/// A node's size for one proposal, and where its guides lie. (Apple: `ViewDimensions`.)
public struct Dimensions {
    public let node: LayoutNode
    public let proposal: Proposal
    public let size: Size

    @inline(__always)
    init(node: LayoutNode, proposal: Proposal, size: Size) {
        self.node = node
        self.proposal = proposal
        self.size = size
    }

    public var width: Double { size.width }
    public var height: Double { size.height }

    /// The guide's place, in points from the node's leading or top edge.
    @inline(__always)
    public subscript(guide: AlignmentGuide) -> Double {
        node.explicitAlignment(guide, self) ?? guide.defaultValue(self)
    }

    /// The guide's place if something in the node says so.
    @inline(__always)
    public subscript(explicit guide: AlignmentGuide) -> Double? {
        node.explicitAlignment(guide, self)
    }
}
