import Layout
import Snapshot

/// One snippet of an executable: what to run for it.
nonisolated public struct HostedSnippet {
    let run: (RunConditions) -> RunReply

    /// A snippet whose result is a view.
    public static func layout<Root: View>(_ root: @escaping () -> Root) -> HostedSnippet {
        HostedSnippet { conditions in
            _ = root()
            let record = ViewRecord(kind: "\(Root.self)", role: .view, frame: .zero)
            let snapshot = LayoutSnapshot(
                conditions: conditions, offered: conditions.device.safeSize, screen: .zero, root: record,
                drawing: Drawing())
            return .result(RunResult(states: [snapshot]))
        }
    }

    /// A snippet that only does something.
    public static func run(_ body: @escaping () -> Void) -> HostedSnippet {
        HostedSnippet { _ in
            body()
            return .result(RunResult(states: []))
        }
    }
}
