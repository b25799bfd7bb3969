/// A lazy stack of lines, each with one item in every track. (Apple: `LazyVGrid`, `LazyHGrid`.)
///
/// Its owner gives the items (`item(at:)`), and says which of them have a line to themselves.
open class LazyGridNode: LazyStackNode {
    public final var description: [GridTrack] {
        didSet {
            if description == oldValue { return }
            offeredAcross = nil
            forgetLines()
            invalidate()
        }
    }
    private final var tracks = GridTracks([], offered: 0)
    /// The length across that `tracks` were worked out for.
    private final var offeredAcross: Double??
    private final var lines: [Int: GridLineNode] = [:]
    private final var runs: ContiguousArray<GridRun>?
    /// For each run the number of lines before it.
    private final var linesBefore: ContiguousArray<Int> = []

    /// - Parameter alignment: The guide by which the tracks lie in the grid's length across.
    public init(_ axis: Axis, tracks: [GridTrack], alignment: AlignmentGuide, spacing: Double?) {
        description = tracks
        super.init(axis, alignment: alignment, spacing: spacing ?? GridTrack.defaultSpacing)
    }

    open var itemCount: Int { 0 }
    open func item(at index: Int) -> LayoutNode { fatalError("a lazy grid's owner builds its items") }

    /// The items in order, in runs: a header or footer is one that has a line to itself.
    open func itemRuns() -> ContiguousArray<GridRun> {
        let count = itemCount
        return count == 0 ? [] : [GridRun(items: 0..<count, isWhole: false)]
    }

    /// The sections of items of which a header or footer stays at an edge.
    open func pinnedItems() -> ContiguousArray<PinnedSection> { [] }

    /// Called by the owner when the items became others.
    public final func itemsDidChange() {
        runs = nil
        forgetLines()
        rowsDidChange()
    }

    /// Lines are made again; their items are left to the grid until then.
    private final func forgetLines() {
        for line in lines.values { release(line) }
        lines.removeAll(keepingCapacity: true)
    }

    private final func release(_ line: GridLineNode) {
        for item in line.items where item.parent === line { adopt(item) }
    }

    // MARK: Lines and items

    private final var perLine: Int { max(tracks.tracks.count, 1) }

    private final func linesOf(_ run: GridRun) -> Int {
        run.isWhole ? run.items.count : (run.items.count + perLine - 1) / perLine
    }

    private final func allRuns() -> ContiguousArray<GridRun> {
        if let runs { return runs }
        let made = itemRuns()
        runs = made
        linesBefore.removeAll(keepingCapacity: true)
        var lines = 0
        for run in made {
            linesBefore.append(lines)
            lines += linesOf(run)
        }
        return made
    }

