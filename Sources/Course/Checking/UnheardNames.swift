/// Views that a claim says are not there, by a name that nothing of the snippet has: likely a slip of the pen, for which
/// "none" is always true.
///
/// A name is heard of if a state of the snippet has it, or its code: a row that was never built, a text of another branch.
struct UnheardNames {
    let evidence: SnippetEvidence
    let api: APINames.Source

    struct Found {
        var selector: Selector
        /// As a query writes it.
        var meant: String?
    }

    /// The first such name of a query.
    func first(in query: Query, _ snapshot: SnapshotIndex) -> Found? {
        for selector in query.absentSelectors(in: snapshot) {
            guard let found = unheard(selector) else { continue }
            return found
        }
        return nil
    }

    private func unheard(_ selector: Selector) -> Found? {
        let name: String
        switch selector.steps[selector.steps.count - 1].step {
        case .word(let word, _): name = word
        case .quoted(let text, _): name = text
        case .root, .child: return nil
        }
        let code = evidence.codeNames
        let states = evidence.snapshots
        let isShown = states.contains { $0.kinds[name] != nil || $0.names[name] != nil || $0.isOfDeparted(name) }
        guard !isShown, !code.names.contains(name), !code.couldShow(name) else { return nil }
        let api = api.names.types
        guard !api.contains(name) else { return nil }
        let kinds = Set(states.flatMap { $0.kinds.keys }).union(code.declared).union(api)
        let texts = Set(states.flatMap { $0.names.keys }).union(code.texts)
        // Texts that differ only in a number are different ones.
        let candidates = kinds.union(texts).filter { Self.withoutDigits($0) != Self.withoutDigits(name) }
        if let meant = Nearest.name(to: name, among: candidates.sorted()) {
            return Found(selector: selector, meant: kinds.contains(meant) ? meant : states[0].written(name: meant))
        }
        return code.hasAnyText ? nil : Found(selector: selector)
    }

    private static func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }
}

extension Query {
    /// The selectors that match nothing in a snapshot where that is an answer.
    fileprivate func absentSelectors(in snapshot: SnapshotIndex) -> [Selector] {
        var found: [Selector] = []
        var open = [expression]
        while let next = open.popLast() {
            switch next.node {
            case .number, .text: break
            case .ask(let function, let selectors):
                guard function.acceptsNoMatch, let selector = selectors.first,
                    (try? snapshot.views(selector))?.isEmpty == true, snapshot.timesOfDeparted(selector) == 0
                else { continue }
                found.append(selector)
            case .part(_, let inner), .negative(let inner), .not(let inner): open.append(inner)
            case .combine(_, let operands): open += operands
            case .arithmetic(_, let left, let right), .comparison(_, let left, let right), .and(let left, let right),
                .or(let left, let right):
                open += [left, right]
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension SnapshotIndex {
    fileprivate func isOfDeparted(_ name: String) -> Bool {
        presence.departed.contains { $0.kind == name || $0.text == name || $0.identifier == name }
    }
}
