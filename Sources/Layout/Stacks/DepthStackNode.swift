/// Children on top of each other: `ZStack`, and what is attached to a host by `overlay` and `background`.
///
/// All children are measured with the stack's proposal. The size is the union, over the children of the
/// highest priority, of their extents about the alignment lines; then every child is offered that size.
public final class DepthStackNode: LayoutNode {
    public var alignment: GuidePair {
        didSet { if alignment != oldValue { invalidate() } }
    }
    public private(set) var children: ContiguousArray<LayoutNode> = []

    public init(alignment: GuidePair) {
        self.alignment = alignment
    }

    public func setChildren(_ nodes: ContiguousArray<LayoutNode>) {
        children = nodes
        for node in nodes { adopt(node) }
        invalidate()
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let (horizontal, vertical) = extents(proposal)
        return Size(width: horizontal.length, height: vertical.length)
    }

    /// How far the children of the highest priority reach about the lines on which all guides lie.
    private func extents(_ offer: Proposal) -> (horizontal: Extent, vertical: Extent) {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.priority) }
        var horizontal = Extent()
        var vertical = Extent()
        for child in children where child.priority == highest {
            let dimensions = child.dimensions(offer)
            horizontal.add(dimensions[alignment.horizontal], of: dimensions.width)
            vertical.add(dimensions[alignment.vertical], of: dimensions.height)
        }
        return (horizontal, vertical)
    }

    private func lines(_ offer: Proposal) -> Point {
        let (horizontal, vertical) = extents(offer)
        return Point(x: horizontal.before, y: vertical.before)
    }

    public override func placeContent(_ pass: LayoutPass) {
        let placements = placements(in: frame.size)
        for (child, placement) in zip(children, placements) {
            placeChild(child, x: placement.origin.x, y: placement.origin.y, placement.offer, pass)
        }
    }

    /// Where each child goes (its top leading corner in the pile's coordinates) and what it is offered there,
    /// when the pile has a size.
    public func placements(in size: Size) -> [(origin: Point, offer: Proposal)] {
        if children.isEmpty { return [] }
        let offer = Proposal(size)
        let line = lines(offer)
        return children.map { child in
            let dimensions = child.dimensions(offer)
            return (
                Point(x: line.x - dimensions[alignment.horizontal], y: line.y - dimensions[alignment.vertical]), offer
            )
        }
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        if guide.merge == .never || children.isEmpty { return nil }
        let offer = Proposal(dimensions.size)
        let line = lines(offer)
        var merge = GuideMerge(guide)
        for child in children {
            let inner = child.dimensions(offer)
            guard let place = inner[explicit: guide] else { continue }
            let shift =
                guide.axis == .horizontal
                ? line.x - inner[alignment.horizontal] : line.y - inner[alignment.vertical]
            merge.add(place + shift)
        }
        return merge.result
    }

    public override var spacing: SpacingPreferences {
        guard let first = children.first else { return .box }
        var result = first.spacing
        for child in children.dropFirst() { result.formUnion(child.spacing) }
        return result
    }
}
