/// A lazy stack of lines, each with one item in every track. (Apple: `LazyVGrid`, `LazyHGrid`.)
///
/// Its owner gives the items (`item(at:)`).
open class LazyGridNode: LazyStackNode {
    public final var description: [GridTrack] {
        didSet { if description != oldValue { invalidate() } }
    }
    private final var tracks = GridTracks([], offered: 0)
    private final var lines: [Int: LineNode] = [:]

    /// - Parameter alignment: The guide by which the tracks lie in the grid's length across.
    public init(_ axis: Axis, tracks: [GridTrack], alignment: AlignmentGuide, spacing: Double?) {
        description = tracks
        super.init(axis, alignment: alignment, spacing: spacing ?? GridTrack.defaultSpacing)
    }

    open var itemCount: Int { 0 }
    open func item(at index: Int) -> LayoutNode { fatalError("a lazy grid's owner builds its items") }

    /// The items that were placed.
    public final var placedItems: Range<Int> {
        let perLine = max(tracks.tracks.count, 1)
        return min(placed.lowerBound * perLine, itemCount)..<min(placed.upperBound * perLine, itemCount)
    }

    public final override func prepare(across: Double?) {
        tracks = GridTracks(description, offered: across.map { $0.isFinite ? $0 : 0 })
        lines.removeAll(keepingCapacity: true)
    }

    public final override var rowCount: Int {
        let perLine = max(tracks.tracks.count, 1)
        return (itemCount + perLine - 1) / perLine
    }

    public final override func row(at index: Int) -> LayoutNode {
        if let line = lines[index] { return line }
        let perLine = max(tracks.tracks.count, 1)
        let start = index * perLine
        let items = (start..<min(start + perLine, itemCount)).map { item(at: $0) }
        let line = LineNode(axis, items: ContiguousArray(items), tracks: tracks)
        line.isRightToLeft = isRightToLeft
        lines[index] = line
        return line
    }

    public final override func acrossLength(_ proposal: Double?, first: Double) -> Double { first }

    public final override func forget() {
        lines.removeAll(keepingCapacity: true)
    }
}

/// One line of a lazy grid.
private final class LineNode: LayoutNode {
    private let axis: Axis
    private let items: ContiguousArray<LayoutNode>
    private let tracks: GridTracks

    init(_ axis: Axis, items: ContiguousArray<LayoutNode>, tracks: GridTracks) {
        self.axis = axis
        self.items = items
        self.tracks = tracks
        super.init()
        for item in items { adopt(item) }
    }

    private func offer(_ index: Int) -> Proposal {
        Proposal(along: axis, nil, across: tracks.tracks[index].length)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        var length = 0.0
        for (index, item) in items.enumerated() { length = max(length, item.size(offer(index))[axis]) }
        return Size(along: axis, length, across: tracks.length)
    }

    override func placeContent(_ pass: LayoutPass) {
        for (index, item) in items.enumerated() {
            let track = tracks.tracks[index]
            let cell = Size(along: axis, frame.size[axis], across: track.length)
            let dimensions = item.dimensions(offer(index))
            let alignment = track.alignment ?? .center
            let x = alignment.horizontal.place(in: cell, of: self, .unspecified) - dimensions[alignment.horizontal]
            let y = alignment.vertical.place(in: cell, of: self, .unspecified) - dimensions[alignment.vertical]
            placeChild(
                item, x: x + (axis == .vertical ? track.start : 0), y: y + (axis == .vertical ? 0 : track.start),
                offer(index), pass)
        }
    }
}
