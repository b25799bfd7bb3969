import Snapshot
import SnippetRunner

@testable import Course

/// A lesson that is read from text and checked against outcomes made by hand.
struct CheckedLesson {
    let course: CheckedCourse
    /// What was read, or the mended text after `accepting`.
    let text: String

    /// `outcomes` by the ids of snippets. Line ends are put in last: `\r\n` tests a file of another system.
    init(
        _ body: String, outcomes: [String: SnippetOutcome] = ["abc": .row], lineEnd: String = "\n",
        scope: CheckScope = .everything, frontMatter: String = "title: A", settings: String? = nil,
        api: APINames.Source = APINames.Source()
    ) throws {
        let text = ("---\n\(frontMatter)\n---\n" + body + "\n").replacing("\n", with: lineEnd)
        self.text = text
        let reader = CourseReader(devices: [SampleSnapshot.device])
        let (content, found) = reader.read(lessons: [(name: "01-a.md", text: text)], settings: settings)
        let checker = CourseChecker(api: api) { sources in
            var result: [String: SnippetOutcome] = [:]
            for source in sources {
                let id = source.key.split(separator: "#").last.map(String.init) ?? ""
                result[source.key] = outcomes[id] ?? .compiled
            }
            return result
        }
        course = try checker.check(content, found: found, scope: scope)
    }

    /// As a terminal shows them, without the excerpt's lines that only repeat the source.
    var messages: [String] {
        course.diagnostics.map { diagnostic in
            "\(diagnostic.position.line):\(diagnostic.position.column): \(diagnostic.severity): \(diagnostic.summary)"
        }
    }

    /// The whole text of all diagnostics.
    var report: String {
        let files = course.content.lessons.map(\.document.file)
        let printer = DiagnosticPrinter(sources: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }))
        return course.diagnostics.map(printer.text).joined(separator: "\n")
    }

    /// The file after its solutions were applied.
    var accepted: String {
        guard let file = course.content.lessons.first?.document.file else { return "" }
        return String(decoding: Acceptance(of: course.diagnostics, in: file).bytes, as: UTF8.self)
    }
}

extension SnippetOutcome {
    static var row: SnippetOutcome { .ran(RunResult(states: [SampleSnapshot.row]), console: []) }

    static func printed(_ lines: [String]) -> SnippetOutcome { .ran(RunResult(states: []), console: [lines]) }
}
