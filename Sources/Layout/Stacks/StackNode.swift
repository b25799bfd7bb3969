/// A row or a column: `HStack` and `VStack`.
///
/// How it divides its length is in `StackDivision`; this type lines children up across the axis and places
/// them.
public final class StackNode: LayoutNode {
    public let axis: Axis
    /// The guide by which the children are lined up across the axis.
    public var alignment: AlignmentGuide {
        didSet { if alignment != oldValue { invalidate() } }
    }
    /// The distance between neighbours, in points; nil asks each pair.
    public var givenSpacing: Double? {
        didSet { if givenSpacing != oldValue { invalidate() } }
    }
    public private(set) var children: ContiguousArray<LayoutNode> = []

    private var division = StackDivision()
    private var gaps: ContiguousArray<Double>?
    private var totalGap = 0.0
    private var ownSpacing: SpacingPreferences?
    /// The proposal that `division` and `offsets` were last worked out for in full.
    private var arranged: Proposal?
    private var offsets: ContiguousArray<Point> = []
    /// The proposal whose shares `division` holds.
    private var divided: Proposal?

    public init(_ axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
        self.axis = axis
        self.alignment = alignment
        self.givenSpacing = spacing
    }

    public func setChildren(_ nodes: ContiguousArray<LayoutNode>) {
        children = nodes
        for node in nodes { adopt(node) }
        invalidate()
    }

    public override func forget() {
        gaps = nil
        ownSpacing = nil
        arranged = nil
        divided = nil
    }

    // MARK: Size

    public override func computeSize(_ proposal: Proposal) -> Size {
        if children.isEmpty { return .zero }
        arranged = nil
        prepareGaps()
        division.divide(proposal, among: children, along: axis, totalGap: totalGap)
        divided = proposal
        var length = totalGap
        var extent = Extent()
        for index in children.indices {
            let size = division.shares[index].size
            length += size[axis]
            extent.add(guidePlace(index), of: size[axis.other])
        }
        return Size(along: axis, length, across: extent.length)
    }

    /// Where the stack's alignment lies in a child, across the axis, for the child's present share.
    private func guidePlace(_ index: Int) -> Double {
        let share = division.shares[index]
        return Dimensions(node: children[index], proposal: share.proposal, size: share.size)[alignment]
    }

    private func prepareGaps() {
        if gaps != nil { return }
        var list = ContiguousArray<Double>()
        list.reserveCapacity(children.count)
        totalGap = 0
        for index in children.indices.dropFirst() {
            let gap =
                givenSpacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
            list.append(gap)
            totalGap += gap
        }
        gaps = list
    }

    // MARK: Places

    public override func placeContent(_ pass: LayoutPass) {
        arrange(placedProposal, frame.size)
        // A child's own placement may ask this stack for its guides again, so the shares are copied first.
        let shares = division.shares
        let offsets = offsets
        for index in children.indices {
            placeChild(
                children[index], x: offsets[index].x, y: offsets[index].y, shares[index].proposal, pass)
        }
    }

    /// Divides again with the parent's proposal along the axis and, across it, the stack's own size where the
    /// proposal was nil; then works out where each child goes.
    private func arrange(_ proposal: Proposal, _ size: Size) {
        if arranged == proposal || children.isEmpty { return }
        prepareGaps()
        var inner = proposal
        if inner[axis.other] == nil { inner[axis.other] = size[axis.other] }
        // The size was mostly worked out for this very proposal, and last of all.
        if divided != inner {
            division.divide(inner, among: children, along: axis, totalGap: totalGap)
            divided = inner
        }
        var line = -Double.infinity
        for index in children.indices { line = max(line, guidePlace(index)) }
        offsets.removeAll(keepingCapacity: true)
        var position = 0.0
        for index in children.indices {
            if index > 0, let gaps { position += gaps[index - 1] }
            let across = line - guidePlace(index)
            offsets.append(
                axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position))
            position += division.shares[index].size[axis]
        }
        arranged = proposal
    }

    /// Where each child goes (its top leading corner in the stack's coordinates) and what it is offered there,
    /// when the stack is offered `proposal`: for a layout that arranges its children as this stack does.
    public func placements(_ proposal: Proposal) -> [(origin: Point, offer: Proposal)] {
        arrange(proposal, size(proposal))
        return children.indices.map { (offsets[$0], division.shares[$0].proposal) }
    }

    /// How the stack came to the places of its children: the distances between them, and their turns when its length
    /// was divided.
    public func account() -> (gaps: ContiguousArray<Double>, turns: ContiguousArray<StackTurn>) {
        if children.isEmpty { return ([], []) }
        arrange(placedProposal, frame.size)
        let length = placedProposal[axis] ?? 0
        return (gaps ?? [], division.turns(length: length, along: axis, totalGap: totalGap))
    }

    // MARK: What the stack says of itself

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        if guide.merge == .never || children.isEmpty { return nil }
        arrange(dimensions.proposal, dimensions.size)
        let shares = division.shares
        let offsets = offsets
        var merge = GuideMerge(guide)
        for index in children.indices {
            let child = Dimensions(
                node: children[index], proposal: shares[index].proposal, size: shares[index].size)
            guard let place = child[explicit: guide] else { continue }
            merge.add(place + (guide.axis == .horizontal ? offsets[index].x : offsets[index].y))
        }
        return merge.result
    }

    public override var spacing: SpacingPreferences {
        if let ownSpacing { return ownSpacing }
        let result = SpacingPreferences.container(of: children, along: axis)
        ownSpacing = result
        return result
    }
}
