import SnippetRunner

/// Decides whether a console block shows what its snippet prints.
struct ConsoleVerifier {
    /// What the block is part of: `lesson` or `card`.
    let subject: String
    let file: SourceFile
    let console: Console
    let evidence: SnippetEvidence

    func verify() -> Diagnostic? {
        guard case .ran(let result, let steps)? = evidence.outcome, result.failure == nil || console.step == 0,
            evidence.snippet.isKnown(console.step)
        else { return nil }
        if let missing = evidence.snippet.missingState(console.step) {
            return Diagnostic(
                .error, "console-unknown-state", path: file.path,
                position: SourcePosition(line: console.line, column: 1), range: file.line(console.line),
                summary: missing.summary, help: missing.help)
        }
        let step = console.step ?? max(steps.count - 1, 0)
        let printed = steps.indices.contains(step) ? steps[step] : []
        let comparison = ConsoleComparison(stated: console.lines, printed: printed)
        guard let index = comparison.mismatch else { return nil }
        let line = console.line + 1 + index
        let stated = index < console.lines.count ? console.lines[index] : nil
        let range = stated == nil ? nil : file.line(line)
        var diagnostic = Diagnostic(
            .error, "console-differs", path: file.path,
            position: range.map { file.position(at: $0.lower) } ?? SourcePosition(line: line, column: 1), range: range,
            summary: summary(stated: stated, printed: comparison.printed),
            found: comparison.printed.map { "printed: \($0.prefix(200))" })
        diagnostic.notes.append(SnippetPlace(snippet: evidence.snippet).note)
        if let corrected = comparison.corrected { diagnostic.solutions = solution(corrected) }
        return diagnostic
    }

    private func summary(stated: String?, printed: String?) -> String {
        switch (stated, printed) {
        case (let stated?, let printed?): "the \(subject) says '\(stated)', the snippet prints '\(printed.prefix(200))'"
        case (let stated?, nil): "the \(subject) says '\(stated)', the snippet prints no such line"
        case (nil, let printed?): "the snippet prints more than the \(subject) says: '\(printed.prefix(200))'"
        case (nil, nil): "the snippet prints something else"
        }
    }

    /// Puts the printed lines in place of the stated ones, behind the indentation of the first and with the
    /// line ends of the file.
    private func solution(_ lines: [String]) -> [Diagnostic.Solution] {
        // A line that could close the fence, or control characters, would not survive in the file.
        let isPlain = lines.allSatisfy { line in
            !line.contains("```") && !line.contains("~~~")
                && line.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\t" }
        }
        guard isPlain, !lines.isEmpty else { return [] }
        let old = file.text(in: console.range)
        let lineEnd = file.text.utf8.contains(0x0D) && file.text.contains("\r\n") ? "\r\n" : "\n"
        let indentation = indentation
        let body = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: lineEnd)
        let endsLine = old.isEmpty || old.last?.isNewline == true
        let text = body + (endsLine ? lineEnd : "")
        return [
            Diagnostic.Solution(
                summary: "show what the snippet prints", replacements: [.init(range: console.range, text: text)])
        ]
    }

    /// What stands before the block's fence on its line: spaces, or the marks of a quote.
    private var indentation: String {
        guard console.line >= 1, console.line <= file.lineStarts.count else { return "" }
        let start = file.lineStarts[console.line - 1]
        let end = console.line < file.lineStarts.count ? file.lineStarts[console.line] : file.text.utf8.count
        let line = file.text(in: SourceRange(lower: start, upper: end))
        return String(line.prefix { $0 == " " || $0 == "\t" || $0 == ">" })
    }
}
