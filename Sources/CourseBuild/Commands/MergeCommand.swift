import Course
import Foundation
import Reports

struct MergeCommand: Command {
    let name = "merge"
    let summary = "Make one report of those that several jobs wrote with check --shard."
    let usage = "REPORT.json… [--format FORMAT] [--report FILE]…"
    let details = """
        Reads what `coursebuild check --shard K/N --report REPORT.json` wrote, and prints what one check of the
        whole course would have. Every part has to be there once. The exit status is that of such a check.
        """
    let options = ReportOutput.options
    let examples = ["merge part-*.json", "merge part-1.json part-2.json --report check.xml"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw UsageError("merge needs the reports' files, as part-1.json part-2.json")
        }
        let output = try ReportOutput(arguments)
        let report: CheckReport
        do throws(MergeError) {
            report = try CheckReport(merging: arguments.operands.map(read))
        } catch {
            throw UsageError(error.description)
        }
        // Whoever wrote the file, what is printed steers no terminal.
        let lines = try ReportFormat.text.write(report, toolVersion: CommandRunner.version).split(
            separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { SafeText.line(String($0)) }.joined(separator: "\n")
        try output.write(report, text: text, summary: line(report), to: streams)
        return report.hasErrors ? .contentIsWrong : .success
    }

    private func read(_ path: String) throws(MergeError) -> CheckReport {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw MergeError(description: "the report '\(path)' cannot be read")
        }
        return try CheckReport(json: data, path: path)
    }

    private func line(_ report: CheckReport) -> String {
        let items = report.documents.flatMap(\.items)
        let errors = report.diagnostics.count { $0.severity == .error }
        let warnings = report.diagnostics.count { $0.severity == .warning }
        let checked = [
            Count.of(report.documents.count, "file"), Count.of(items.count { $0.kind == .snippet }, "snippet"),
            Count.of(items.count { $0.kind == .claim }, "claim"),
        ].joined(separator: ", ")
        return "\(checked): \(CheckSummary.outcome(errors: errors, warnings: warnings))"
    }
}
