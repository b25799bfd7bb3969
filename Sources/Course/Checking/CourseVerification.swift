import SnippetRunner

/// Collects verdicts and diagnostics document by document.
struct CourseVerification {
    private let snippets: SnippetTable
    private let outcomes: [String: SnippetOutcome]
    private let scope: CheckScope
    private var evidence: [String: SnippetEvidence] = [:]

    private(set) var verdicts: [String: [Verdict]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(snippets: SnippetTable, outcomes: [String: SnippetOutcome], scope: CheckScope) {
        self.snippets = snippets
        self.outcomes = outcomes
        self.scope = scope
    }

    mutating func verify(_ checked: CheckedDocument) {
        let document = checked.document
        let path = document.file.path
        for snippet in document.snippets {
            let lines = snippet.line...snippet.code.line + snippet.code.text.count { $0.isNewline }
            report(verify(snippet), path: path, lines: lines)
        }
        verdicts[path] = document.claims.map { claim in
            let answer = verify(claim, in: checked)
            let line = document.file.position(at: claim.range.lower).line
            report([answer.diagnostic].compactMap(\.self), path: path, lines: line...line)
            return scope.contains(path: path, lines: line...line) ? answer.verdict : .unanswered
        }
        for console in document.consoles {
            guard let evidence = evidence(for: console.snippet) else { continue }
            let verifier = ConsoleVerifier(
                subject: checked.subject, file: document.file, console: console, evidence: evidence)
            let lines = console.line...console.line + console.lines.count + 1
            report([verifier.verify()].compactMap(\.self), path: path, lines: lines)
        }
    }

    /// Keeps what is about the lines asked for: it stands there, or is about something that does.
    private mutating func report(_ found: [Diagnostic], path: String, lines: ClosedRange<Int>) {
        let isChosen = scope.contains(path: path, lines: lines)
        diagnostics += found.filter { isChosen || scope.contains($0) }
    }

    private func verify(_ snippet: Snippet) -> [Diagnostic] {
        guard let outcome = outcomes[snippet.key], let (_, file) = snippets.snippets[snippet.key] else { return [] }
        let report = SnippetDiagnostics(
            snippet: snippet, outcome: outcome, file: file, source: { [snippets] in snippets.files[$0] })
        return report.all
    }

    private mutating func verify(_ claim: Claim, in checked: CheckedDocument) -> ClaimVerifier.Answer {
        // A claim on a snippet that does not exist was reported when the course was read.
        guard let evidence = evidence(for: claim.snippet) else {
            return ClaimVerifier.Answer(verdict: .unanswered, diagnostic: nil)
        }
        let verifier = ClaimVerifier(
            subject: checked.subject, file: checked.document.file, claim: claim, evidence: evidence)
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
