import Snapshot

/// One snippet of an executable: what to run for it.
nonisolated public struct HostedSnippet {
    let run: (RunRequest) -> RunReply

    /// A snippet whose result is a view.
    public static func layout<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) -> HostedSnippet {
        HostedSnippet { request in
            let view = HostedView(onMain(root), on: Screen(conditions: request.conditions), loop: .process)
            view.explains = request.explains
            let script = ActionScript(blocks: request.actions, mark: ActMark(boundary: request.boundary))
            return .result(script.run(on: view))
        }
    }

    /// Seconds that pass after a snippet that only does something, for what it has begun.
    private static let timeToFinish = 60.0

    /// A snippet that only does something.
    public static func run(_ body: @escaping @MainActor () -> Void) -> HostedSnippet {
        HostedSnippet { _ in
            onMain(body)
            EventLoop.process.drain()
            EventLoop.process.clock.advance(by: timeToFinish) { EventLoop.process.drain() }
            return .result(RunResult(states: []))
        }
    }
}
