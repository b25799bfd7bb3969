/// A statement about a snippet's result: a link to `check:`.
public struct Claim: Equatable, Sendable {
    /// The snippet's key in the course.
    public var snippet: String
    /// The state asked for: so many blocks of actions come before; nil is the last that the snippet has.
    public var state: Int?
    /// The query as written; nil for an input (a number that must stand in the snippet's code).
    public var query: String?
    /// The link's text as it stands in the file, without emphasis or code marks around the whole of it.
    public var stated: String
    /// The link's text as it is read: escapes, character references and marks are resolved.
    public var text: String
    /// Where `stated` is in the file.
    public var range: SourceRange
    /// Where the query is in the file: in a link's title or its definition's.
    public var queryRange: SourceRange?

    public init(
        snippet: String, state: Int?, query: String?, stated: String, text: String? = nil, range: SourceRange,
        queryRange: SourceRange?
    ) {
        self.snippet = snippet
        self.state = state
        self.query = query
        self.stated = stated
        self.text = text ?? stated
        self.range = range
        self.queryRange = queryRange
    }
}
