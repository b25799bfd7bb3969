import Layout
import Snapshot

/// Answers the questions about views.
struct ViewAnswers {
    let snapshot: SnapshotIndex
    /// The whole question, for an error that is about no single selector.
    let range: Range<Int>

    func answer(_ function: ViewFunction, _ selectors: [Selector]) throws(QueryError) -> QueryValue {
        switch function {
        case .count: return .number(Double(try snapshot.views(selectors[0]).count))
        case .visible, .appeared, .disappeared: return try presence(function, selectors.first)
        case .gap, .overlaps, .inside: return try relation(function, selectors[0], selectors[1])
        default: return try property(function, of: selectors[0])
        }
    }

    // MARK: - One view

    private func property(_ function: ViewFunction, of selector: Selector) throws(QueryError) -> QueryValue {
        let position = try snapshot.view(selector)
        let record = snapshot.entries[position].record
        let frame = record.frame
        switch function {
        case .width: return .length(frame.width)
        case .height: return .length(frame.height)
        case .minX: return .length(frame.minX)
        case .midX: return .length(frame.midX)
        case .maxX: return .length(frame.maxX)
        case .minY: return .length(frame.minY)
        case .midY: return .length(frame.midY)
        case .maxY: return .length(frame.maxY)
        case .size: return .size(width: frame.width, height: frame.height)
        case .ideal: return .size(width: record.ideal.width, height: record.ideal.height)
        case .minimum: return .size(width: record.minimum.width, height: record.minimum.height)
        case .maximum: return .size(width: record.maximum.width, height: record.maximum.height)
        case .proposed: return .size(width: record.proposed.width, height: record.proposed.height)
        case .baseline: return .length(frame.minY + record.firstBaseline)
        case .measures: return .number(Double(record.measures))
        case .bodies: return .number(Double(try bodies(at: position, selector)))
        case .text: return .text(try shownText(at: position, selector).text ?? "")
        case .lines: return .number(Double(try shownText(at: position, selector).lines ?? 1))
        case .truncated: return .boolean(try shownText(at: position, selector).truncated ?? false)
        case .shown: return .text(try shown(at: position, selector))
        case .gaps: return .list(try gaps(at: position, selector))
        case .gap, .overlaps, .inside, .count, .visible, .appeared, .disappeared:
            preconditionFailure("\(function.rawValue) is no property of one view")
        }
    }

    private func bodies(at position: Int, _ selector: Selector) throws(QueryError) -> Int {
        guard let bodies = snapshot.entries[position].record.bodies else {
            throw QueryError(
                "\(selector.written) is \(kind(at: position)), which has no body", at: selector.range)
        }
        return bodies
    }

    /// The text a view shows: its own, or that of the only text below it.
    private func shownText(at position: Int, _ selector: Selector) throws(QueryError) -> ViewRecord {
        let texts = (position..<snapshot.entries[position].end).lazy.filter { snapshot.entries[$0].record.text != nil }
        let found = Array(texts.prefix(2))
        if let first = found.first, found.count == 1 || first == position { return snapshot.entries[first].record }
        let problem = found.isEmpty ? "shows no text" : "shows several texts; say which"
        throw QueryError("\(selector.written) is \(kind(at: position)), which \(problem)", at: selector.range)
    }

    /// What a `ViewThatFits` chose: the choice's identifier, else its text, else its kind.
    private func shown(at position: Int, _ selector: Selector) throws(QueryError) -> String {
        let container = snapshot.container(position)
        guard snapshot.entries[container].record.kind == "ViewThatFits" else {
            throw QueryError(
                "shown needs a ViewThatFits; \(selector.written) is \(kind(at: position))", at: selector.range)
        }
        var choice: ViewRecord?
        var next = snapshot.children(of: container).first
        while let position = next {
            let record = snapshot.entries[position].record
            if let identifier = record.identifier { return identifier }
            choice = record
            next = record.role == .modifier ? snapshot.children(of: position).first : nil
        }
        guard let choice else { return "nothing" }
        return choice.text ?? choice.kind
    }

    // MARK: - Presence

