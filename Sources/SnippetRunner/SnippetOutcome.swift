import Snapshot

/// What became of a snippet.
public enum SnippetOutcome: Codable, Equatable, Sendable {
    /// A `check` snippet that compiled.
    case compiled
    /// A `fails` snippet that failed as it should, with the compiler's errors.
    case failedAsStated([CompilerMessage])
    /// Ran to its end. For a `run` snippet `result.states` is empty. What it printed is told apart by step: before
    /// any action, and in each block of actions.
    case ran(RunResult, console: [[String]])
    /// The snippet could not be wrapped or compiled, or a `fails` snippet failed otherwise; one that compiled has
    /// no messages.
    case rejected([CompilerMessage])
    /// Started, but did not end as it should.
    case broke(RunFailure, console: [[String]])
}

/// One message of the compiler, positioned in the file that the code came from.
public struct CompilerMessage: Codable, Equatable, Sendable {
    public enum Severity: String, Codable, Sendable { case error, warning, note }

    public var severity: Severity
    public var text: String
    public var path: String
    /// From 1.
    public var line: Int
    /// In UTF-8 bytes of the file's line, from 1.
    public var column: Int

    public init(severity: Severity, text: String, path: String, line: Int, column: Int) {
        self.severity = severity
        self.text = text
        self.path = path
        self.line = line
        self.column = column
    }
}

/// Why a snippet's process did not end as it should.
public struct RunFailure: Error, Codable, Equatable, Sendable {
    public enum Reason: Codable, Equatable, Sendable {
        /// A trap or signal; the text is the Swift runtime's own message where there is one.
        case crashed(String)
        /// Still running after so many seconds.
        case timedOut(seconds: Double)
        /// Wanted more than so many bytes of memory.
        case outOfMemory(limit: Int)
        /// Printed more than so many bytes.
        case tooMuchOutput(limit: Int)
        /// The engine stopped it: a geometry loop, a body without end.
        case engine(String)
        /// Called exit() with this status before it had answered.
        case exited(Int32)
    }

    public var reason: Reason
    /// Where in the file, if the runtime said so.
    public var line: Int?
    /// The file that the line is in: the snippet's own, or that of code which it uses. nil without a line.
    public var path: String?
    /// The act that was being done; nil before any action.
    public var act: ActPlace?

    public init(reason: Reason, line: Int? = nil, path: String? = nil, act: ActPlace? = nil) {
        self.reason = reason
        self.line = line
        self.path = path
        self.act = act
    }
}
