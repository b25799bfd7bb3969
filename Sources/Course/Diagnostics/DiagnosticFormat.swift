import Foundation

/// How a run's diagnostics are written for other programs.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// One JSON array of `Diagnostic`, keys sorted.
    case json
    /// Workflow commands that GitHub shows beside the lines.
    case github

    /// All diagnostics; empty text stays empty.
    public func write(_ diagnostics: [Diagnostic], printer: DiagnosticPrinter) throws -> String {
        switch self {
        case .text: return diagnostics.map(printer.text).joined(separator: "\n")
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(diagnostics), as: UTF8.self) + "\n"
        case .github: return diagnostics.map(Self.workflowCommand).joined()
        }
    }

    private static func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        let properties =
            "file=\(property(diagnostic.path)),line=\(diagnostic.position.line)"
            + ",col=\(diagnostic.position.column),title=\(property(diagnostic.identifier))"
        var message = diagnostic.summary
        if let found = diagnostic.found { message += "\n\(found)" }
        for note in diagnostic.notes { message += "\nnote: \(note.text)" }
        if let help = diagnostic.help { message += "\nhelp: \(help)" }
        if !diagnostic.solutions.isEmpty { message += "\nfix: \(DiagnosticPrinter.acceptCommand(for: diagnostic))" }
        return "::\(command) \(properties)::\(data(message))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
