import Course
import Files
import Reports

/// Where a check's report goes: to the standard output in one format, and into files.
struct ReportOutput {
    /// What a command that writes a report takes.
    static let options = [
        Option(
            name: "format", value: "FORMAT", help: "text (the default), json, junit, github or sarif",
            choices: ReportFormat.allCases.map(\.rawValue)),
        Option(
            name: "report", value: "FILE",
            help: "write a report beside: FILE.json, .xml (JUnit), .sarif or .txt; may be repeated",
            isRepeatable: true),
    ]

    private let format: ReportFormat
    private let files: [(path: String, format: ReportFormat)]

    /// Reads `--format` and `--report`. Throws `UsageError` where a file's extension names no format.
    init(_ arguments: Arguments) throws {
        format = arguments["format"].flatMap(ReportFormat.init(rawValue:)) ?? .text
        files = try arguments.all("report").map { path in
            guard let format = ReportFormat(file: path) else {
                throw UsageError(
                    "a report's file ends in .json, .xml (JUnit), .sarif or .txt; this is '\(path)'")
            }
            return (path, format)
        }
    }

    /// - Parameters:
    ///   - text: The report for people, in color if the streams are.
    ///   - summary: The line of totals: on the standard output in the text format, else on the standard error.
    func write(_ report: CheckReport, text: String, summary: String, to streams: StandardStreams) throws {
        for file in files {
            let text = try file.format.write(report, toolVersion: CommandRunner.version)
            try WholeFile.replace(file.path, with: text.utf8)
        }
        guard format == .text else {
            try streams.output(try format.write(report, toolVersion: CommandRunner.version))
            streams.error(summary + "\n")
            return
        }
        try streams.output(text + (text.isEmpty ? "" : "\n") + summary + "\n")
    }
}
