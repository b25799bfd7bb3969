import Course
import Reports

struct CheckCommand: Command {
    let name = "check"
    let summary = "Compile the snippets, and hold every claim against what they did."
    let usage = "[--course DIR] [PATH[:LINE]…] [--unverified] [--format FORMAT] [--report FILE]… [--shard K/N]"
    let details = """
        Without PATH the whole course is checked; with it those files of Lessons/ and Cards/, or what stands on
        one line. Results are kept in .coursebuild/cache, so that only what changed is compiled.

        --shard checks one of N parts of a large course, for jobs that run side by side; a lesson and its cards
        stay together. `coursebuild merge` makes one report of theirs.
        """
    let options =
        [
            CheckRun.courseOption,
            Option.flag("unverified", "also list the numbers in prose that no claim checks, and the sketches"),
        ] + ReportOutput.options + [
            Option(name: "shard", value: "K/N", help: "check the Kth of N parts")
        ]
    let examples = [
        "check", "check Lessons/09-stacks.md", "check Lessons/09-stacks.md:41",
        "check --format github --report check.xml", "check --shard 2/4 --report part-2.json",
    ]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        let places = arguments.operands.map { FilePlace(argument: $0) }
        let shard = try arguments["shard"].map(shard)
        // A report that cannot be written is said before the course is run.
        let output = try ReportOutput(arguments)
        let run = try CheckRun(course: arguments["course"], places: places, shard: shard, streams: streams)
        let report = run.report(shard: shard, extra: arguments.has("unverified") ? run.notes : [])
        let text = report.diagnostics.map(run.printer(streams).text).joined(separator: "\n")
        try output.write(report, text: text, summary: CheckSummary(run).line, to: streams)
        return run.hasErrors ? .contentIsWrong : .success
    }

    private func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw UsageError("--shard is K/N with K from 1 to N, as 2/4; this is '\(text)'")
        }
        return shard
    }
}
