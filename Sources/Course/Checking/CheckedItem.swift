/// One thing of a document that was checked, and what came of it.
public struct CheckedItem: Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case snippet, claim, console, actions }

    public enum Outcome: String, Codable, Sendable {
        case passed
        case failed
        /// It could not be checked, because the snippet that it is about failed, or could not be read.
        case skipped
    }

    public var kind: Kind
    /// What the author would call it: the snippet's key, the claim's query and text.
    public var name: String
    public var path: String
    public var position: SourcePosition
    public var outcome: Outcome
    /// What there is to say about it; warnings do not make it fail.
    public var diagnostics: [Diagnostic]

    public init(
        kind: Kind, name: String, path: String, position: SourcePosition, outcome: Outcome, diagnostics: [Diagnostic]
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.position = position
        self.outcome = outcome
        self.diagnostics = diagnostics
    }
}
