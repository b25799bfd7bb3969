import Layout

/// A layout's subviews. (Apple: `LayoutSubviews`.)
public struct LayoutSubviews: RandomAccessCollection {
    let owner: LayoutOwner
    let indexes: Range<Int>

    public var startIndex: Int { indexes.lowerBound }
    public var endIndex: Int { indexes.upperBound }
    public var layoutDirection: LayoutDirection { owner.isRightToLeft ? .rightToLeft : .leftToRight }

    public subscript(index: Int) -> LayoutSubview {
        if !indexes.contains(index) { giveUp("\(owner.name) asks for subview \(index); \(range)") }
        return LayoutSubview(owner: owner, index: index)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
            giveUp("\(owner.name) asks for the subviews \(bounds); \(range)")
        }
        return LayoutSubviews(owner: owner, indexes: bounds)
    }

    private var range: String { isEmpty ? "there are none" : "there are those from \(startIndex) to \(endIndex - 1)" }

    var nodes: ContiguousArray<LayoutNode> { ContiguousArray(indexes.map { owner.elements[$0].node }) }

    /// What the subviews say about a guide where they were last placed.
    func merged(_ guide: AlignmentGuide) -> CGFloat? {
        owner.mergedAlignment(guide).map { CGFloat($0) }
    }
}

/// One subview of a layout. (Apple: `LayoutSubview`.)
public struct LayoutSubview: Equatable {
    let owner: LayoutOwner
    let index: Int

    private var element: LayoutElement { owner.elements[index] }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.owner === b.owner && a.index == b.index
    }

    public var priority: Double { element.node.priority }
    public var spacing: ViewSpacing { ViewSpacing(element.node.spacing) }
    public var containerValues: ContainerValues { element.traits.containerValues }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        element.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.node.size(proposal.proposal).cgSize
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element.node.dimensions(proposal.proposal))
    }

    /// - Parameter position: Where the anchor goes, in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.node.size(proposal.proposal)
        let origin = Point(
            x: Double(position.x) - Double(anchor.x) * size.width,
            y: Double(position.y) - Double(anchor.y) * size.height)
        owner.place(index, LayoutOwner.Placement(origin: origin, offer: proposal.proposal))
    }
}

/// The node behind a layout's subviews: what they are, and where they have been placed.
class LayoutOwner: LayoutNode {
    struct Placement {
        /// The subview's top leading corner, in the coordinates of the bounds.
        var origin: Point
        var offer: Proposal
    }

    private(set) var elements: [LayoutElement] = []
    private(set) var placements: [Placement?] = []
    private(set) var placedTwice: Set<Int> = []
    /// Those whose place was no place.
    private(set) var misplaced: Set<Int> = []

    /// As a message names the layout.
    var name: String { "a layout" }
    func warn(_ message: String) {}

    func setElements(_ elements: [LayoutElement]) {
        self.elements = elements
        placements = Array(repeating: nil, count: elements.count)
        for element in elements { adopt(element.node) }
        invalidate()
    }

    func clearPlacements() {
        placements = Array(repeating: nil, count: elements.count)
        placedTwice = []
        misplaced = []
    }

    func place(_ index: Int, _ placement: Placement) {
        guard placement.origin.x.isFinite, placement.origin.y.isFinite else {
            misplaced.insert(index)
            return
        }
        if placements[index] != nil { placedTwice.insert(index) }
        placements[index] = placement
    }

    func mergedAlignment(_ guide: AlignmentGuide) -> Double? { nil }
}
