/// A column or row that only has the rows that can be seen. (Apple: `LazyVStack`, `LazyHStack`.)
///
/// Its owner builds rows on demand (`row(at:)`); `placed` names those that are part of what was laid out. The length
/// of the rows not yet placed is estimated, so the cost is that of the visible rows only. (engine.md,
/// section 8.)
open class LazyStackNode: LayoutNode {
    /// While scrolling, so many rows beyond the last one that can be seen are built ahead.
    public static let rowsBuiltAhead = 2

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
    /// Headers and footers that were placed although their own place cannot be seen: they are pinned.
    public private(set) final var pinned: ContiguousArray<Int> = []
    /// Rows that were built and not placed: scrolling is about to bring them.
    public private(set) final var ahead: Range<Int> = 0..<0

    private final var lengths = LengthEstimate()
    /// The length across for which `lengths` hold: in another width texts wrap elsewhere.
    private final var lengthsAcross: Double?
    /// What of the first row decides as long as nothing else is known.
    private final var firsts: ContiguousArray<(offer: Proposal, size: Size, gap: Double)> = []
    /// So many offers' answers are kept, so that the first row need not be built again when it has been let go.
    private static let mostFirsts = 8
    /// Where the rows of the last placement begin and end in the stack, in points.
    private final var span: RowSpan?
    private final var lastLow: Double?
    final var positions: ContiguousArray<Double> = []

    public init(_ axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
        self.axis = axis
        self.alignment = alignment
        self.givenSpacing = spacing
    }

    // MARK: What the owner says

    /// Called before rows are asked for, with the length that the stack has across its axis; nil where that is
    /// left to its content.
    open func prepare(across: Double?) {}

    /// How many rows there are.
    open var rowCount: Int { 0 }

    /// The row at a position, built if need be.
    open func row(at index: Int) -> LayoutNode { fatalError("a lazy stack's owner builds its rows") }

    /// The rows that stay at an edge while their section scrolls.
    open func pinnedSections() -> ContiguousArray<PinnedSection> { [] }

    /// Called when the rows have been placed.
    open func didPlace() {}

    /// Called by the owner when the rows became others: what is known of their lengths no longer holds.
    public final func rowsDidChange() {
        lengths.forgetRows()
        firsts.removeAll(keepingCapacity: true)
        invalidate()
    }

    public final override func forget() {
        // Only rows that are in the tree can have changed.
        if placed.lowerBound == 0 { firsts.removeAll(keepingCapacity: true) }
    }

    /// The stack's length across its axis: what it is offered, else its first row's.
    open func acrossLength(_ proposal: Double?, first: Double) -> Double { proposal ?? first }

    // MARK: Lengths

    /// A row as it is placed, the stack's own node for it adopted.
    private final func adoptedRow(at index: Int) -> LayoutNode {
        let node = row(at: index)
        adopt(node)
        return node
    }

    private final func firstRow(_ offer: Proposal) -> (offer: Proposal, size: Size, gap: Double) {
        for first in firsts where first.offer == offer { return first }
        let node = adoptedRow(at: 0)
        let gap = givenSpacing ?? node.spacing.distance(to: node.spacing, along: axis)
        let result = (offer, node.size(offer), gap)
        if firsts.count == LazyStackNode.mostFirsts { firsts.removeFirst() }
        firsts.append(result)
        return result
    }

    /// The mean length of a row, and of a gap between two.
    private final func means(_ offer: Proposal) -> (row: Double, gap: Double) {
        guard knows(offer) else {
            let first = firstRow(offer)
            return (first.size[axis], first.gap)
        }
        if !lengths.isEmpty {
            let gap = lengths.meanGap(first: givenSpacing ?? -1)
            if gap >= 0 || givenSpacing != nil { return (lengths.mean(first: 0), gap) }
        }
        let first = firstRow(offer)
        return (lengths.mean(first: first.size[axis]), lengths.meanGap(first: first.gap))
    }

    /// Whether the lengths that are known hold for an offer.
    private final func knows(_ offer: Proposal) -> Bool {
        offer[axis.other] == nil ? lengthsAcross == frame.size[axis.other] : offer[axis.other] == lengthsAcross
    }

    /// The length of all rows: as far as they have been placed, and an estimate of the rest.
    private final func total(_ count: Int, _ offer: Proposal) -> Double {
        let means = means(offer)
        guard let span, knows(offer) else {
            return Double(count) * means.row + Double(max(count - 1, 0)) * means.gap
        }
        // Rows that were placed and cannot be seen now are as long as they were: if they were estimated again, a stack
        // that moves when its length changes could go back and forth for ever.
        let known = lengths.end(after: span.rows.upperBound, at: span.end, count)
        return max(known.position + Double(count - known.index) * (means.row + means.gap), 0)
    }

