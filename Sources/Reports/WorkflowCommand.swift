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

    private func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
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
