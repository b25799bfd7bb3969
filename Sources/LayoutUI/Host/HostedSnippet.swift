import Snapshot

/// One snippet of an executable: what to run for it.
nonisolated public struct HostedSnippet {
    let run: (RunConditions) -> RunReply

    /// A snippet whose result is a view.
    public static func layout<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) -> HostedSnippet {
        HostedSnippet { conditions in
            .result(Screen(conditions: conditions).show(onMain(root)))
        }
    }

    /// A snippet that only does something.
    public static func run(_ body: @escaping @MainActor () -> Void) -> HostedSnippet {
        HostedSnippet { _ in
            onMain(body)
            return .result(RunResult(states: []))
        }
    }
}
