import Layout

/// What a snippet's process is asked to do, sent to it as JSON.
public struct RunRequest: Codable, Hashable, Sendable {
    /// Which of the executable's snippets runs: its position in the list that the generated `main` passes.
    public var snippet: Int
    public var conditions: RunConditions
    /// What is done to the laid-out view, in blocks: after each the state is recorded.
    public var actions: [[UserAction]]
    /// What the lines begin with that the process writes to its standard output before each act; see `ActMark`.
    /// Nobody can guess it, so that no snippet prints such a line by itself.
    public var boundary: String
    /// The table of system images, and the folder of the course's pictures, as paths: the process is told here, and not
    /// in its environment, which belongs to the snippet.
    public var symbols: String?
    public var images: String?

    /// Whether the answer says of each view why it has its size.
    public var explains = false

    public init(snippet: Int, conditions: RunConditions, actions: [[UserAction]] = [], boundary: String = "") {
        self.snippet = snippet
        self.conditions = conditions
        self.actions = actions
        self.boundary = boundary
    }
}
