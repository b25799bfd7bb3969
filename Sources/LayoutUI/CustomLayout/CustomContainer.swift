import Layout
import Snapshot

/// A view arranged by a layout.
nonisolated struct CustomContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let orientation = L.layoutProperties.stackOrientation
        return ContainerNode<Self, Content, CustomLayoutNode<L>>(
            view, inputs, kind: typeName(L.self),
            axis: orientation.map { $0 == .horizontal ? .horizontal : .vertical },
            make: { view, inputs in CustomLayoutNode(view.layout, graph: inputs.graph) },
            content: \.content, inner: { $1.inStack(orientation) },
            apply: { view, node, _ in node.layout = view.layout },
            arrange: { node, elements, _ in node.setElements(elements) })
    }
}

/// Asks an author's layout, and keeps its cache.
final class CustomLayoutNode<L: Layout>: LayoutOwner {
    var layout: L {
        didSet {
            // The new layout may make another cache, and an erased one may have moved the subviews below a node
            // of its own.
            cache = nil
            setElements(elements)
        }
    }
    private var cache: L.Cache?
    private var cacheIsStale = false
    private let graph: ViewGraph

    init(_ layout: L, graph: ViewGraph) {
        self.layout = layout
        self.graph = graph
    }

    override func setElements(_ elements: [LayoutElement]) {
        super.setElements(elements)
        cacheIsStale = true
    }

    override func forget() {
        cacheIsStale = true
    }

    private var subviews: LayoutSubviews { LayoutSubviews(owner: self, indexes: 0..<elements.count) }

    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current: L.Cache
        if var kept = cache {
            if cacheIsStale {
                cacheIsStale = false
                layout.updateCache(&kept, subviews: subviews)
            }
            current = kept
        } else {
            cacheIsStale = false
            current = layout.makeCache(subviews: subviews)
        }
        let result = body(subviews, &current)
        cache = current
        return result
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let size = withCache { subviews, cache in
            layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        let isEndless = proposal.width == .infinity || proposal.height == .infinity
        let (width, height) = (clean(size.width, isEndless), clean(size.height, isEndless))
        if width == nil || height == nil {
            graph.warn(
                "\(name).sizeThatFits answered \(size.width) × \(size.height); what is no length counts as 0")
        }
        return Size(width: width ?? 0, height: height ?? 0)
    }

    /// A length without an end only answers an offer without one, be it on the other axis: pictures in endless columns have
    /// no end either.
    private func clean(_ length: CGFloat, _ isEndless: Bool) -> Double? {
        length >= 0 && (length.isFinite || isEndless) ? Double(length) : nil
    }

    override var name: String { typeName(L.self) }
    override func warn(_ message: String) { graph.warn(message) }

    /// Has the layout place its subviews in bounds.
    private func arrange(_ bounds: Rect, _ proposal: Proposal) {
        clearPlacements()
        withCache { subviews, cache in
            layout.placeSubviews(
                in: bounds.cgRect, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
    }

    override func placeContent(_ pass: LayoutPass) {
        let bounds = frame
        arrange(bounds, placedProposal)
        let placements = placements
        for index in placedTwice.sorted() {
            graph.warn("\(name) placed \(title(index)) more than once; the last place counts")
        }
        for (index, element) in elements.enumerated() {
            if let placement = placements[index] {
                placeChild(
                    element.node, x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY,
                    placement.offer, pass)
            } else {
                // The platform puts a subview that was not placed in the middle.
                let mistake = misplaced.contains(index) ? "gave no number as the place of" : "did not place"
                graph.warn("\(name) \(mistake) \(title(index)); it is in the middle")
                let size = element.node.size(placedProposal)
                placeChild(
                    element.node, x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
                    placedProposal, pass)
            }
        }
    }

    private func title(_ index: Int) -> String {
        let element = elements[index]
        return element.identifier == nil && element.text == nil
            ? "subview \(index + 1) (\(element.title))" : element.title
    }

    override var spacing: SpacingPreferences {
        withCache { layout.spacing(subviews: $0, cache: &$1).preferences }
    }

    override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        let bounds = Rect(origin: .zero, size: dimensions.size)
        arrange(bounds, dimensions.proposal)
        return withCache { subviews, cache -> CGFloat? in
            let (proposal, rect) = (ProposedViewSize(dimensions.proposal), bounds.cgRect)
            if guide.axis == .horizontal {
                return layout.explicitAlignment(
                    of: HorizontalAlignment(guide), in: rect, proposal: proposal, subviews: subviews, cache: &cache)
            }
            return layout.explicitAlignment(
                of: VerticalAlignment(guide), in: rect, proposal: proposal, subviews: subviews, cache: &cache)
        }.flatMap { place in
            if place.isFinite { return Double(place) }
            graph.warn("\(name).explicitAlignment gave \(place), which is ignored: a length is finite")
            return nil
        }
    }

    override func mergedAlignment(_ guide: AlignmentGuide) -> Double? {
        var merge = GuideMerge(guide)
        for (element, placement) in zip(elements, placements) {
            guard let placement,
                let place = element.node.dimensions(placement.offer)[explicit: guide]
            else { continue }
            merge.add(place + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y))
        }
        return merge.result
    }
}
