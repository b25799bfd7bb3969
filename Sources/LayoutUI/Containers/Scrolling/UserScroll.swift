import Layout
import Snapshot

/// Why a user cannot scroll where a script wants to.
nonisolated struct ScrollMiss: Error, CustomStringConvertible {
    let description: String
}

/// Scrolls as a user does: with a finger that passes everything in between, a window's length at a time, so that rows
/// appear and disappear as they would.
nonisolated struct UserScroll {
    /// The box at the top of the tree, as it is now.
    let root: () -> LayoutElement
    /// Lays out until nothing changes any more.
    let settle: () -> Void

    /// A finger passes at most so many windows; over longer distances it takes longer steps.
    static let mostSteps = 4_000

    func perform(_ goal: UserAction.ScrollGoal) throws(ScrollMiss) {
        switch goal {
        case .points(let points):
            let (host, axis) = try scrollView(.vertical, else: .horizontal)
            drag([host]) { move(host, axis) { points } }
        case .top: try reachEdge(.vertical, isEnd: false)
        case .bottom: try reachEdge(.vertical, isEnd: true)
        case .leading: try reachEdge(.horizontal, isEnd: false)
        case .trailing: try reachEdge(.horizontal, isEnd: true)
        case .view(let target): try reveal(target.text)
        }
    }

    private func reachEdge(_ axis: Axis, isEnd: Bool) throws(ScrollMiss) {
        let (host, axis) = try scrollView(axis, else: nil)
        drag([host]) { move(host, axis) { isEnd ? host.layout.maximumOffset(axis) : 0 } }
    }

    // MARK: Which scroll view

    private var scrollViews: [ScrollHost] {
        var found: [ScrollHost] = []
        root().forEachShown { element, _ in if let host = element.scroll { found.append(host) } }
        return found.filter { !$0.settings.isDisabled }
    }

    /// The scroll view that can move on an axis: of several the one that all others are in.
    private func scrollView(_ axis: Axis, else other: Axis?) throws(ScrollMiss) -> (ScrollHost, Axis) {
        let all = scrollViews
        for axis in [axis] + (other.map { [$0] } ?? []) {
            let fitting = all.filter { $0.layout.scrolls(axis) }
            let movable = fitting.filter { $0.layout.maximumOffset(axis) > 0 }
            if let first = movable.first {
                if contains(first, movable.dropFirst()) { return (first, axis) }
                throw ScrollMiss(
                    description: "\(movable.count) views could scroll; scroll to a text in the one that is meant")
            }
            if let first = fitting.first { return (first, axis) }
        }
        let directions = axis == .vertical ? " up and down" : " sideways"
        throw ScrollMiss(description: "no view here scrolls\(all.isEmpty ? "" : directions)")
    }

    /// Whether all of some scroll views are inside of another.
    private func contains(_ outer: ScrollHost, _ others: some Sequence<ScrollHost>) -> Bool {
        var inside: Set<ObjectIdentifier> = []
        outer.box.forEachShown { element, _ in if let host = element.scroll { inside.insert(ObjectIdentifier(host)) } }
        return others.allSatisfy { inside.contains(ObjectIdentifier($0)) }
    }

    // MARK: Moving

    private func drag(_ hosts: [ScrollHost], _ move: () -> Void) {
        for host in hosts { host.setPhase(.interacting) }
        move()
        for host in hosts {
            host.setPhase(.decelerating)
            land(host)
            host.setPhase(.idle)
        }
        settle()
    }

    /// Ends a scroll where the scroll view's behavior wants it to end.
    private func land(_ host: ScrollHost) {
        let end = host.endOfScroll(host.layout.contentOffset, from: host.dragOrigin)
        for axis in [Axis.horizontal, .vertical] where host.layout.scrolls(axis) { move(host, axis) { end[axis] } }
    }

    /// Moves the content until it is at an offset, which is asked for again after each step since estimates change.
    private func move(_ host: ScrollHost, _ axis: Axis, to goal: () -> Double) {
        let distance = abs(host.clamped(goal(), axis) - host.layout.contentOffset[axis])
        let length = max(host.layout.window[axis], distance / Double(UserScroll.mostSteps), 1)
        for _ in 0..<UserScroll.mostSteps * 2 {
            let now = host.layout.contentOffset[axis]
            let way = host.clamped(goal(), axis) - now
            if abs(way) < 1e-6 { return }
            step(host, axis, to: now + min(max(way, -length), length))
            if abs(host.layout.contentOffset[axis] - now) < 1e-6 { return }
        }
    }

    private func step(_ host: ScrollHost, _ axis: Axis, to offset: Double) {
        var next = host.layout.contentOffset
        next[axis] = offset
        host.isMovedByUser = true
        host.layout.scroll(to: next)
        settle()
        if host.box.hasLazyContent { host.noteSeenTexts(axis) }
    }

    // MARK: To a view

    private func reveal(_ text: String) throws(ScrollMiss) {
        let all = scrollViews
        if all.isEmpty { throw ScrollMiss(description: "no view here scrolls") }
        var prefixes: Set<String> = []
        if show(text, &prefixes) { return }
        for host in all where host.box.hasLazyContent {
            if search(host, for: text, &prefixes) { return }
        }
        if prefixes.count == 1, let whole = prefixes.first, whole != text { return try reveal(whole) }
        let list = (prefixes.isEmpty ? shownTexts : prefixes.sorted()).prefix(12).map { "'\($0)'" }
        throw ScrollMiss(
            description: prefixes.isEmpty
                ? "no view that can be scrolled to shows '\(text)'; shown are \(list.joined(separator: ", "))"
                : "several texts start with '\(text)': \(list.joined(separator: ", "))")
    }

    private var shownTexts: [String] {
        var texts: [String] = []
        root().forEachShown { element, _ in if let text = element.text { texts.append(text) } }
        return texts
    }

    /// Scrolls to a view that has been laid out, if there is one that shows the text.
    ///
    /// - Parameter entry: The scroll view that was moved to find it, and from which side the view came in.
    private func show(
        _ text: String, _ prefixes: inout Set<String>, entry: (host: ScrollHost, side: Double)? = nil
    ) -> Bool {
        var found: (element: LayoutElement, hosts: [ScrollHost])?
        root().forEachShown { element, hosts in
            if found == nil, element.shows(text) { found = (element, hosts) }
            if let shown = element.text, shown.hasPrefix(text) { prefixes.insert(shown) }
        }
        guard let found else { return false }
        drag(found.hosts) {
            for host in found.hosts {
                for axis in [Axis.horizontal, .vertical] where host.layout.scrolls(axis) {
                    var side = host.side(of: found.element.node.frame, axis)
                    if let entry, entry.host === host { side = entry.side }
                    if side == 0.5 { continue }
                    move(host, axis) {
                        host.offset(showing: found.element.node.frame, axis, anchor: nil, side: side)
                    }
                }
            }
        }
        return true
    }

    /// Looks for a text in rows that have not been laid out: to the end, then to the beginning, building the rows of
    /// the next window before it moves there. What a user has seen before is looked for where it was.
    private func search(_ host: ScrollHost, for text: String, _ prefixes: inout Set<String>) -> Bool {
        let axis: Axis = host.layout.scrollsVertically ? .vertical : .horizontal
        let origin = host.layout.contentOffset[axis]
        let wasBefore = (host.seenTexts[text.hashValue] ?? .infinity) < origin
        host.setPhase(.interacting)
        defer { host.setPhase(.idle) }
        for isForwards in wasBefore ? [false, true] : [true, false] {
            if !isForwards, origin == 0 { continue }
            let side = isForwards ? 1.0 : 0
            while true {
                if let area = areaAhead(host, axis, isForwards, text, &prefixes) {
                    move(host, axis) { host.offset(showing: area(), axis, anchor: nil, side: side) }
                    return show(text, &prefixes, entry: (host, side))
                }
                let now = host.layout.contentOffset[axis]
                let window = max(host.layout.window[axis], 1)
                step(host, axis, to: now + (isForwards ? window : -window))
                if show(text, &prefixes, entry: (host, side)) { return true }
                if abs(host.layout.contentOffset[axis] - now) < 1e-6 { break }
            }
        }
        return false
    }

    /// Where a row of the next window that shows the text will be.
    private func areaAhead(
        _ host: ScrollHost, _ axis: Axis, _ isForwards: Bool, _ text: String, _ prefixes: inout Set<String>
    ) -> (() -> Rect)? {
        for container in host.box.lazyContainers {
            guard let rows = container.node as? any LazyContent, rows.axis == axis else { continue }
            guard let shown = rows.shownParts.first, !shown.isEmpty, let source = rows.source else { continue }
            let several = shown.count + LazyStackNode.rowsBuiltAhead
            let next =
                isForwards
                ? shown.upperBound..<min(shown.upperBound + several, source.count)
                : max(shown.lowerBound - several, 0)..<shown.lowerBound
            for index in next {
                var isHere = false
                source.element(at: index).forEachShown { element, _ in
                    if element.shows(text) { isHere = true }
                    if let shown = element.text, shown.hasPrefix(text) { prefixes.insert(shown) }
                }
                guard isHere else { continue }
                let row = rows.row(ofElement: index)
                return {
                    rows.placed.contains(row) ? source.element(at: index).node.frame : rows.estimatedArea(of: row)
                }
            }
        }
        return nil
    }
}

nonisolated extension LayoutElement {
    func shows(_ text: String) -> Bool { self.text == text || identifier == text }

    /// The element and all inside that were laid out, with the scroll views around each, the outermost first.
    func forEachShown(_ body: (LayoutElement, [ScrollHost]) -> Void) { forEachShown(in: [], body) }

    private func forEachShown(in hosts: [ScrollHost], _ body: (LayoutElement, [ScrollHost]) -> Void) {
        body(self, hosts)
        let inner = scroll.map { hosts + [$0] } ?? hosts
        for child in children() { child.forEachShown(in: inner, body) }
    }

    /// The lazy containers inside that were laid out.
    var lazyContainers: [LayoutElement] {
        var found: [LayoutElement] = []
        forEachShown { element, _ in if element.node is LazyStackNode { found.append(element) } }
        return found
    }

    var hasLazyContent: Bool { node is LazyStackNode || children().contains(where: \.hasLazyContent) }
}

nonisolated extension HostedView {
    /// Scrolls as a user does, until the view is settled again.
    func scroll(to goal: UserAction.ScrollGoal) throws(ScrollMiss) {
        try UserScroll(root: { self.surface.root }, settle: settle).perform(goal)
    }
}
