/// What is wrong with a query, in the query's own coordinates.
public struct QueryError: Error, Equatable, Sendable {
    /// One line in plain words.
    public var message: String
    /// UTF-8 bytes from the query's beginning.
    public var range: Range<Int>
    /// What there is instead: the selectors of views, the names of functions.
    public var note: String?

    public init(_ message: String, at range: Range<Int>, note: String? = nil) {
        self.message = message
        self.range = range
        self.note = note
    }
}
