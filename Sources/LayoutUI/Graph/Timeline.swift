import Snapshot

/// What happened in a run, in order.
nonisolated final class Timeline {
    /// The state of the run that events belong to now.
    var step = 0
    private(set) var events: [TimelineEvent] = []

    /// Events after which no more are told: a long list that is scrolled to its end must not be told row by row.
    private static let most = 20_000

    func add(_ kind: TimelineEvent.Kind, _ name: String, _ detail: String? = nil) {
        if events.count >= Timeline.most { return }
        events.append(TimelineEvent(step: step, kind: kind, name: name, detail: detail))
    }

    /// The most characters of a value that an event tells.
    private static let longest = 40

    /// A value as an event tells it: in one line, and shortened.
    static func short<Value>(_ value: Value) -> String {
        let text = String("\(value)".map { $0.isNewline ? " " : $0 })
        return text.count <= longest ? text : text.prefix(longest - 1) + "…"
    }
}
