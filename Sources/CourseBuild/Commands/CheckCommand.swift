import Course

struct CheckCommand: Command {
    let name = "check"
    let summary = "Compile the snippets, and hold every claim against what they did."
    let usage = "[--course DIR] [PATH[:LINE]…] [--unverified] [--format text|json|github]"
    let details = """
        Without PATH the whole course is checked; with it those files of Lessons/ and Cards/, or what stands on
        one line. Results are kept in .coursebuild/cache, so that only what changed is compiled.
        """
    let options = [
        CheckRun.courseOption,
        Option.flag("unverified", "also list the numbers in prose that no claim checks, and the sketches"),
        Option(
            name: "format", value: "FORMAT", help: "text (the default), json or github",
            choices: DiagnosticFormat.allCases.map(\.rawValue)),
    ]
    let examples = [
        "check", "check Lessons/09-stacks.md", "check Lessons/09-stacks.md:41", "check --format github",
    ]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        let places = arguments.operands.map { FilePlace(argument: $0) }
        let run = try CheckRun(course: arguments["course"], places: places, streams: streams)
        let format = arguments["format"].flatMap(DiagnosticFormat.init) ?? .text
        let diagnostics = arguments.has("unverified") ? run.diagnostics + run.notes : run.diagnostics
        let printed = try format.write(diagnostics.sortedByPlace(), printer: run.printer(streams))
        let summary = CheckSummary(run).line
        if format == .text {
            try streams.output(printed + (printed.isEmpty ? "" : "\n") + summary + "\n")
        } else {
            try streams.output(printed)
            streams.error(summary + "\n")
        }
        return run.hasErrors ? .contentIsWrong : .success
    }
}
