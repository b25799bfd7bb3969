import Course

/// What a check found, as one value: written for other programs, and read again to merge the reports of jobs that
/// each checked a part of a course.
public struct CheckReport: Codable, Equatable, Sendable {
    /// Of this format; a reader refuses others.
    public static let version = 1

    public var version = Self.version
    /// The course's title.
    public var course: String
    /// Which part of the course was checked; nil is all of what was asked for.
    public var shard: Shard?
    /// By path.
    public var documents: [Document]

    public init(course: String, shard: Shard? = nil, documents: [Document]) {
        self.course = course
        self.shard = shard
        self.documents = documents
    }

    /// A file of the course.
    public struct Document: Codable, Equatable, Sendable {
        public var path: String
        /// First the file itself, then what was checked of it, in the order of the file.
        public var items: [Item]

        public init(path: String, items: [Item]) {
            self.path = path
            self.items = items
        }
    }

    public struct Item: Codable, Equatable, Sendable {
        public enum Kind: String, Codable, Sendable { case file, snippet, claim, console, actions }

        public var kind: Kind
        public var name: String
        public var position: SourcePosition
        public var outcome: CheckedItem.Outcome
        public var problems: [Problem]

        public init(
            kind: Kind, name: String, position: SourcePosition, outcome: CheckedItem.Outcome, problems: [Problem]
        ) {
            self.kind = kind
            self.name = name
            self.position = position
            self.outcome = outcome
            self.problems = problems
        }
    }

    /// A diagnostic with what can only be told while the course's files are at hand.
    public struct Problem: Codable, Equatable, Sendable {
        public var diagnostic: Diagnostic
        /// As a terminal shows it, without colors: the place, the line with its carets, how to mend it.
        public var text: String
        /// The columns of what is meant, from 1, in UTF-16 code units of its line; the end is behind it. For
        /// formats that do not count bytes.
        public var columns: Range<Int>?

        public init(diagnostic: Diagnostic, text: String, columns: Range<Int>? = nil) {
            self.diagnostic = diagnostic
            self.text = text
            self.columns = columns
        }
    }

    /// Every diagnostic once, by place.
    public var diagnostics: [Diagnostic] { problems.map(\.diagnostic).sortedByPlace() }

    public var problems: [Problem] { documents.flatMap(\.items).flatMap(\.problems) }

    public var hasErrors: Bool { problems.contains { $0.diagnostic.severity == .error } }
}