    public final override func computeSize(_ proposal: Proposal) -> Size {
        prepare(across: proposal[axis.other])
        let count = rowCount
        if count == 0 { return .zero }
        let offer = Proposal(along: axis, nil, across: proposal[axis.other])
        let across = acrossLength(
            proposal[axis.other], first: needsFirst(proposal) ? firstRow(offer).size[axis.other] : 0)
        return Size(along: axis, total(count, offer), across: across)
    }

    /// Whether the length across is the first row's.
    private final func needsFirst(_ proposal: Proposal) -> Bool {
        acrossLength(proposal[axis.other], first: -1) < 0
    }

    private final func forgetLengths() {
        lengths = LengthEstimate()
        lengthsAcross = nil
        firsts.removeAll(keepingCapacity: true)
        span = nil
    }

    /// Where a row begins in the stack, in points: exact if it is placed, else by the estimate.
    public final func estimatedStart(of index: Int) -> Double {
        if placed.contains(index) { return positions[index - placed.lowerBound] }
        let means = means(Proposal(along: axis, nil, across: frame.size[axis.other]))
        let pitch = means.row + means.gap
        guard let span, index > 0 else { return Double(index) * pitch }
        if index >= span.rows.upperBound {
            return span.end + means.gap + Double(index - span.rows.upperBound) * pitch
        }
        return max(span.start - Double(span.rows.lowerBound - index) * pitch, 0)
    }

    /// A row's length, in points: known or estimated.
    public final func estimatedLength(of index: Int) -> Double {
        lengths.length(at: index) ?? means(Proposal(along: axis, nil, across: frame.size[axis.other])).row
    }

    // MARK: Placement

    public final override func placeContent(_ pass: LayoutPass) {
        prepare(across: placedProposal[axis.other])
        pinned.removeAll(keepingCapacity: true)
        positions.removeAll(keepingCapacity: true)
        let count = rowCount
        guard count > 0 else {
            placed = 0..<0
            ahead = 0..<0
            span = nil
            return didPlace()
        }
        let offer = Proposal(along: axis, nil, across: frame.size[axis.other])
        if lengthsAcross != frame.size[axis.other] {
            forgetLengths()
            lengthsAcross = frame.size[axis.other]
        }
        let isMirrored = isRightToLeft && axis == .horizontal
        let window =
            isMirrored
            ? (low: frame.maxX - pass.visible.maxX, high: frame.maxX - pass.visible.minX)
            : (low: pass.visible.start(axis) - frame.start(axis), high: pass.visible.end(axis) - frame.start(axis))
        placeRows(from: start(in: window, count, offer), to: window, count, offer, pass)
        let movement = lastLow.map { window.low - $0 } ?? 0
        lastLow = window.low
        buildAhead(movement, count)
        pin(offer, pass)
        didPlace()
        // The rows placed may say more of the stack's length than was known when it was measured.
        if abs(total(count, offer) - frame.size[axis]) > 1e-6 {
            invalidate()
            pass.needsAnotherLayout = true
        }
    }

    /// The row from which the window is filled, and where it begins: one whose place is known if the window is near
    /// to where it was, else what the estimate says.
    private final func start(
        in window: (low: Double, high: Double), _ count: Int, _ offer: Proposal
    ) -> (index: Int, position: Double) {
        if window.low <= 0 { return (0, 0) }
        let means = means(offer)
        let pitch = means.row + means.gap
        if pitch <= 0 { return (0, 0) }
        guard let span, span.rows.upperBound <= count, !span.rows.isEmpty else {
            let index = min(Int(min(window.low / pitch, Double(count - 1))), count - 1)
            return (index, Double(index) * pitch)
        }
        let near = window.high - window.low
        if window.low >= span.start {
            let beyond = window.low - span.end
            if beyond <= near { return (span.rows.lowerBound, span.start) }
            let rows = Int(min(beyond / pitch, Double(count)))
            let index = min(span.rows.upperBound + rows, count - 1)
            return (index, span.end + means.gap + Double(index - span.rows.upperBound) * pitch)
        }
        if span.start - window.low > near {
            let rows = Int(min(((span.start - window.low) / pitch).rounded(.up), Double(span.rows.lowerBound)))
            let index = span.rows.lowerBound - rows
            return index == 0 ? (0, 0) : (index, span.start - Double(rows) * pitch)
        }
        var (index, position) = (span.rows.lowerBound, span.start)
        var next = adoptedRow(at: index)
        while index > 0, position > window.low {
            index -= 1
            let node = adoptedRow(at: index)
            position -= (givenSpacing ?? node.spacing.distance(to: next.spacing, along: axis)) + node.size(offer)[axis]
            next = node
        }
        // The first row is at the beginning, whatever was estimated.
        return index == 0 ? (0, 0) : (index, position)
    }

