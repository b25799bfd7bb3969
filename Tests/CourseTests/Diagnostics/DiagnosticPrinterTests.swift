import Testing

@testable import Course

@Suite struct DiagnosticPrinterTests {
    private func diagnostic(
        in text: String, at part: String, summary: String = "it is wrong", found: String? = nil,
        notes: [Diagnostic.Note] = [], help: String? = nil
    ) -> (Diagnostic, DiagnosticPrinter) {
        let file = SourceFile(path: "Lessons/a.md", text: text)
        let bytes = Array(text.utf8)
        let lower = bytes.indices.first { bytes[$0...].starts(with: part.utf8) } ?? 0
        let range = SourceRange(lower: lower, upper: lower + part.utf8.count)
        let diagnostic = Diagnostic(
            .error, "some-error", path: file.path, position: file.position(at: lower), range: range,
            summary: summary, found: found, notes: notes, help: help)
        return (diagnostic, DiagnosticPrinter(sources: [file.path: file]))
    }

    @Test func theShapeOfTheFormatsDocument() {
        var (problem, printer) = diagnostic(
            in: "one\nFrom A to B it is [122.6](check:abc \"gap(A, B)\") points\n", at: "122.6",
            summary: "the lesson says 122.6, the engine says 122.1", found: "gap(A, B) = 122.111",
            notes: [.init("snippet abc is at Lessons/a.md:30, laid out on iPhone 17 (402 × 778)")])
        problem.solutions = [.init(summary: "state 122.1", replacements: [])]
        #expect(
            printer.text(for: problem) == """
                Lessons/a.md:2:20: error: the lesson says 122.6, the engine says 122.1
                    2 | From A to B it is [122.6](check:abc "gap(A, B)") points
                      |                    ^^^^^ gap(A, B) = 122.111
                      note: snippet abc is at Lessons/a.md:30, laid out on iPhone 17 (402 × 778)
                      fix: coursebuild accept Lessons/a.md:2

                """)
    }

    /// Carets stand below what they mean, whatever the width of what is before.
    @Test(arguments: [
        ("\tab x", "    ab x", "       ^"),
        ("日本 x", "日本 x", "     ^"),
        ("e\u{301} x", "e\u{301} x", "  ^"),
        ("👍🏽 x", "👍🏽 x", "   ^"),
        ("\u{1B}[31m x", "\u{FFFD}[31m x", "      ^"),
        ("a\u{202E}b x\r", "a\u{FFFD}b x", "    ^"),
    ])
    func caretsAreBelow(text: String, line: String, carets: String) {
        let (problem, printer) = diagnostic(in: text + "\n", at: "x")
        let lines = printer.text(for: problem).split(separator: "\n").map(String.init)
        #expect(lines[1] == "    1 | \(line)")
        #expect(lines[2] == "      | \(carets)")
    }

    @Test func aLongLineIsCutAroundThePart() {
        let (problem, printer) = diagnostic(
            in: String(repeating: "before ", count: 100) + "HERE" + String(repeating: " after", count: 100),
            at: "HERE")
        let lines = printer.text(for: problem).split(separator: "\n").map { Array($0) }
        #expect(lines[1].count < 130)
        let place = lines[1].indices.first { lines[1][$0...].starts(with: "HERE") }
        let carets = lines[2].indices.first { lines[2][$0...].starts(with: "^^^^") }
        #expect(place != nil && place == carets)
    }

    /// However long the line and the part are, wherever the line is cut: a screen's width, and carets below the part.
    @Test(arguments: ["a", "日", "e\u{301}", "👍🏽"], [1, 40, 300, 200_000])
    func nothingLongerThanAScreen(letter: String, count: Int) {
        let around = String(repeating: letter, count: 200_000)
        let part = "<" + String(repeating: letter, count: count) + ">"
        let (problem, printer) = diagnostic(in: around + part + around, at: part)
        let lines = printer.text(for: problem).split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        for line in lines { #expect(SafeText.width(SafeText.cells(line, until: .max)) <= 150) }
        let before = lines[1].prefix { $0 != "<" }
        #expect(before.count < lines[1].count)
        #expect(lines[2].prefix { $0 != "^" }.count == SafeText.width(SafeText.cells(String(before), until: .max)))
        #expect(!lines[1].contains("\u{FFFD}"))
    }

    @Test func aMessageIsOneLineWithoutControls() {
        let (problem, printer) = diagnostic(in: "x\n", at: "x", summary: "bad\n\u{1B}[2Jthing", help: "a\rb")
        let text = printer.text(for: problem)
        #expect(text.hasPrefix("Lessons/a.md:1:1: error: bad \u{FFFD}[2Jthing\n"))
        #expect(text.hasSuffix("      help: a b\n"))
    }

    /// A file's name may hold anything but a slash and a zero.
    @Test func aFilesNameSteersNoTerminal() {
        let problem = Diagnostic(
            .error, "e", path: "Lessons/a\n\u{1B}[2J.md", position: SourcePosition(line: 1, column: 1), summary: "hm")
        #expect(
            DiagnosticPrinter(sources: [:]).text(for: problem) == "Lessons/a \u{FFFD}[2J.md:1:1: error: hm\n")
    }

    @Test func anUnknownFileHasNoExcerpt() {
        let problem = Diagnostic(
            .warning, "w", path: "course.yml", position: SourcePosition(line: 1, column: 1), summary: "hm")
        #expect(DiagnosticPrinter(sources: [:]).text(for: problem) == "course.yml:1:1: warning: hm\n")
    }
}
