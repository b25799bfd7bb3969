/// A column or row that only has the rows that can be seen. (Apple: `LazyVStack`, `LazyHStack`.)
///
/// Its owner builds rows on demand (`row(at:)`); `placed` names those that are part of what was laid out. The length
/// of the rows not yet placed is estimated, so the cost is that of the visible rows only. (engine.md,
/// section 8.)
open class LazyStackNode: LayoutNode {
    public final let axis: Axis
    public final var alignment: AlignmentGuide {
        didSet { if alignment != oldValue { invalidate() } }
    }
    /// The distance between rows, in points; nil asks each pair.
    public final var givenSpacing: Double? {
        didSet { if givenSpacing != oldValue { invalidate() } }
    }
    /// The rows of the last placement, in order.
    public private(set) final var placed: Range<Int> = 0..<0

    private final var lengths = LengthEstimate()
    /// The length across for which `lengths` hold: in another width texts wrap elsewhere.
    private final var lengthsAcross: Double?

    public init(_ axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
        self.axis = axis
        self.alignment = alignment
        self.givenSpacing = spacing
    }

    /// Called before rows are asked for, with the length that the stack has across its axis; nil where that is
    /// left to its content.
    open func prepare(across: Double?) {}

    /// How many rows there are.
    open var rowCount: Int { 0 }

    /// The row at a position, built if need be.
    open func row(at index: Int) -> LayoutNode { fatalError("a lazy stack's owner builds its rows") }

    /// Called by the owner when the rows became others: what is known of their lengths no longer holds.
    public final func rowsDidChange() {
        lengths = LengthEstimate()
        invalidate()
    }

    /// What a row is offered when the stack is offered `proposal`.
    private func rowProposal(_ proposal: Proposal) -> Proposal {
        Proposal(along: axis, nil, across: proposal[axis.other])
    }

    public final override func computeSize(_ proposal: Proposal) -> Size {
        prepare(across: proposal[axis.other])
        let count = rowCount
        if count == 0 { return .zero }
        let first = row(at: 0)
        adopt(first)
        let size = first.size(rowProposal(proposal))
        let gap = givenSpacing ?? first.spacing.distance(to: first.spacing, along: axis)
        let length = lengths.total(count, first: size[axis], gap: gap)
        return Size(along: axis, length, across: acrossLength(proposal[axis.other], first: size[axis.other]))
    }

    /// The stack's length across its axis: what it is offered, else its first row's.
    open func acrossLength(_ proposal: Double?, first: Double) -> Double { proposal ?? first }

    public final override func placeContent(_ pass: LayoutPass) {
        prepare(across: placedProposal[axis.other])
        let count = rowCount
        guard count > 0 else {
            placed = 0..<0
            return
        }
        let offer = Proposal(along: axis, nil, across: frame.size[axis.other])
        if lengthsAcross != frame.size[axis.other] {
            lengths = LengthEstimate()
            lengthsAcross = frame.size[axis.other]
        }
        let first = row(at: 0)
        adopt(first)
        let gap = givenSpacing ?? first.spacing.distance(to: first.spacing, along: axis)
        let pitch = lengths.mean(first: first.size(offer)[axis]) + gap
        let low = pass.visible.start(axis) - frame.start(axis)
        let high = pass.visible.end(axis) - frame.start(axis)
        // The first row whose end is beyond the window's beginning, by the estimate.
        var index = 0
        if pitch > 0, low > 0 { index = min(Int(min(low / pitch, Double(count - 1))), count - 1) }
        var position = Double(index) * pitch
        let start = index
        var previous: LayoutNode?
        while index < count {
            let node = row(at: index)
            adopt(node)
            let gapBefore = previous.map { givenSpacing ?? $0.spacing.distance(to: node.spacing, along: axis) }
            position += gapBefore ?? 0
            // A row that ends before the window begins, or begins after it ends, is not needed.
            if position >= high { break }
            let inner = node.dimensions(offer)
            let line = alignment.place(in: frame.size, of: self, placedProposal)
            let across = line - inner[alignment]
            placeChild(
                node, x: axis == .horizontal ? position : across, y: axis == .horizontal ? across : position,
                offer, pass)
            lengths.set(inner.size[axis], gap: gapBefore, at: index)
            position += inner.size[axis]
            previous = node
            index += 1
        }
        placed = start..<index
        // The rows placed may say more of the stack's length than was known when it was measured.
        let total = lengths.total(count, first: first.size(offer)[axis], gap: gap)
        if abs(total - frame.size[axis]) > 1e-6 {
            invalidate()
            pass.needsAnotherLayout = true
        }
    }
}