    private func presence(_ function: ViewFunction, _ selector: Selector?) throws(QueryError) -> QueryValue {
        guard let selector else {
            return .number(
                Double(function == .appeared ? snapshot.presence.appeared : snapshot.presence.disappeared))
        }
        if try snapshot.views(selector).isEmpty {
            return function == .visible ? .boolean(false) : .number(Double(snapshot.timesOfDeparted(selector)))
        }
        let record = snapshot.entries[try snapshot.view(selector)].record
        switch function {
        case .visible: return .boolean(record.visible)
        case .appeared: return .number(Double(record.appeared))
        default: return .number(Double(record.disappeared))
        }
    }

    // MARK: - Two views

    private func relation(
        _ function: ViewFunction, _ first: Selector, _ second: Selector
    ) throws(QueryError) -> QueryValue {
        let a = try snapshot.view(first)
        let b = try snapshot.view(second)
        let frameA = snapshot.entries[a].record.frame
        let frameB = snapshot.entries[b].record.frame
        switch function {
        case .overlaps:
            return .boolean(frameA.intersects(frameB))
        case .inside:
            let slack = snapshot.halfPixel + 1e-9
            return .boolean(
                frameA.minX >= frameB.minX - slack && frameA.maxX <= frameB.maxX + slack
                    && frameA.minY >= frameB.minY - slack && frameA.maxY <= frameB.maxY + slack)
        default:
            return .length(try gap(a, b))
        }
    }

    /// The distance on the axis on which two frames are apart while they overlap on the other; for two
    /// children of one stack else the signed distance along its axis, negative where they overlap.
    private func gap(_ a: Int, _ b: Int) throws(QueryError) -> Double {
        let first = snapshot.entries[a].record.frame
        let second = snapshot.entries[b].record.frame
        let horizontal = Self.distance(first, second, .horizontal)
        let vertical = Self.distance(first, second, .vertical)
        let apart = -1e-6
        if horizontal >= apart, vertical < apart || Self.meetInLine(first, second, .vertical) { return horizontal }
        if vertical >= apart, horizontal < apart || Self.meetInLine(first, second, .horizontal) { return vertical }
        if let axis = sharedAxis(a, b) { return axis == .horizontal ? horizontal : vertical }
        let reason = horizontal >= apart ? "are apart on both axes" : "overlap"
        throw QueryError(
            "these two views \(reason) and are not children of one stack: there is no gap between them", at: range)
    }

    /// Between the frames' nearer edges; negative where they overlap.
    private static func distance(_ a: Rect, _ b: Rect, _ axis: Axis) -> Double {
        max(a.start(axis), b.start(axis)) - min(a.end(axis), b.end(axis))
    }

    /// Whether one frame has no length on an axis (a Spacer across its stack) and lies within the other's.
    private static func meetInLine(_ a: Rect, _ b: Rect, _ axis: Axis) -> Bool {
        let isThin = min(a.end(axis) - a.start(axis), b.end(axis) - b.start(axis)) < 1e-6
        return isThin && distance(a, b, axis) < 1e-6
    }

    private func sharedAxis(_ a: Int, _ b: Int) -> Axis? {
        guard a != b else { return nil }
        var parent = snapshot.entries[a].parent
        while let position = parent {
            if b > position, b < snapshot.entries[position].end, let axis = axis(of: position) {
                let children = snapshot.arranged(by: position)
                return children.contains(a) && children.contains(b) ? axis : nil
            }
            parent = snapshot.entries[position].parent
        }
        return nil
    }

    /// Between the views that a stack arranges, in their order.
    private func gaps(at position: Int, _ selector: Selector) throws(QueryError) -> [Double] {
        let container = snapshot.container(position)
        guard let axis = axis(of: container) else {
            throw QueryError(
                "gaps needs a stack with an axis; \(selector.written) is \(kind(at: position))", at: selector.range)
        }
        let frames = snapshot.arranged(by: container).map { snapshot.entries[$0].record.frame }
        return zip(frames, frames.dropFirst()).map { Self.distance($0, $1, axis) }
    }

    private func axis(of position: Int) -> Axis? {
        switch snapshot.entries[position].record.axis {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .depth, nil: nil
        }
    }

    private func kind(at position: Int) -> String {
        let kind = snapshot.entries[position].record.kind
        let article = kind.first.map { "AEIOUHaeiou".contains($0) } == true ? "an" : "a"
        return "\(article) \(kind)"
    }
}