    /// The items of a line, and whether they are one that has it to itself.
    private final func items(ofLine index: Int) -> (items: Range<Int>, isWhole: Bool) {
        let runs = allRuns()
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if linesBefore[middle] <= index { low = middle } else { high = middle - 1 }
        }
        let run = runs[low]
        let line = index - linesBefore[low]
        if run.isWhole {
            let item = run.items.lowerBound + line
            return (item..<item + 1, true)
        }
        let start = run.items.lowerBound + line * perLine
        return (start..<min(start + perLine, run.items.upperBound), false)
    }

    /// The line that an item is in.
    public final func line(ofItem item: Int) -> Int {
        for (index, run) in allRuns().enumerated() where run.items.contains(item) {
            let place = item - run.items.lowerBound
            return linesBefore[index] + (run.isWhole ? place : place / perLine)
        }
        return 0
    }

    private final func items(ofLines lines: Range<Int>) -> Range<Int> {
        if lines.isEmpty || itemCount == 0 { return 0..<0 }
        return items(ofLine: lines.lowerBound).items.lowerBound..<items(ofLine: lines.upperBound - 1).items.upperBound
    }

    /// The items that were placed.
    public private(set) final var placedItems: Range<Int> = 0..<0
    /// The items that were built and not placed.
    public private(set) final var itemsAhead: Range<Int> = 0..<0
    /// The items that are pinned although their own place cannot be seen.
    public private(set) final var pinnedItemPlaces: ContiguousArray<Int> = []

    // MARK: As a lazy stack of lines

    public final override func prepare(across: Double?) {
        if let offeredAcross, offeredAcross == across { return }
        offeredAcross = .some(across)
        tracks = GridTracks(description, offered: across.map { $0.isFinite ? $0 : 0 })
        runs = nil
        forgetLines()
    }

    public final override var rowCount: Int {
        guard let last = allRuns().last, let before = linesBefore.last else { return 0 }
        return before + linesOf(last)
    }

    public final override func row(at index: Int) -> LayoutNode {
        if let line = lines[index] {
            line.isRightToLeft = isRightToLeft
            return line
        }
        let (places, isWhole) = items(ofLine: index)
        var items: ContiguousArray<LayoutNode> = []
        for place in places { items.append(item(at: place)) }
        let line = GridLineNode(axis, items: items, tracks: tracks, isWhole: isWhole)
        line.isRightToLeft = isRightToLeft
        lines[index] = line
        return line
    }

    public final override func pinnedSections() -> ContiguousArray<PinnedSection> {
        var result: ContiguousArray<PinnedSection> = []
        for section in pinnedItems() where !section.rows.isEmpty {
            let rows = line(ofItem: section.rows.lowerBound)..<line(ofItem: section.rows.upperBound - 1) + 1
            result.append(
                PinnedSection(
                    rows: rows, header: section.header.map { line(ofItem: $0) },
                    footer: section.footer.map { line(ofItem: $0) }))
        }
        return result
    }

    public final override func didPlace() {
        // Kept, since a question about another width works the tracks out anew.
        placedItems = items(ofLines: placed)
        itemsAhead = items(ofLines: ahead)
        pinnedItemPlaces.removeAll(keepingCapacity: true)
        for line in pinned { pinnedItemPlaces.append(items(ofLine: line).items.lowerBound) }
        // Lines that are far away would keep their items alive.
        for (index, line) in lines where !placed.contains(index) && !ahead.contains(index) && !pinned.contains(index) {
            release(line)
            lines[index] = nil
        }
    }

    public final override func acrossLength(_ proposal: Double?, first: Double) -> Double { tracks.length }
}

/// Some items of a lazy grid that follow each other.
public struct GridRun {
    public var items: Range<Int>
    /// Whether each has a line to itself, as a section's header has.
    public var isWhole: Bool

    public init(items: Range<Int>, isWhole: Bool) {
        self.items = items
        self.isWhole = isWhole
    }
}

/// One line of a lazy grid.
private final class GridLineNode: LayoutNode {
    private let axis: Axis
    let items: ContiguousArray<LayoutNode>
    private let tracks: GridTracks
    private let isWhole: Bool

    init(_ axis: Axis, items: ContiguousArray<LayoutNode>, tracks: GridTracks, isWhole: Bool) {
        self.axis = axis
        self.items = items
        self.tracks = tracks
        self.isWhole = isWhole
        super.init()
        for item in items { adopt(item) }
    }

    private func offer(_ index: Int) -> Proposal {
        Proposal(along: axis, nil, across: isWhole ? tracks.length : tracks.tracks[index].length)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        var length = 0.0
        for (index, item) in items.enumerated() { length = max(length, item.size(offer(index))[axis]) }
        return Size(along: axis, length, across: tracks.length)
    }

    override func placeContent(_ pass: LayoutPass) {
        for (index, item) in items.enumerated() {
            let (start, length) =
                isWhole ? (0, tracks.length) : (tracks.tracks[index].start, tracks.tracks[index].length)
            let cell = Size(along: axis, frame.size[axis], across: length)
            let dimensions = item.dimensions(offer(index))
            let alignment = (isWhole ? nil : tracks.tracks[index].alignment) ?? .center
            let x = alignment.horizontal.place(in: cell, of: self, .unspecified) - dimensions[alignment.horizontal]
            let y = alignment.vertical.place(in: cell, of: self, .unspecified) - dimensions[alignment.vertical]
            placeChild(
                item, x: x + (axis == .vertical ? start : 0), y: y + (axis == .vertical ? 0 : start), offer(index), pass
            )
        }
    }
}
