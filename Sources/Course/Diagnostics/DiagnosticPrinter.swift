/// Writes diagnostics for people: `path:line:column: severity: what is wrong`, the line of the file with carets
/// below what is meant, notes, and how to mend it.
public struct DiagnosticPrinter {
    private let sources: [String: SourceFile]
    private let usesColor: Bool

    /// `sources` by the path that diagnostics carry; a file that is missing is shown without an excerpt.
    public init(sources: [String: SourceFile], usesColor: Bool = false) {
        self.sources = sources
        self.usesColor = usesColor
    }

    /// The diagnostic's lines, each with its line feed.
    public func text(for diagnostic: Diagnostic) -> String {
        let path = SafeText.line(diagnostic.path)
        let place = "\(path):\(diagnostic.position.line):\(diagnostic.position.column)"
        let severity = paint("\(diagnostic.severity.rawValue):", color(of: diagnostic.severity))
        var lines = ["\(paint("\(place):", .bold)) \(severity) \(paint(SafeText.line(diagnostic.summary), .bold))"]
        lines += excerpt(of: diagnostic)
        for note in diagnostic.notes { lines.append("      note: \(SafeText.line(note.text))") }
        if let help = diagnostic.help { lines.append("      help: \(SafeText.line(help))") }
        if !diagnostic.solutions.isEmpty {
            lines.append("      fix: \(paint(Self.acceptCommand(for: diagnostic), .green))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The command that applies a diagnostic's solution.
    public static func acceptCommand(for diagnostic: Diagnostic) -> String {
        "coursebuild accept " + ShellText.word("\(diagnostic.path):\(diagnostic.position.line)")
    }

    private func excerpt(of diagnostic: Diagnostic) -> [String] {
        let found = diagnostic.found.map { SafeText.line($0) }
        guard let source = sources[diagnostic.path], let range = diagnostic.range,
            let excerpt = SourceExcerpt(of: source, at: diagnostic.position, length: range.upper - range.lower)
        else {
            return found.map { ["      | \($0)"] } ?? []
        }
        let number = String(diagnostic.position.line)
        let gutter = String(repeating: " ", count: max(5 - number.count, 0)) + number
        let empty = String(repeating: " ", count: gutter.count)
        let carets = paint(excerpt.carets + (found.map { " \($0)" } ?? ""), color(of: diagnostic.severity))
        return ["\(gutter) | \(excerpt.line)", "\(empty) | \(excerpt.indentation)\(carets)"]
    }

    // MARK: - Colors

    private enum Style: String {
        case bold = "1"
        case red = "31"
        case yellow = "33"
        case blue = "34"
        case green = "32"
    }

    private func color(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
