import Layout

/// What a snippet's process is asked to do, sent to it as JSON.
public struct RunRequest: Codable, Hashable, Sendable {
    /// Which of the executable's snippets runs: its position in the list that the generated `main` passes.
    public var snippet: Int
    public var conditions: RunConditions

    public init(snippet: Int, conditions: RunConditions) {
        self.snippet = snippet
        self.conditions = conditions
    }
}
