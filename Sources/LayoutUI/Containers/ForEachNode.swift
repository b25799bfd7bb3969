import Layout

/// The place of a `ForEach`: one node for each identity, built when it is first asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedNode<ForEach<Data, ID, Content>>
{
    private struct Row {
        let node: _TypedNode<Content>
        /// The update of the whole that the row has last taken part in.
        var version: Int
        /// The element's position in the data.
        var place: Int
        /// The layout in which the row was last shown, in a lazy container.
        var shown: Int
    }

    /// How many boxes an element makes.
    private enum Shape {
        /// Always so many: a row can be found without building those before it.
        case fixed(Int)
        case varying
    }

    private var rows: [ID: Row] = [:]
    private var version = 0
    private var knownShape: Shape?
    private var hasCheckedIdentities = false
    /// Where each element's boxes begin, and where they end, if their numbers vary.
    private var starts: [Int]?
    /// The last layout that was reported to a lazy container's rows.
    private var lastShown = 0
    private var dataCount: Int

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        dataCount = view.data.count
        super.init(view, inputs)
    }

    override func didUpdate() {
        version += 1
        hasCheckedIdentities = false
        starts = nil
        let oldCount = dataCount
        dataCount = view.data.count
        removeMissingRows(shift: dataCount - oldCount)
        if inputs.isLazy { updateShownRows() }
        elementsDidChange()
    }

    // MARK: Identities

    private func data(at place: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: place)]
    }

    private func id(at place: Int) -> ID { view.id(data(at: place)) }

    /// Rows whose identity is in the data no more are taken out. Only rows that were built are looked at, where they
    /// were and where they would be if what was put in or taken out stood before them; all data is gone through only
    /// if some are in neither place.
    private func removeMissingRows(shift: Int) {
        var missing: Set<ID> = []
        for (id, row) in rows {
            if let place = [row.place, row.place + shift].first(where: { isID(id, at: $0) }) {
                rows[id]?.place = place
            } else {
                missing.insert(id)
            }
        }
        if missing.isEmpty { return }
        if let range = view.data as? Range<Int>, ID.self == Int.self, range.isEmpty || isID(range.lowerBound, at: 0) {
            // The identities of a range are its numbers.
        } else {
            for (place, element) in view.data.enumerated() {
                let id = view.id(element)
                guard missing.remove(id) != nil else { continue }
                rows[id]?.place = place
                if missing.isEmpty { return }
            }
        }
        for id in missing {
            rows[id]?.node.unmount()
            rows[id] = nil
        }
    }

    /// What is shown is brought in line at once, the other rows when they are asked for.
    private func updateShownRows() {
        let places = rows.values.filter { $0.shown == lastShown }.map(\.place).sorted()
        for place in places where place < dataCount { _ = node(at: place) }
    }

    private func isID(_ id: ID, at place: Int) -> Bool { place >= 0 && place < dataCount && self.id(at: place) == id }

    private func isID(_ number: Int, at place: Int) -> Bool {
        place >= 0 && place < dataCount && AnyHashable(id(at: place)) == AnyHashable(number)
    }

    /// Where in the data an identity is.
    private func place(of id: ID) -> Int? {
        if let row = rows[id], isID(id, at: row.place) { return row.place }
        if let range = view.data as? Range<Int>, let number = id as? Int, isID(range.lowerBound, at: 0) {
            return range.contains(number) ? number - range.lowerBound : nil
        }
        for (place, element) in view.data.enumerated() where view.id(element) == id { return place }
        return nil
    }

    /// Two elements of one identity are one view, shown twice: a mistake that the platform warns of too.
    private func checkIdentities() {
        if hasCheckedIdentities { return }
        hasCheckedIdentities = true
        var seen: Set<ID> = []
        for element in view.data {
            let id = view.id(element)
            if !seen.insert(id).inserted { warnOfDuplicate(id) }
        }
    }

    private func warnOfDuplicate(_ id: ID) {
        inputs.graph.warn("ForEach: the id \(id) occurs more than once; each element needs its own")
    }

    // MARK: Rows

    /// How many rows the graph knows to be built all at once.
    private var admitted = 0

    /// Tells the graph that all rows are going to be built, seen or not.
    private func admitAll() {
        inputs.graph.admit(dataCount - admitted, of: Content.self)
        admitted = dataCount
    }

    override func unmount() {
        inputs.graph.admit(-admitted, of: Content.self)
        admitted = 0
        super.unmount()
    }

    /// The node of the element at a place of the data.
    private func node(at place: Int) -> _TypedNode<Content> {
        let element = data(at: place)
        let id = view.id(element)
        if let row = rows[id] {
            if row.version != version {
                rows[id]?.version = version
                rows[id]?.place = place
                row.node.update(content(element), inputs)
            } else if row.place != place {
                warnOfDuplicate(id)
            }
            return row.node
        }
        let node = Content._makeNode(content(element), inputs)
        adopt(node)
        rows[id] = Row(node: node, version: version, place: place, shown: lastShown)
        if case .fixed(let count)? = knownShape, node.count != count { becomeVarying() }
        return node
    }

    /// What an element shows. When an observable property that it read has changed all rows are made again.
    private func content(_ element: Data.Element) -> Content {
        let make = view.content
        return inputs.graph.making(for: self, { make(element) }, again: { [weak self] in self?.remakeRows() })
    }

    private func remakeRows() {
        version += 1
        if inputs.isLazy { return updateShownRows() }
        for place in rows.values.map(\.place).sorted() where place < dataCount { _ = node(at: place) }
    }

    private var shape: Shape {
        if let knownShape { return knownShape }
        if dataCount == 0 { return .fixed(1) }
        let shape = node(at: 0).fixedCount.map { Shape.fixed($0) } ?? .varying
        knownShape = shape
        return shape
    }

    /// An element has made another number of boxes than the first one: all have to be built to find any.
    private func becomeVarying() {
        knownShape = .varying
        starts = nil
        inputs.graph.schedule(self, named: "ForEach") { [unowned self] in elementsDidChange() }
    }

    private func allStarts() -> [Int] {
        if let starts { return starts }
        admitAll()
        var list = [0]
        list.reserveCapacity(dataCount + 1)
        for place in 0..<dataCount { list.append(list[place] + node(at: place).count) }
        starts = list
        return list
    }

    /// The place whose element has made a box, and the box's number among those of the element.
    private func place(ofBox index: Int) -> (place: Int, box: Int) {
        switch shape {
        case .fixed(let count):
            return (index / max(count, 1), index % max(count, 1))
        case .varying:
            let starts = allStarts()
            var (low, high) = (0, starts.count - 2)
            while low < high {
                let middle = (low + high + 1) / 2
                if starts[middle] <= index { low = middle } else { high = middle - 1 }
            }
            return (low, index - starts[low])
        }
    }

    override func elementsDidChange() {
        starts = nil
        if case .fixed(let count)? = knownShape, rows.values.contains(where: { $0.node.count != count }) {
            knownShape = .varying
        }
        super.elementsDidChange()
    }

    // MARK: Elements

    override var count: Int {
        switch shape {
        case .fixed(let count): dataCount * count
        case .varying: allStarts()[dataCount]
        }
    }

    override var fixedCount: Int? { nil }

    override func element(at index: Int) -> LayoutElement {
        let (place, box) = place(ofBox: index)
        let node = node(at: place)
        // A row that has just turned out to have no such box is found again once all have been built.
        if box >= node.count { return LayoutElement(SpacerlessNode(), kind: "EmptyView") }
        let element = node.element(at: box)
        if element.traits.identity == nil { element.traits.identity = AnyHashable(id(at: place)) }
        return element
    }

    override func appendElements(to list: inout [LayoutElement]) {
        admitAll()
        checkIdentities()
        for (place, element) in view.data.enumerated() {
            let start = list.count
            node(at: place).appendElements(to: &list)
            // In a picker the identity stands for a tag that is not given.
            for box in list[start...] where box.traits.identity == nil {
                box.traits.identity = AnyHashable(view.id(element))
            }
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for row in rows.values.sorted(by: { $0.place < $1.place }) { body(row.node) }
    }

    override func forEachChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        if case .varying = shape { return forEachVaryingChild(in: range, body) }
        guard case .fixed(let count) = shape, count > 0, !range.isEmpty else { return }
        for place in range.lowerBound / count...(range.upperBound - 1) / count {
            let start = place * count
            let part = range.clamped(to: start..<start + count)
            body(node(at: place), part.lowerBound - start..<part.upperBound - start)
        }
    }

    private func forEachVaryingChild(in range: Range<Int>, _ body: (ViewNode, Range<Int>) -> Void) {
        let starts = allStarts()
        for place in 0..<dataCount {
            let (start, end) = (starts[place], starts[place + 1])
            let part = range.clamped(to: start..<end)
            // An element without boxes (of a lifecycle only) belongs to what is shown around it.
            if part.isEmpty, start != end || start < range.lowerBound || start > range.upperBound { continue }
            body(node(at: place), part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start)
        }
    }

    // MARK: In a lazy container

    override func noteShown(_ range: Range<Int>, at update: Int) {
        lastShown = update
        guard case .fixed(let count) = shape, count > 0, !range.isEmpty else {
            return super.noteShown(range, at: update)
        }
        for place in range.lowerBound / count...(range.upperBound - 1) / count { rows[id(at: place)]?.shown = update }
    }

    override func letGo(at update: Int) {
        guard inputs.isLazy, case .fixed = shape else { return super.letGo(at: update) }
        for (id, row) in rows where RowLifetime.isOver(shown: row.shown, at: update) {
            row.node.unmount()
            rows[id] = nil
        }
    }

    override func appendSections(to list: inout [SectionSpan], from start: Int) {
        // A section is a header, rows and a footer, whose number can vary.
        if case .varying = shape { super.appendSections(to: &list, from: start) }
    }

    override func find(_ id: AnyHashable, isThorough: Bool) -> FoundView? {
        if let own = id.base as? ID, let place = place(of: own) {
            let index = firstBox(of: place)
            return FoundView(
                index: index, element: rows[own].flatMap { $0.node.count > 0 ? $0.node.element(at: 0) : nil })
        }
        for (_, row) in rows where row.version == version {
            if let found = row.node.find(id, isThorough: isThorough) { return moved(found, to: row.place) }
        }
        if !isThorough { return nil }
        for place in 0..<dataCount where rows[self.id(at: place)]?.version != version {
            let found = node(at: place).find(id, isThorough: true)
            if let found { return moved(found, to: place) }
            // Built only to be looked into: many rows must not be kept for that.
            guard inputs.isLazy, case .fixed = shape else { continue }
            let id = self.id(at: place)
            rows[id]?.node.unmount()
            rows[id] = nil
        }
        return nil
    }

    private func firstBox(of place: Int) -> Int {
        switch shape {
        case .fixed(let count): place * count
        case .varying: allStarts()[place]
        }
    }

    private func moved(_ found: FoundView, to place: Int) -> FoundView {
        var found = found
        found.index += firstBox(of: place)
        return found
    }
}

/// Nothing: takes the place of a row that is about to be found elsewhere.
private final class SpacerlessNode: LayoutNode {}
