import Course

/// An error as the page shows it: a diagnostic with the piece of the file that it is about.
struct Problem: Codable, Equatable, Sendable {
    struct Excerpt: Codable, Equatable, Sendable {
        /// From 1.
        var line: Int
        var before: String
        var part: String
        var after: String
    }

    var severity: String
    /// `path:line:column`; empty where no file is to blame.
    var place: String
    var summary: String
    var excerpt: Excerpt?
    var found: String?
    var notes: [String]
    var help: String?
    /// The command that mends it.
    var fix: String?

    init(_ diagnostic: Diagnostic, sources: [String: SourceFile]) {
        severity = diagnostic.severity.rawValue
        place = "\(diagnostic.path):\(diagnostic.position.line):\(diagnostic.position.column)"
        summary = SafeText.line(diagnostic.summary)
        found = diagnostic.found.map(SafeText.line)
        notes = diagnostic.notes.map { SafeText.line($0.text) }
        help = diagnostic.help.map(SafeText.line)
        fix = diagnostic.solutions.isEmpty ? nil : DiagnosticPrinter.acceptCommand(for: diagnostic)
        if let source = sources[diagnostic.path], let range = diagnostic.range,
            let cut = SourceExcerpt(of: source, at: diagnostic.position, length: range.upper - range.lower)
        {
            excerpt = Excerpt(line: diagnostic.position.line, before: cut.before, part: cut.part, after: cut.after)
        }
    }

    /// Something that keeps the course from being checked at all.
    init(failure: String) {
        severity = Diagnostic.Severity.error.rawValue
        place = ""
        summary = SafeText.line(failure)
        notes = []
    }
}
