import Course

/// The line of totals at a run's end.
struct CheckSummary {
    private let run: CheckRun

    init(_ run: CheckRun) { self.run = run }

    var line: String {
        // Of what was asked for: each document that was checked has verdicts, if only none.
        let checked = run.course.verdicts
        let lessons = run.course.content.lessons.count { checked[$0.document.file.path] != nil }
        let cards = run.course.content.cardFiles.filter { checked[$0.document.file.path] != nil }
            .reduce(0) { $0 + $1.cards.count }
        var parts = lessons > 0 || run.isWhole ? [Count.of(lessons, "lesson")] : []
        if cards > 0 { parts.append(Count.of(cards, "card")) }
        parts.append(snippets)
        parts.append(claims)
        if !run.unverified.isEmpty { parts.append(unverified) }
        return "\(parts.joined(separator: ", ")): \(outcome)"
    }

    private var snippets: String {
        let total = run.compiled + run.runAgain + run.cached
        let again = run.runAgain > 0 ? "\(run.runAgain) run again, " : ""
        return "\(Count.of(total, "snippet")) (\(run.compiled) compiled, \(again)\(run.cached) cached)"
    }

    private var claims: String {
        let verdicts = run.course.verdicts.values.joined()
        let checked = verdicts.count { $0 != .unanswered }
        let unanswered = verdicts.count - checked
        return Count.of(checked, "claim") + " checked" + (unanswered > 0 && run.isWhole ? " (\(unanswered) not)" : "")
    }

    private var unverified: String {
        let numbers = run.unverified.count { $0.identifier == UnverifiedContent.number }
        let sketches = run.unverified.count - numbers
        return [numbers > 0 ? Count.of(numbers, "number") : nil, sketches > 0 ? Count.of(sketches, "sketch") : nil]
            .compactMap(\.self).joined(separator: " and ") + " unverified"
    }

    private var outcome: String {
        Self.outcome(
            errors: run.diagnostics.count { $0.severity == .error },
            warnings: run.diagnostics.count { $0.severity == .warning })
    }

    /// `all is well`, or what is not.
    static func outcome(errors: Int, warnings: Int) -> String {
        if errors == 0, warnings == 0 { return "all is well" }
        return [errors > 0 ? Count.of(errors, "error") : nil, warnings > 0 ? Count.of(warnings, "warning") : nil]
            .compactMap(\.self).joined(separator: ", ")
    }
}
