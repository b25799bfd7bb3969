import Course

@testable import Reports

/// Reports made by hand.
enum SampleReport {
    /// The lesson states 122.6 on its second line, behind a letter of two bytes and one of two UTF-16 units.
    static let file = SourceFile(path: "Lessons/06-a b.md", text: "---\nä𝕏 [122.6](check:)\n")

    static var difference: Diagnostic {
        // ä is 2 bytes, 𝕏 4, the space and the bracket 1 each: the number begins at byte 4 + 8.
        let range = SourceRange(lower: 12, upper: 17)
        return Diagnostic(
            .error, "claim-differs", path: file.path, position: SourcePosition(line: 2, column: 9), range: range,
            summary: "the lesson says 122.6, the engine says 122.1", found: "gap(A, B) = <122.111> & \"more\"",
            solutions: [.init(summary: "state 122.1", replacements: [.init(range: range, text: "122.1")])])
    }

    static let warning = Diagnostic(
        .warning, "engine-warning", path: "course.yml", position: SourcePosition(line: 1, column: 1),
        summary: "a bell \u{7} rings", help: "50% less")

    static func item(_ diagnostics: [Diagnostic], outcome: CheckedItem.Outcome) -> CheckedItem {
        CheckedItem(
            kind: .claim, name: "gap(A, B): 122.6", path: file.path, position: SourcePosition(line: 2, column: 9),
            outcome: outcome, diagnostics: diagnostics)
    }

    static func report(shard: Shard? = nil) -> CheckReport {
        let content = CourseContent(
            settings: CourseSettings(id: "c", title: "Rows & <columns>"), lessons: [], cardFiles: [])
        let course = CheckedCourse(
            content: content, outcomes: [:], verdicts: [:], diagnostics: [difference],
            items: [
                CheckedItem(
                    kind: .snippet, name: "a#row", path: file.path, position: SourcePosition(line: 1, column: 1),
                    outcome: .passed, diagnostics: []),
                item([difference], outcome: .failed), item([], outcome: .skipped),
            ])
        return CheckReport(
            course, diagnostics: [difference, warning], sources: [file.path: file], shard: shard)
    }
}
