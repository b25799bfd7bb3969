/// What a snippet's process writes to its file descriptor 3 as JSON, once, before it ends.
public enum RunReply: Codable, Equatable, Sendable {
    case result(RunResult)
    /// The engine gave up, and says why: a geometry loop, a body without end.
    case failure(String)
}
