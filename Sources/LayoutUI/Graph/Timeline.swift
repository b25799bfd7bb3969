import Snapshot

/// What happened in a run, in order.
nonisolated final class Timeline {
    /// The state of the run that events belong to now.
    var step = 0
    private(set) var events: [TimelineEvent] = []

    func add(_ kind: TimelineEvent.Kind, _ name: String, _ detail: String? = nil) {
        events.append(TimelineEvent(step: step, kind: kind, name: name, detail: detail))
    }
}
