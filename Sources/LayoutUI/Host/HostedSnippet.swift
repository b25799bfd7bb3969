import Snapshot
import Typesetting

/// One snippet of an executable: what to run for it.
nonisolated public struct HostedSnippet {
    /// The typesetter is one that has its fonts already, if there is one.
    let run: (RunRequest, Typesetter?) -> RunReply

    /// A snippet whose result is a view.
    public static func layout<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) -> HostedSnippet {
        HostedSnippet { request, typesetter in
            let view = HostedView(onMain(root), on: Screen(request), loop: .process, typesetter: typesetter)
            view.explains = request.explains
            let script = ActionScript(blocks: request.actions, mark: ActMark(boundary: request.boundary))
            return .result(script.run(on: view))
        }
    }

    /// Seconds that pass after a snippet that only does something, for what it has begun.
    private static let timeToFinish = 60.0

    /// A snippet that only does something.
    public static func run(_ body: @escaping @MainActor () -> Void) -> HostedSnippet {
        HostedSnippet { _, _ in
            onMain(body)
            return finish()
        }
    }

    /// A snippet that only does something, and awaits at its top level.
    public static func run(awaiting body: @escaping @MainActor () async -> Void) -> HostedSnippet {
        HostedSnippet { _, _ in
            let end = End()
            let (place, work) = (OnMain(value: end), OnMain(value: body))
            Task { @MainActor in
                await work.value()
                place.value.isReached = true
            }
            EventLoop.process.advance { end.isReached }
            return finish()
        }
    }

    private final class End {
        var isReached = false
    }

    private static func finish() -> RunReply {
        EventLoop.process.drain()
        EventLoop.process.advance(by: timeToFinish)
        return .result(RunResult(states: []))
    }
}
