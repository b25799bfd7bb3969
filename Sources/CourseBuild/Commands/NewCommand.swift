import Course
import Foundation
import SnippetRunner

struct NewCommand: Command {
    let name = "new"
    let summary = "Begin a course, a lesson or a card."
    let usage = "course DIR | lesson \"Title\" | card LESSON \"Question\" [OPTION…]"
    let details = """
        What is made checks clean at once: its numbers hold. Nothing is ever overwritten.

        course   a folder with course.yml, a lesson, its cards, a .gitignore and a README for its author
        lesson   Lessons/NN-title.md, behind the last lesson
        card     a card at the end of its lesson's card file, with an id made of the question's words; LESSON is
                 the lesson's name or file
        """
    let options = [
        CheckRun.courseOption,
        Option(name: "title", value: "TITLE", help: "course: its title (else the folder's name)"),
        Option(name: "part", value: "PART", help: "lesson: the part of the course that it belongs to"),
        Option(name: "number", value: "N", help: "lesson: where it stands, if no other lesson has the number"),
        Option(
            name: "kind", value: "KIND", help: "card: write (the default), trick, explain, cloze or predict",
            choices: Card.Kind.allCases.map(\.rawValue)),
        Option(name: "topic", value: "TOPIC", help: "card: a tag"),
    ]
    let operands = Kind.allCases.map(\.rawValue)
    let examples = [
        "new course layout-notes --title \"Notes on layout\"", "new lesson \"Frames propose\" --part Frames",
        "new card spacers \"How do you center a view?\" --kind write",
    ]

    private enum Kind: String, CaseIterable {
        case course, lesson, card

        /// The options that mean something for it alone.
        var options: [String] {
            switch self {
            case .course: ["title"]
            case .lesson: ["course", "part", "number"]
            case .card: ["course", "kind", "topic"]
            }
        }

        var operands: [String] {
            switch self {
            case .course: ["DIR"]
            case .lesson: ["TITLE"]
            case .card: ["LESSON", "QUESTION"]
            }
        }
    }

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        guard let kind = arguments.operands.first.flatMap(Kind.init) else {
            let found = arguments.operands.first.map { "; there is no '\($0)' to begin" } ?? ""
            throw UsageError("say what to begin: new course, new lesson or new card\(found)")
        }
        let operands = Array(arguments.operands.dropFirst())
        guard operands.count == kind.operands.count else {
            throw UsageError(
                "it is: new \(kind) \(kind.operands.joined(separator: " "))"
                    + (operands.count > kind.operands.count ? "; a text of several words needs quotes" : ""))
        }
        for option in options where arguments[option.name] != nil && !kind.options.contains(option.name) {
            throw UsageError("new \(kind) takes no --\(option.name)")
        }
        do {
            switch kind {
            case .course: try makeCourse(in: operands[0], arguments, streams)
            case .lesson: try makeLesson(operands[0], arguments, streams)
            case .card: try makeCard(of: operands[0], operands[1], arguments, streams)
            }
        } catch let error as AuthoringError {
            throw UsageError(error.message)
        }
        return .success
    }

    // MARK: - Course

    private func makeCourse(in path: String, _ arguments: Arguments, _ streams: StandardStreams) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let course = try NewCourse(folder: folder.standardizedFileURL.lastPathComponent, title: arguments["title"])
        let manager = FileManager.default
        func exists(_ file: String) -> Bool { manager.fileExists(atPath: folder.appendingPathComponent(file).path) }
        if let taken = ["course.yml", "Lessons", "Cards"].first(where: exists) {
            throw AuthoringError("'\(path)' is a course already: it has \(taken)")
        }
        let kept = course.companions.filter { exists($0.path) }
        for file in course.files + course.companions where !kept.contains(file) {
            try file.write(in: folder)
            try streams.output("made \(shown(path))\(file.path)\n")
        }
        for file in kept { try streams.output("kept \(shown(path))\(file.path)\n") }
        if let ignored = kept.first(where: { $0.path == ".gitignore" }) {
            let lines = ignored.text.split(separator: "\n").joined(separator: ", ")
            try streams.output("     it should also have: \(lines)\n")
        }
        try streams.output("next: coursebuild check\(shown(path).isEmpty ? "" : " --course \(ShellText.word(path))")\n")
    }

    private func shown(_ path: String) -> String { path == "." ? "" : path.hasSuffix("/") ? path : path + "/" }

    // MARK: - Lesson

    private func makeLesson(_ title: String, _ arguments: Arguments, _ streams: StandardStreams) throws {
        let folder = try CourseFolder(named: arguments["course"])
        let number = try arguments["number"].map { text in
            guard let number = Int(text), (1...9999).contains(number), text.allSatisfy(\.isNumber) else {
                throw UsageError("--number is a whole number from 1 to 9999; this is '\(text)'")
            }
            return number
        }
        let lesson = try NewLesson(
            title: title, part: arguments["part"], number: number, among: names(in: "Lessons", of: folder))
        try lesson.file.write(in: folder.url)
        let path = folder.path(to: lesson.file.path)
        try streams.output("made \(path)\nnext: coursebuild check \(ShellText.word(path))\n")
    }

    private func names(in name: String, of folder: CourseFolder) throws -> [String] {
        let path = folder.url.appendingPathComponent(name).path
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    // MARK: - Card

    private func makeCard(
        of lesson: String, _ question: String, _ arguments: Arguments, _ streams: StandardStreams
    ) throws {
        let folder = try CourseFolder(named: arguments["course"])
        let content = try CourseLoading(folder: folder, installation: try Installation.current()).content
        let card = try NewCard(
            lesson: lesson, question: question, kind: arguments["kind"].flatMap(Card.Kind.init) ?? .write,
            topic: arguments["topic"], in: content, among: names(in: "Cards", of: folder))
        let path: String
        switch card.place {
        case .file(let file):
            try file.write(in: folder.url)
            path = folder.path(to: file.path)
            try streams.output("made \(path) with the card \(card.id)\n")
        case .appended(let file, let bytes, let line):
            path = file.path
            try FileChanges([(file, bytes)]).write()
            try streams.output("added the card \(card.id) at \(path):\(line)\n")
        }
        try streams.output("next: coursebuild check \(ShellText.word(path))\n")
    }
}
