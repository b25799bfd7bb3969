/// Collects what there is to say about one file.
struct DiagnosticList: Sendable {
    let file: SourceFile
    private(set) var all: [Diagnostic] = []

    /// Whether it is still worth while to search for near names: a file with hundreds of errors has one cause, and
    /// the search would be quadratic.
    var isShort: Bool { all.count < 100 }

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Something about a piece of the file.
    mutating func add(
        _ identifier: String, at range: SourceRange, _ summary: String, severity: Diagnostic.Severity = .error,
        found: String? = nil, help: String? = nil, notes: [Diagnostic.Note] = []
    ) {
        all.append(
            Diagnostic(
                severity, identifier, path: file.path, position: file.position(at: range.lower), range: range,
                summary: summary, found: found, notes: notes, help: help))
    }

    /// Something about a whole line.
    mutating func add(
        _ identifier: String, line: Int, _ summary: String, severity: Diagnostic.Severity = .error,
        found: String? = nil, help: String? = nil
    ) {
        all.append(
            Diagnostic(
                severity, identifier, path: file.path, position: SourcePosition(line: line, column: 1),
                summary: summary, found: found, help: help))
    }
}
