import HTML
import Snapshot

/// What happened in one step, for a reader who wants to know why the figure looks as it does.
struct TimelineTable {
    private struct Row {
        var event: TimelineEvent
        var count = 1
    }

    private var rows: [Row] = []

    /// Rows shown; a scroll through a thousand rows has thousands of events.
    private static let mostRows = 60

    /// Events that repeat the one before are one row with a count.
    init(_ events: [TimelineEvent], step: Int) {
        for event in events where event.step == step {
            if let last = rows.last, last.event == event {
                rows[rows.count - 1].count += 1
            } else {
                rows.append(Row(event: event))
            }
        }
    }

    var isEmpty: Bool { rows.isEmpty }

    var node: Node {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for title in ["What", "Of", ""] { Tag.th(Attribute("scope", "col")) { title } }
                }
            }
            Tag.tbody {
                rows.prefix(Self.mostRows).map { row in
                    Tag.tr(row.event.kind == .action ? .class("is-act") : nil) {
                        Tag.td { Self.words(for: row.event.kind) }
                        Tag.td { row.event.name + (row.count > 1 ? " ×\(row.count)" : "") }
                        Tag.td { row.event.detail ?? "" }
                    }
                }
                if rows.count > Self.mostRows {
                    Tag.tr { Tag.td(Attribute("colspan", "3")) { "and \(rows.count - Self.mostRows) more" } }
                }
            }
        }
    }

    private static func words(for kind: TimelineEvent.Kind) -> String {
        switch kind {
        case .action: "act"
        case .body: "body ran"
        case .appeared: "appeared"
        case .disappeared: "disappeared"
        case .state: "state changed"
        case .taskStarted: "task started"
        case .taskEnded: "task ended"
        case .taskCancelled: "task cancelled"
        case .layout: "laid out"
        }
    }
}
