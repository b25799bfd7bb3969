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
        for snippet in document.snippets where scope.contains(path: path, line: snippet.line) { verify(snippet) }
        verdicts[path] = document.claims.map { claim in
            guard scope.contains(path: path, line: document.file.position(at: claim.range.lower).line) else {
                return .unanswered
            }
            return verify(claim, in: checked)
        }
        for console in document.consoles where scope.contains(path: path, line: console.line) {
            guard let evidence = evidence(for: console.snippet) else { continue }
            let verifier = ConsoleVerifier(
                subject: checked.subject, file: document.file, console: console, evidence: evidence)
            if let diagnostic = verifier.verify() { diagnostics.append(diagnostic) }
        }
    }

    private mutating func verify(_ snippet: Snippet) {
        guard let outcome = outcomes[snippet.key], let (_, file) = snippets.snippets[snippet.key] else { return }
        let report = SnippetDiagnostics(
            snippet: snippet, outcome: outcome, file: file, source: { [snippets] in snippets.files[$0] })
        diagnostics += report.all
    }

    private mutating func verify(_ claim: Claim, in checked: CheckedDocument) -> Verdict {
        // A claim on a snippet that does not exist was reported when the course was read.
        guard let evidence = evidence(for: claim.snippet) else { return .unanswered }
        let verifier = ClaimVerifier(
            subject: checked.subject, file: checked.document.file, claim: claim, evidence: evidence)
        let answer = verifier.verify()
        if let diagnostic = answer.diagnostic { diagnostics.append(diagnostic) }
        return answer.verdict
    }

    private mutating func evidence(for key: String) -> SnippetEvidence? {
        if let known = evidence[key] { return known }
        guard let (snippet, file) = snippets.snippets[key] else { return nil }
        let new = SnippetEvidence(snippet: snippet, outcome: outcomes[key], file: file)
        evidence[key] = new
        return new
    }
}
