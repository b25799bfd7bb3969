import SnippetRunner

/// What the snippets of a course did, for as long as they stay as they are.
struct OutcomeMemory {
    struct Known {
        var outcome: SnippetOutcome
        /// A number that no other run has.
        var serial: Int
    }

    private var known: [SnippetSource: Known] = [:]
    /// The same by sources without places: lines above a snippet come and go.
    private var placeless: [SnippetSource: (source: SnippetSource, known: Known)] = [:]
    private var lastSerial = 0

    init() {}

    /// One that knows nothing, and gives no number again.
    init(after other: OutcomeMemory) { lastSerial = other.lastSerial }

    /// By key. The sources that are not known are run; what is no longer asked for is forgotten.
    mutating func outcomes(
        of sources: [SnippetSource], run: CourseChecker.Run
    ) throws -> (known: [String: Known], ran: [String]) {
        var found: [SnippetSource: Known] = [:]
        var unknown: [SnippetSource] = []
        for source in sources {
            if let known = known[source] ?? moved(to: source) {
                found[source] = known
            } else {
                unknown.append(source)
            }
        }
        if !unknown.isEmpty {
            let outcomes = try run(unknown)
            for source in unknown {
                guard let outcome = outcomes[source.key] else { continue }
                lastSerial += 1
                found[source] = Known(outcome: outcome, serial: lastSerial)
            }
        }
        known = found
        placeless = Dictionary(
            found.map { ($0.key.withoutPlaces, ($0.key, $0.value)) }, uniquingKeysWith: { first, _ in first })
        let byKey = Dictionary(found.map { ($0.key.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        return (byKey, unknown.map(\.key))
    }

    /// What a source did that differs only in where it stands, with the places that it names moved along.
    private mutating func moved(to source: SnippetSource) -> Known? {
        guard let (old, known) = placeless[source.withoutPlaces],
            let outcome = known.outcome.moved(from: old, to: source)
        else { return nil }
        guard outcome != known.outcome else { return known }
        lastSerial += 1
        return Known(outcome: outcome, serial: lastSerial)
    }
}

extension SnippetSource {
    fileprivate var withoutPlaces: SnippetSource {
        var source = self
        source.key = ""
        source.code = source.code.withoutPlace
        source.uses = source.uses.map(\.withoutPlace)
        return source
    }

    /// Its own and what it uses.
    fileprivate var codes: [Code] { [code] + uses }
}

extension SnippetSource.Code {
    fileprivate var withoutPlace: SnippetSource.Code { SnippetSource.Code(text: text, path: "", line: 0) }

    /// Up to the line behind its last.
    fileprivate func contains(line: Int) -> Bool {
        line >= self.line && line <= self.line + text.count { $0 == "\n" } + 1
    }
}

extension SnippetOutcome {
    /// nil where a place is in none of the source's codes.
    fileprivate func moved(from old: SnippetSource, to new: SnippetSource) -> SnippetOutcome? {
        switch self {
        case .compiled, .ran: return self
        case .failedAsStated(let messages):
            let moved = messages.compactMap { $0.moved(from: old, to: new) }
            return moved.count == messages.count ? .failedAsStated(moved) : nil
        case .rejected(let messages):
            let moved = messages.compactMap { $0.moved(from: old, to: new) }
            return moved.count == messages.count ? .rejected(moved) : nil
        case .broke(var failure, let console):
            guard let line = failure.line, let path = failure.path else { return self }
            guard let number = old.codes.firstIndex(where: { $0.path == path && $0.contains(line: line) }) else {
                return nil
            }
            failure.path = new.codes[number].path
            failure.line = line - old.codes[number].line + new.codes[number].line
            return .broke(failure, console: console)
        }
    }
}

extension CompilerMessage {
    fileprivate func moved(from old: SnippetSource, to new: SnippetSource) -> CompilerMessage? {
        guard let number = old.codes.firstIndex(where: { $0.path == path && $0.contains(line: line) }) else {
            return nil
        }
        var message = self
        message.path = new.codes[number].path
        message.line += new.codes[number].line - old.codes[number].line
        message.column += new.codes[number].columnOffset - old.codes[number].columnOffset
        return message
    }
}
