import Course
import Foundation
import SnippetRunner

struct FmtCommand: Command {
    let name = "fmt"
    let summary = "Tidy the files, without changing what they say."
    let usage = "[--course DIR] [PATH…] [--check]"
    let details = """
        Columns of tables stand below each other (one wider than 120 columns has single spaces); the keys of front
        matter and course.yml are in the documented order; blanks at the ends of lines go where they mean nothing,
        and so do second blank lines. Code is never touched. Each file is read again as it would be, and is left as it
        is if it then said anything else. --check changes nothing, and ends with status 1 if something would change.
        """
    let options = [CheckRun.courseOption, Option.flag("check", "print what would change, and change nothing")]
    let examples = ["fmt", "fmt Lessons/09-stacks.md", "fmt --check"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        let places = arguments.operands.map { FilePlace(path: $0) }
        let folder = try CourseFolder(named: arguments["course"], near: places.first)
        let reading = try CourseLoading(folder: folder, installation: try Installation.current())
        let settings = folder.path(to: "course.yml")
        let isSettings = { (place: FilePlace) in place.url == FilePlace(path: settings).url }
        var chosen = Set(try reading.files(named: places.filter { !isSettings($0) }).map(\.path))
        if places.contains(where: isSettings) { chosen.insert(settings) }
        let formatted = files(of: reading, settings: settings)
            .filter { places.isEmpty || chosen.contains($0.file.path) }.map { FormattedFile($0.file, kind: $0.kind) }
        let refusals = formatted.compactMap(\.refusal)
        let printer = DiagnosticPrinter(sources: reading.sources, usesColor: streams.usesColor)
        for refusal in refusals { try streams.output(printer.text(for: refusal) + "\n") }
        let changes = formatted.map(\.change).filter { !$0.isEmpty }
        let isCheck = arguments.has("check")
        if isCheck {
            for change in changes { try streams.output(change.diff) }
        } else {
            try FileChanges(changes.map { ($0.file, $0.bytes) }).write()
            for change in changes { try streams.output("tidied \(change.file.path)\n") }
        }
        let total = Count.of(formatted.count, "file")
        let outcome = changes.isEmpty ? "nothing to tidy" : "\(changes.count) \(isCheck ? "to tidy" : "tidied")"
        try streams.output("\(total), \(outcome)\n")
        return refusals.isEmpty && (changes.isEmpty || !isCheck) ? .success : .contentIsWrong
    }

    private func files(
        of reading: CourseLoading, settings: String
    ) -> [(file: SourceFile, kind: FormattedFile.Kind)] {
        let text = FileManager.default.contents(atPath: settings).flatMap { String(data: $0, encoding: .utf8) }
        return (text.map { [(SourceFile(path: settings, text: $0), .settings)] } ?? [])
            + reading.content.lessons.map { ($0.document.file, .lesson) }
            + reading.content.cardFiles.map { ($0.document.file, .cards) }
    }
}