    private final func placeRows(
        from start: (index: Int, position: Double), to window: (low: Double, high: Double), _ count: Int,
        _ offer: Proposal, _ pass: LayoutPass
    ) {
        var (index, position) = start
        var begin = start
        var previous: LayoutNode?
        while index < count {
            let node = adoptedRow(at: index)
            let gap = previous.map { givenSpacing ?? $0.spacing.distance(to: node.spacing, along: axis) }
            // A row that begins after the window ends is not needed.
            if position + (gap ?? 0) >= window.high { break }
            position += gap ?? 0
            let inner = node.dimensions(offer)
            let length = inner.size[axis]
            lengths.set(length, gap: gap, at: index)
            // Nor is one that ends before it begins, unless it has no length of its own or is the last.
            if position + length <= window.low, length > 0, positions.isEmpty, index < count - 1 {
                begin = (index + 1, position + length)
            } else {
                if positions.isEmpty { begin = (index, position) }
                let line = alignment.place(in: frame.size, of: self, placedProposal)
                let across = line - inner[alignment]
                place(node, at: position, across: across, offer, pass)
                positions.append(position)
            }
            position += length
            previous = node
            index += 1
        }
        placed = positions.isEmpty ? index..<index : begin.index..<index
        span = positions.isEmpty ? span : RowSpan(rows: placed, start: begin.position, end: position)
    }

    private final func place(
        _ node: LayoutNode, at position: Double, across: Double, _ offer: Proposal, _ pass: LayoutPass
    ) {
        placeChild(
            node, x: axis == .horizontal ? position : across, y: axis == .horizontal ? across : position, offer, pass)
    }

    private final func buildAhead(_ movement: Double, _ count: Int) {
        if movement > 1e-6 {
            ahead = placed.upperBound..<min(placed.upperBound + LazyStackNode.rowsBuiltAhead, count)
        } else if movement < -1e-6 {
            ahead = max(placed.lowerBound - LazyStackNode.rowsBuiltAhead, 0)..<placed.lowerBound
        } else {
            ahead = placed.upperBound..<placed.upperBound
        }
        for index in ahead { _ = adoptedRow(at: index) }
    }

    // MARK: Pinned headers and footers

    private final func pin(_ offer: Proposal, _ pass: LayoutPass) {
        guard let viewport = pass.viewport, !placed.isEmpty else { return }
        let isMirrored = isRightToLeft && axis == .horizontal
        let low = isMirrored ? frame.maxX - viewport.maxX : viewport.start(axis) - frame.start(axis)
        let high = low + viewport.size[axis]
        for section in pinnedSections() where section.rows.overlaps(placed) {
            let begin = placed.contains(section.rows.lowerBound) ? start(ofPlaced: section.rows.lowerBound) : -.infinity
            let last = section.rows.upperBound - 1
            let end = placed.contains(last) ? start(ofPlaced: last) + (lengths.length(at: last) ?? 0) : .infinity
            if let header = section.header, begin < low, end > low {
                let length = adoptedRow(at: header).size(offer)[axis]
                place(pinned: header, at: min(low, end - length), offer, pass)
            }
            if let footer = section.footer, end > high, begin < high {
                let length = adoptedRow(at: footer).size(offer)[axis]
                place(pinned: footer, at: max(high - length, begin), offer, pass)
            }
        }
    }

    private final func start(ofPlaced index: Int) -> Double { positions[index - placed.lowerBound] }

    private final func place(pinned index: Int, at position: Double, _ offer: Proposal, _ pass: LayoutPass) {
        let node = adoptedRow(at: index)
        let across = alignment.place(in: frame.size, of: self, placedProposal) - node.dimensions(offer)[alignment]
        place(node, at: position, across: across, offer, pass)
        if !placed.contains(index) { pinned.append(index) }
    }
}

/// Some rows of a lazy stack, and where they begin and end, in points.
private struct RowSpan {
    var rows: Range<Int>
    var start: Double
    var end: Double
}

/// A section of a lazy stack that has rows which stay at an edge. (Apple: `pinnedViews`.)
public struct PinnedSection {
    /// All rows of the section, the header and footer among them.
    public var rows: Range<Int>
    /// The row that stays at the beginning.
    public var header: Int?
    /// The row that stays at the end.
    public var footer: Int?

    public init(rows: Range<Int>, header: Int?, footer: Int?) {
        self.rows = rows
        self.header = header
        self.footer = footer
    }
}
