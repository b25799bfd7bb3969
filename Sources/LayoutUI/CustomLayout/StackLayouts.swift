import Layout

/// A row as a layout. (Apple: `HStackLayout`.)
public struct HStackLayout: NodeLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .along(.horizontal) }

    func makeNode(_ subviews: LayoutSubviews) -> LayoutNode {
        let node = StackNode(.horizontal, alignment: alignment.guide, spacing: subviews.checked(spacing))
        node.setChildren(subviews.nodes)
        return node
    }
}

/// A column as a layout. (Apple: `VStackLayout`.)
public struct VStackLayout: NodeLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .along(.vertical) }

    func makeNode(_ subviews: LayoutSubviews) -> LayoutNode {
        let node = StackNode(.vertical, alignment: alignment.guide, spacing: subviews.checked(spacing))
        node.setChildren(subviews.nodes)
        return node
    }
}

/// A pile as a layout. (Apple: `ZStackLayout`.)
public struct ZStackLayout: NodeLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    func makeNode(_ subviews: LayoutSubviews) -> LayoutNode {
        let node = DepthStackNode(alignment: alignment.guides)
        node.setChildren(subviews.nodes)
        return node
    }
}

extension LayoutProperties {
    static func along(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

/// A layout that arranges its subviews as a node of the engine would. The node is the cache.
protocol NodeLayout: Layout where Cache == NodeLayoutCache {
    func makeNode(_ subviews: LayoutSubviews) -> LayoutNode
}

/// The engine's node that works for a layout.
public struct NodeLayoutCache {
    let node: LayoutNode
}

extension NodeLayout {
    public func makeCache(subviews: Subviews) -> NodeLayoutCache {
        let node = makeNode(subviews)
        // What changes in a subview has to reach the container that the layout belongs to.
        subviews.owner.adopt(node)
        return NodeLayoutCache(node: node)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout NodeLayoutCache
    ) -> CGSize {
        cache.node.size(proposal.proposal).cgSize
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout NodeLayoutCache
    ) {
        let placements: [(origin: Point, offer: Proposal)]
        switch cache.node {
        case let stack as StackNode: placements = stack.placements(proposal.proposal)
        case let pile as DepthStackNode: placements = pile.placements(in: Size(bounds.size))
        case let grid as GridNode: placements = grid.placements(proposal.proposal)
        default: return
        }
        for (subview, placement) in zip(subviews, placements) {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(placement.origin.x), y: bounds.minY + CGFloat(placement.origin.y)),
                proposal: ProposedViewSize(placement.offer))
        }
    }

    public func spacing(subviews: Subviews, cache: inout NodeLayoutCache) -> ViewSpacing {
        ViewSpacing(cache.node.spacing)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout NodeLayoutCache
    ) -> CGFloat? {
        cache.node.dimensions(proposal.proposal)[explicit: guide.guide].map { CGFloat($0) }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout NodeLayoutCache
    ) -> CGFloat? {
        cache.node.dimensions(proposal.proposal)[explicit: guide.guide].map { CGFloat($0) }
    }
}

extension LayoutSubviews {
    /// A spacing as the engine takes it, in points; nil in place of one that is no finite number.
    func checked(_ spacing: CGFloat?) -> Double? {
        guard let spacing else { return nil }
        if spacing.isFinite { return Double(spacing) }
        owner.warn("\(owner.name)(spacing: \(spacing)) is ignored: a length is finite")
        return nil
    }
}
