import Course

/// A diagnostic as a workflow command: GitHub shows it beside the line.
struct WorkflowCommand {
    private let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// One line, with its line feed.
    var text: String {
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        let properties =
            "file=\(property(diagnostic.path)),line=\(diagnostic.position.line)"
            + ",col=\(diagnostic.position.column),title=\(property(diagnostic.identifier))"
        return "::\(command) \(properties)::\(data(diagnostic.wholeMessage))\n"
    }

    private func data(_ text: String) -> String { escaped(text, "%\r\n") }
    private func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

    /// By scalars: the reader sees a comma also where a mark stands behind it, which makes one character of both.
    private func escaped(_ text: String, _ special: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            guard special.unicodeScalars.contains(scalar) else {
                // What would steer the terminal that shows the log, a tab apart.
                let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
                return result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
            }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += scalar.value < 16 ? "%0\(digits)" : "%\(digits)"
        }
    }
}

extension Diagnostic {
    /// What is wrong, what was found and how to mend it, in lines; without the place.
    var wholeMessage: String {
        var lines = [summary]
        if let found { lines.append(found) }
        lines += notes.map { "note: \($0.text)" }
        if let help { lines.append("help: \(help)") }
        if !solutions.isEmpty { lines.append("fix: \(DiagnosticPrinter.acceptCommand(for: self))") }
        return lines.joined(separator: "\n")
    }
}
