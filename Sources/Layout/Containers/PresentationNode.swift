/// A host, and something that is shown over everything else. The host is laid out as if nothing were presented.
public final class PresentationNode: UnaryNode {
    /// Where what is presented lies.
    public enum Placement {
        /// In the middle of the space, offered all of it.
        case fill
        /// In the middle of the space, offered that width.
        case centered(width: Double)
        /// At the bottom of the space, offered its width less that on both sides.
        case bottom(inset: Double)
        /// Below the host's leading edge where there is room, offered that width.
        case below(width: Double)
    }

    public let presented: LayoutNode
    public let placement: Placement
    /// The space that a root view is offered, in the tree's coordinates.
    public var space: Rect

    public init(host: LayoutNode, _ presented: LayoutNode, _ placement: Placement, space: Rect) {
        self.presented = presented
        self.placement = placement
        self.space = space
        super.init(host)
        adopt(presented)
    }

    public override func placeContent(_ pass: LayoutPass) {
        super.placeContent(pass)
        pass.outsideOfContainers {
            let offer = offer
            let size = presented.size(offer)
            presented.place(at: origin(of: size), offer, pass)
        }
    }

    private var offer: Proposal {
        switch placement {
        case .fill: Proposal(space.size)
        case .centered(let width), .below(let width): Proposal(width: min(width, space.width), height: nil)
        case .bottom(let inset): Proposal(width: max(space.width - 2 * inset, 0), height: nil)
        }
    }

    private func origin(of size: Size) -> Point {
        let center = Point(x: space.midX - size.width / 2, y: space.midY - size.height / 2)
        switch placement {
        case .fill, .centered: return center
        case .bottom: return Point(x: center.x, y: space.maxY - size.height)
        case .below:
            return Point(
                x: min(max(frame.minX, space.minX), max(space.maxX - size.width, space.minX)),
                y: min(max(frame.maxY, space.minY), max(space.maxY - size.height, space.minY)))
        }
    }

    public override var ownPriority: Double { child.priority }
}
