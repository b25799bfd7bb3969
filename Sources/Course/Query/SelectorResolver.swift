import Snapshot

extension SnapshotIndex {
    /// The one view that a selector names.
    func view(_ selector: Selector) throws(QueryError) -> Int {
        let positions = try views(selector)
        if positions.count == 1 { return positions.first ?? 0 }
        throw positions.isEmpty ? noMatch(selector) : severalMatch(selector, positions)
    }

    /// All views that a selector names, in preorder; the steps before its last must name one each.
    func views(_ selector: Selector) throws(QueryError) -> ArraySlice<Int> {
        var scope: Int?
        for (number, placed) in selector.steps.enumerated() {
            let found = matches(placed.step, below: scope)
            if number == selector.steps.count - 1 { return found }
            let path = Selector(steps: Array(selector.steps[...number]))
            guard let next = found.first else { throw noMatch(path) }
            guard found.count == 1 else { throw severalMatch(path, found) }
            scope = next
        }
        return []
    }

    /// How often the views of a name appeared that are there no more.
    func timesOfDeparted(_ selector: Selector) -> Int {
        guard selector.steps.count == 1 else { return 0 }
        switch selector.steps[0].step {
        case .word(let name, nil):
            let ofKind = presence.departed.filter { $0.kind == name }
            let found = ofKind.isEmpty ? presence.departed.filter { $0.isNamed(name) } : ofKind
            return found.reduce(0) { $0 + $1.times }
        case .quoted(let name, nil):
            return presence.departed.filter { $0.isNamed(name) }.reduce(0) { $0 + $1.times }
        case .root, .child, .word, .quoted: return 0
        }
    }

    private func matches(_ step: Selector.Step, below scope: Int?) -> ArraySlice<Int> {
        switch step {
        case .root:
            return [0]
        case .child(let number):
            let children = arranged(by: scope ?? 0)
            return number <= children.count ? [children[number - 1]] : []
        case .word(let name, let number):
            return pick(number, of: within(scope, kinds[name] ?? names[name] ?? []))
        case .quoted(let name, let number):
            return pick(number, of: within(scope, names[name] ?? []))
        }
    }

    private func within(_ scope: Int?, _ positions: [Int]) -> ArraySlice<Int> {
        guard let scope else { return positions[...] }
        let lower = positions.firstIndex(atOrAfter: scope + 1) ?? positions.count
        let upper = positions.firstIndex(atOrAfter: entries[scope].end) ?? positions.count
        return positions[lower..<max(lower, upper)]
    }

    private func pick(_ number: Int?, of positions: ArraySlice<Int>) -> ArraySlice<Int> {
        guard let number else { return positions }
        let index = positions.startIndex + number - 1
        return index < positions.endIndex ? positions[index...index] : []
    }

    // MARK: - What to say

    private func noMatch(_ selector: Selector) -> QueryError {
        QueryError(
            "no view matches \(selector.written)"
                + (SelectorSuggestion(selector, in: self).text.map { "; \($0)" } ?? ""),
            at: selector.range, note: "there are: \(list(entries.indices))")
    }

    private func severalMatch(_ selector: Selector, _ positions: ArraySlice<Int>) -> QueryError {
        QueryError(
            "\(selector.written) matches \(positions.count) views; say which with #", at: selector.range,
            note: "there are: \(list(positions))")
    }
}

extension Presence.DepartedView {
    fileprivate func isNamed(_ name: String) -> Bool { text == name || identifier == name }
}

extension Selector {
    /// As a query writes it.
    var written: String {
        steps.map { placed in
            switch placed.step {
            case .root: "root"
            case .child(let number): String(number)
            case .word(let name, let number): name + (number.map { "#\($0)" } ?? "")
            case .quoted(let name, let number):
                name.quoted(escaping: "''") + (number.map { "#\($0)" } ?? "")
            }
        }.joined(separator: "/")
    }
}
