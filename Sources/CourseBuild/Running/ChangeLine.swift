import Course
import Foundation
import Preview

/// What `serve` says of a change, in one line.
enum ChangeLine {
    /// Files that are named; more are counted.
    private static let named = 3

    static func text(_ change: Preview.Change, _ snippets: CompiledSnippets.Counts) -> String {
        var parts: [String] = []
        if let update = change.update {
            if snippets.compiled > 0 { parts.append("\(Count.of(snippets.compiled, "snippet")) compiled") }
            if snippets.runAgain > 0 { parts.append("\(Count.of(snippets.runAgain, "snippet")) run again") }
            let diagnostics = update.course.diagnostics
            parts.append(
                CheckSummary.outcome(
                    errors: diagnostics.count { $0.severity == .error },
                    warnings: diagnostics.count { $0.severity == .warning }))
        }
        if change.pages > 0 { parts.append("\(Count.of(change.pages, "open page")) told") }
        let milliseconds = Int((change.seconds * 1000).rounded(.up))
        return "\(time) \(subject(change)): \(parts.map { $0 + ", " }.joined())\(milliseconds) ms"
    }

    private static func subject(_ change: Preview.Change) -> String {
        var names = (change.update?.changed ?? []).map { SafeText.line($0) }
        if change.isOfTheme { names.append("theme") }
        guard !names.isEmpty else { return "course" }
        let more = names.count - named
        return names.prefix(named).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// Of the day, on the clock on the wall.
    private static var time: String {
        var now = Foundation.time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }
            .joined(separator: ":")
    }
}
