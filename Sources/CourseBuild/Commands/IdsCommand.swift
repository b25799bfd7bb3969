import Course
import SnippetRunner

struct IdsCommand: Command {
    let name = "ids"
    let summary = "List the cards that have no id, or give them one."
    let usage = "[--course DIR] [PATH…] [--write]"
    let details = """
        A card's id keeps a learner's history when its text changes. --write adds one to each card that has none,
        made of the words of its question and unlike any other of the course; every other byte of the file stays.
        Without --write nothing is changed, and the exit status is 1 where a card has no id. Ids that are there
        are never touched: to change one is to make a new card.
        """
    let options = [CheckRun.courseOption, Option.flag("write", "add the ids to the files")]
    let examples = ["ids", "ids --write", "ids --write Cards/06-spacers.md"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        let places = arguments.operands.map { FilePlace(path: $0) }
        let folder = try CourseFolder(named: arguments["course"], near: places.first)
        let reading = try CourseLoading(folder: folder, installation: try Installation.current())
        let chosen = places.isEmpty ? nil : Set(try reading.files(named: places).map(\.path))
        let items = MissingCardIds(in: reading.content, paths: chosen).items
        guard !items.isEmpty else {
            try streams.output("no card without an id\n")
            return .success
        }
        guard arguments.has("write") else {
            let printer = DiagnosticPrinter(sources: reading.sources, usesColor: streams.usesColor)
            for item in items { try streams.output(printer.text(for: item.diagnostic) + "\n") }
            try streams.output("\(Count.of(items.count, "card")) without an id\n")
            return .contentIsWrong
        }
        let byPath = Dictionary(grouping: items, by: \.diagnostic.path)
        let changes = byPath.keys.sorted().compactMap { path in
            reading.sources[path].map { Acceptance(applying: (byPath[path] ?? []).map(\.replacement), in: $0) }
        }
        try FileChanges(changes.map { ($0.file, $0.bytes) }).write()
        for change in changes { try streams.output(change.diff) }
        try streams.output("added \(Count.of(items.count, "id")) in \(Count.of(byPath.count, "file"))\n")
        return .success
    }
}
