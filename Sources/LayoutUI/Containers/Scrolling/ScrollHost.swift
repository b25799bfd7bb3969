import Layout
import Snapshot

/// What is behind a scroll view's box: does what the program and the user ask for, and says what happened.
nonisolated final class ScrollHost {
    let layout: ScrollViewNode
    unowned let box: LayoutElement
    let graph: ViewGraph
    weak var content: ViewNode?
    weak var place: ViewNode?
    private(set) var settings = ScrollSettings()
    private(set) var isRightToLeft = false

    private let space = SpaceSource()
    private var pending: ScrollRequest?
    /// What the position's binding last said, or was told.
    private var lastPosition = ScrollPosition()
    private var hasBegun = false
    private var lastOffset = Point.zero
    /// Whether a user's finger has moved the content since the last layout.
    var isMovedByUser = false

    /// A request is tried so often: each time rows come into view that may show that an estimate was wrong.
    private static let mostAttempts = 8
    /// Two offsets nearer than this are the same, in points.
    static let tolerance = 0.01

    init(_ layout: ScrollViewNode, box: LayoutElement, graph: ViewGraph) {
        self.layout = layout
        self.box = box
        self.graph = graph
        space.frame = { [unowned layout] in layout.frame }
    }

    // MARK: What is around and inside

    func apply(_ inputs: _ViewInputs) {
        settings = inputs.environment.scrollSettings
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        layout.isRightToLeft = isRightToLeft
        layout.margins = settings.marginInsets
        layout.anchors = settings.anchors
        for reader in inputs.environment.scrollReaders.list { reader.add(self) }
        let clips = settings.clips
        box.layer =
            clips
            ? { [unowned layout] _ in LayerEffect(clip: Path.rectangle(layout.reach).svg) }
            : nil
    }

    /// What the content gets from above.
    func inner(_ inputs: _ViewInputs, isRow: Bool) -> _ViewInputs {
        var inner = inputs.inStack(isRow ? .horizontal : .vertical)
        inner.environment.container = layout.container
        inner.environment.safeRegion = layout.source
        inner.environment.scrollSettings = ScrollSettings()
        inner.environment.scrollHost = self
        inner.environment.coordinateSpaces.define(AnyHashable(NamedCoordinateSpace.scrollViewName), space)
        return inner
    }

    // MARK: What the program asks for

    func request(_ request: ScrollRequest) {
        pending = request
        // The request is met after the next layout, when what it asks for has its place.
        if let place { graph.schedule(place, named: "ScrollView") {} }
    }

    /// Follows the position's binding, if it says something new.
    func followPosition() {
        guard let link = settings.position else { return }
        let position = link.read()
        if position == lastPosition { return }
        lastPosition = position
        if let next = position.request(anchor: link.anchor) { request(next) }
    }

    // MARK: After a layout

    func wasLaidOut(_ moment: LayoutMoment) {
        layout.endInitialPlacement()
        if !hasBegun {
            hasBegun = true
            lastOffset = layout.contentOffset
            followPosition()
        }
        if pending != nil { meetRequest() }
        let hasMoved = layout.contentOffset != lastOffset
        lastOffset = layout.contentOffset
        if hasMoved, settings.position != nil, pending == nil, isMovedByUser {
            moment.perform { [weak self] in self?.writePosition() }
        }
        isMovedByUser = false
        for watch in settings.watches { watch.look(at: self, moment) }
    }

    private func meetRequest() {
        guard var request = pending, let place else { return }
        request.attempts += 1
        pending = request
        let goal = offset(for: &request)
        pending = request
        guard let goal, request.attempts <= ScrollHost.mostAttempts, !isAt(goal) else {
            pending = nil
            return
        }
        graph.schedule(place, named: "ScrollView") { [weak self] in self?.layout.scroll(to: goal) }
    }

    private func isAt(_ offset: Point) -> Bool {
        [Axis.horizontal, .vertical].allSatisfy {
            abs(clamped(offset[$0], $0) - layout.contentOffset[$0]) < ScrollHost.tolerance
        }
    }

    func clamped(_ offset: Double, _ axis: Axis) -> Double { min(max(offset, 0), layout.maximumOffset(axis)) }

    private func writePosition() {
        guard let link = settings.position else { return }
        let position = ScrollPosition(byUserAt: target(at: link.anchor))
        link.write(position)
        lastPosition = link.read()
    }

    // MARK: What the user does

    private var phase = ScrollPhase.idle
    /// Where the present scroll began.
    private(set) var dragOrigin = Point.zero
    /// Where texts of lazy rows were seen that a user has scrolled past, by their hashes: in points from the content's
    /// beginning.
    private(set) var seenTexts: [Int: Double] = [:]

    func setPhase(_ new: ScrollPhase) {
        if new == phase { return }
        if phase == .idle { dragOrigin = layout.contentOffset }
        let old = phase
        phase = new
        for watch in settings.watches { watch.phaseChanged(from: old, to: new, of: self) }
    }

    func noteSeenTexts(_ axis: Axis) {
        box.forEachShown { element, _ in
            guard let text = element.text else { return }
            seenTexts[text.hashValue] = range(of: element.node.frame, axis).start
        }
    }

    // MARK: Places

    /// The offset that meets a request, as far as it is known; nil if there is nothing to scroll to.
    private func offset(for request: inout ScrollRequest) -> Point? {
        var offset = layout.contentOffset
        switch request.goal {
        case .edge(let edge):
            switch edge {
            case .top: offset.y = 0
            case .bottom: offset.y = layout.maximumOffset(.vertical)
            case .leading: offset.x = 0
            case .trailing: offset.x = layout.maximumOffset(.horizontal)
            }
        case .point(let x, let y):
            if let x { offset.x = x }
            if let y { offset.y = y }
        case .view(let id, let anchor):
            guard let area = area(of: id) else { return nil }
            for axis in [Axis.horizontal, .vertical] where layout.scrolls(axis) {
                let side = request.side[axis] ?? self.side(of: area, axis)
                request.side[axis] = side
                offset[axis] = self.offset(showing: area, axis, anchor: anchor, side: side)
            }
        }
        for axis in [Axis.horizontal, .vertical] { offset[axis] = clamped(offset[axis], axis) }
        return offset
    }

    /// A view's place on an axis from the content's leading or top edge, in points.
    func range(of area: Rect, _ axis: Axis) -> (start: Double, length: Double) {
        let content = layout.child.frame
        let start =
            axis == .horizontal && isRightToLeft ? content.maxX - area.maxX : area.start(axis) - content.start(axis)
        return (start, area.size[axis])
    }

    /// From which side a view comes into the window: 0 at the beginning, 1 at the end, 0.5 where all of it is seen.
    func side(of area: Rect, _ axis: Axis) -> Double {
        let (start, length) = range(of: area, axis)
        let offset = layout.contentOffset[axis]
        if start < offset - ScrollHost.tolerance { return 0 }
        return start + length > offset + layout.window[axis] + ScrollHost.tolerance ? 1 : 0.5
    }

    /// The offset at which a view is at an anchor; without one, just far enough in from a side.
    func offset(showing area: Rect, _ axis: Axis, anchor: UnitPoint?, side: Double) -> Double {
        let (start, length) = range(of: area, axis)
        let window = layout.window[axis]
        if let anchor {
            let part = Double(axis == .horizontal ? anchor.x : anchor.y)
            return start + part * (length - window)
        }
        if side == 0.5 { return layout.contentOffset[axis] }
        // What does not fit shows its beginning.
        return side == 0 || length > window ? start : start + length - window
    }

    /// Where a view with an identity is, in the tree's coordinates: exactly if it has been placed, else where the
    /// lazy container that has it will have it.
    func area(of id: AnyHashable) -> Rect? {
        guard let content,
            let found = content.find(id, isThorough: false) ?? content.find(id, isThorough: true)
        else { return nil }
        for (container, index) in found.rows.reversed() {
            guard let rows = container.node as? any LazyContent else { continue }
            let row = rows.row(ofElement: index)
            if rows.placed.contains(row) { continue }
            return rows.estimatedArea(of: row)
        }
        return found.element?.node.frame
    }
}

nonisolated extension LazyStackNode {
    /// Where a row that has not been placed will be, in the tree's coordinates.
    func estimatedArea(of row: Int) -> Rect {
        let (start, length) = (estimatedStart(of: row), estimatedLength(of: row))
        if axis == .vertical {
            return Rect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
        }
        let x = isRightToLeft ? frame.maxX - start - length : frame.minX + start
        return Rect(x: x, y: frame.minY, width: length, height: frame.height)
    }
}
