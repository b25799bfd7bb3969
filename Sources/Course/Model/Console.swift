/// A console fence: what a snippet prints.
public struct Console: Equatable, Sendable {
    /// The key of the snippet that prints it.
    public var snippet: String
    /// What is stated is what that step prints: 0 is before any action, 1 the first block of them; nil is the last.
    public var step: Int?
    /// The stated lines; `…` alone stands for any number of lines.
    public var lines: [String]
    /// The lines in the file, whole: with their prefixes and line ends.
    public var range: SourceRange
    /// The line of the opening fence, from 1.
    public var line: Int
    /// What stands before the text on each of the lines (an indented or quoted fence).
    public var prefix: String

    public init(
        snippet: String, step: Int? = nil, lines: [String], range: SourceRange, line: Int, prefix: String = ""
    ) {
        self.snippet = snippet
        self.step = step
        self.lines = lines
        self.range = range
        self.line = line
        self.prefix = prefix
    }
}
