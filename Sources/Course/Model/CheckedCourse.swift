import SnippetRunner

/// A course with what its snippets did and which of its claims hold: what site and decks are made from.
public struct CheckedCourse: Sendable {
    public var content: CourseContent
    /// By snippet key.
    public var outcomes: [String: SnippetOutcome]
    /// By document path; in the order of the document's claims.
    public var verdicts: [String: [Verdict]]
    public var diagnostics: [Diagnostic]
    /// What was checked, document by document.
    public var items: [CheckedItem]

    public init(
        content: CourseContent, outcomes: [String: SnippetOutcome], verdicts: [String: [Verdict]],
        diagnostics: [Diagnostic], items: [CheckedItem] = []
    ) {
        self.content = content
        self.outcomes = outcomes
        self.verdicts = verdicts
        self.diagnostics = diagnostics
        self.items = items
    }
}
