/// Something over or behind a host, offered exactly the host's size, with no say in it. (Apple: `overlay`,
/// `background`.)
public final class AttachmentNode: UnaryNode {
    public let attachment: DepthStackNode
    /// Of the attachment and the host. Several views of an attachment are a centered pile, which is aligned as a whole.
    public var alignment: GuidePair
    /// The edges, of those that the host touches, at which the attachment reaches under what covers them, as a
    /// color given to `background` does.
    public let reaching: IgnoresSafeAreaNode.Edges

    public init(
        host: LayoutNode, _ attachment: DepthStackNode, alignment: GuidePair,
        reaching: IgnoresSafeAreaNode.Edges = []
    ) {
        self.attachment = attachment
        self.alignment = alignment
        self.reaching = reaching
        super.init(host)
        adopt(attachment)
    }

    public override func placeContent(_ pass: LayoutPass) {
        super.placeContent(pass)
        if !reaching.isEmpty {
            let area = pass.region.reaching(frame, edges: reaching)
            attachment.place(at: area.origin, Proposal(area.size), pass)
            return
        }
        let offer = Proposal(frame.size)
        // A single view lines up by guides of its own; several are a pile, which has none.
        let content = attachment.children.count == 1 ? attachment.children[0] : attachment
        let inner = content.dimensions(offer)
        let outer = dimensions(placedProposal)
        placeChild(
            content, x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical], offer, pass)
    }

    /// An attachment that changes does not change the host.
    public override var ownPriority: Double { child.priority }
}
