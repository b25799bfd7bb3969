import SnippetRunner

/// Collects verdicts and diagnostics document by document.
struct CourseVerification {
    private let snippets: SnippetTable
    private let outcomes: [String: SnippetOutcome]
    private let scope: CheckScope
    private let api: APINames.Source
    private var evidence: [String: SnippetEvidence] = [:]

    private(set) var verdicts: [String: [Verdict]] = [:]
    private(set) var items: [CheckedItem] = []
    var diagnostics: [Diagnostic] { items.flatMap(\.diagnostics) }

    init(snippets: SnippetTable, outcomes: [String: SnippetOutcome], scope: CheckScope, api: APINames.Source) {
        self.snippets = snippets
        self.outcomes = outcomes
        self.scope = scope
        self.api = api
    }

    mutating func verify(_ checked: CheckedDocument) {
        let document = checked.document
        let file = document.file
        for snippet in document.snippets where snippet.source != nil {
            let lines = snippet.line...snippet.code.line + snippet.code.text.count { $0.isNewline }
            add(.snippet, snippet.key, in: file, lines: lines, found: verify(snippet))
        }
        verdicts[file.path] = document.claims.map { claim in
            let answer = verify(claim, in: checked)
            let line = file.position(at: claim.range.lower).line
            let name = claim.query.map { "\($0): \(claim.text)" } ?? "input \(claim.text)"
            add(
                .claim, name, in: file, lines: line...line, column: file.position(at: claim.range.lower).column,
                found: [answer.diagnostic].compactMap(\.self), isSkipped: answer.verdict == .unanswered)
            return scope.contains(path: file.path, lines: line...line) ? answer.verdict : .unanswered
        }
        for block in document.actions {
            let verifier = ActionVerifier(block: block, file: file, outcome: outcomes[block.snippet])
            let isKnown = snippets.snippets[block.snippet]?.snippet.isKnown(block.step) ?? false
            add(
                .actions, "actions on \(block.snippet)", in: file,
                lines: block.line...block.line + block.acts.count + 1, found: [verifier.verify()].compactMap(\.self),
                isSkipped: !isKnown || !verifier.isReached)
        }
        for console in document.consoles {
            guard let evidence = evidence(for: console.snippet) else { continue }
            let verifier = ConsoleVerifier(
                subject: checked.subject, file: file, console: console, evidence: evidence)
            var isSkipped = true
            if case .ran? = evidence.outcome, evidence.snippet.isKnown(console.step) { isSkipped = false }
            add(
                .console, "console of \(console.snippet)", in: file,
                lines: console.line...console.line + console.lines.count + 1,
                found: [verifier.verify()].compactMap(\.self), isSkipped: isSkipped)
        }
    }

    /// Keeps what is about the lines asked for: it stands there, or is about something that does.
    private mutating func add(
        _ kind: CheckedItem.Kind, _ name: String, in file: SourceFile, lines: ClosedRange<Int>, column: Int = 1,
        found: [Diagnostic], isSkipped: Bool = false
    ) {
        let isChosen = scope.contains(path: file.path, lines: lines)
        let kept = found.filter { isChosen || scope.contains($0) }
        guard isChosen || !kept.isEmpty else { return }
        let hasErrors = kept.contains { $0.severity == .error }
        items.append(
            CheckedItem(
                kind: kind, name: name, path: file.path,
                position: SourcePosition(line: lines.lowerBound, column: column),
                outcome: hasErrors ? .failed : isSkipped ? .skipped : .passed, diagnostics: kept))
    }

    private func verify(_ snippet: Snippet) -> [Diagnostic] {
        guard let outcome = outcomes[snippet.key], let (_, file) = snippets.snippets[snippet.key] else { return [] }
        let report = SnippetDiagnostics(
            snippet: snippet, outcome: outcome, file: file, source: { [snippets] in snippets.files[$0] },
            act: { [snippets] in snippets.act($0, of: snippet.key) }, api: api)
        return report.all
    }

    private mutating func verify(_ claim: Claim, in checked: CheckedDocument) -> ClaimVerifier.Answer {
        // A claim on a snippet that does not exist was reported when the course was read.
        guard let evidence = evidence(for: claim.snippet) else {
            return ClaimVerifier.Answer(verdict: .unanswered, diagnostic: nil)
        }
        let verifier = ClaimVerifier(
            subject: checked.subject, file: checked.document.file, claim: claim, evidence: evidence, api: api)
        return verifier.verify()
    }

    private mutating func evidence(for key: String) -> SnippetEvidence? {
        if let known = evidence[key] { return known }
        guard let (snippet, file) = snippets.snippets[key] else { return nil }
        let new = SnippetEvidence(snippet: snippet, outcome: outcomes[key], file: file)
        evidence[key] = new
        return new
    }
}
