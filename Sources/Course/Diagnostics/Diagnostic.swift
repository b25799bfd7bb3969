/// Something to tell an author, as a value: collected by the checker, printed by whoever shows it.
public struct Diagnostic: Codable, Equatable, Sendable {
    public enum Severity: String, Codable, Sendable { case error, warning, note }

    /// A remark at another place (or, without a position, about this one).
    public struct Note: Codable, Equatable, Sendable {
        public var text: String
        public var path: String?
        public var position: SourcePosition?

        public init(_ text: String, path: String? = nil, position: SourcePosition? = nil) {
            self.text = text
            self.path = path
            self.position = position
        }
    }

    /// A way to mend it that a program can apply.
    public struct Solution: Codable, Equatable, Sendable {
        public struct Replacement: Codable, Equatable, Sendable {
            public var range: SourceRange
            public var text: String

            public init(range: SourceRange, text: String) {
                self.range = range
                self.text = text
            }
        }

        public var summary: String
        public var replacements: [Replacement]

        public init(summary: String, replacements: [Replacement]) {
            self.summary = summary
            self.replacements = replacements
        }
    }

    public var severity: Severity
    /// Stable and machine-readable: `claim-differs`, `front-matter-unknown-key`.
    public var identifier: String
    public var path: String
    public var position: SourcePosition
    /// What to underline, within one line; nil for a whole file.
    public var range: SourceRange?
    /// One line in plain words.
    public var summary: String
    /// What was found: printed behind the carets.
    public var found: String?
    public var notes: [Note]
    /// How to mend it in words, where no solution can be applied by a program.
    public var help: String?
    public var solutions: [Solution]

    public init(
        _ severity: Severity, _ identifier: String, path: String, position: SourcePosition,
        range: SourceRange? = nil, summary: String, found: String? = nil, notes: [Note] = [],
        help: String? = nil, solutions: [Solution] = []
    ) {
        self.severity = severity
        self.identifier = identifier
        self.path = path
        self.position = position
        self.range = range
        self.summary = summary
        self.found = found
        self.notes = notes
        self.help = help
        self.solutions = solutions
    }
}
