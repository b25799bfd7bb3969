import Course

struct AcceptCommand: Command {
    let name = "accept"
    let summary = "Write what the engine says in place of what the files state."
    let usage = "[--course DIR] [PATH[:LINE]…] [--dry-run]"
    let details = """
        Changes the stated text of claims that differ, in the form the author wrote it, and the lines of console
        blocks; every other byte stays. Without PATH in the whole course. Numbers with a source (fact:) are
        never touched. What cannot be put right by a number is listed, as by check.
        """
    let options = [
        CheckRun.courseOption, Option.flag("dry-run", "print what would change, and change nothing"),
    ]
    let examples = ["accept Lessons/09-stacks.md:41", "accept Lessons/09-stacks.md", "accept --dry-run"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        let places = arguments.operands.map { FilePlace(argument: $0) }
        let run = try CheckRun(course: arguments["course"], places: places, streams: streams)
        let isDry = arguments.has("dry-run")
        let acceptances = run.files.map { Acceptance(of: run.diagnostics, in: $0) }.filter { !$0.isEmpty }
        if !isDry { try FileChanges(acceptances.map { ($0.file, $0.bytes) }).write() }
        for acceptance in acceptances { try streams.output(acceptance.diff) }
        let count = acceptances.reduce(0) { $0 + $1.replacements.count }
        let files = acceptances.count
        let rest = run.diagnostics.filter { $0.solutions.isEmpty && $0.severity == .error }
        for diagnostic in rest { try streams.output(run.printer(streams).text(for: diagnostic) + "\n") }
        let verb = isDry ? "would change" : "changed"
        let what =
            count == 0 ? "nothing to accept" : "\(verb) \(Count.of(count, "place")) in \(Count.of(files, "file"))"
        let left = rest.isEmpty ? "" : "; \(Count.of(rest.count, "error")) left"
        try streams.output("\(what)\(left)\n")
        return rest.isEmpty ? .success : .contentIsWrong
    }
}
