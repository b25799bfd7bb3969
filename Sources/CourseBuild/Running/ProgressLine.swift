import SnippetRunner
import Synchronization

/// How far compiling and running is, in one line that is rewritten; only on a terminal.
final class ProgressLine: Sendable {
    private let streams: StandardStreams
    private let isShown: Bool
    private let isDirty = Mutex(false)

    init(streams: StandardStreams) {
        self.streams = streams
        isShown = streams.errorIsTerminal
    }

    func show(_ progress: RunProgress) {
        guard isShown else { return }
        isDirty.withLock { isDirty in
            isDirty = true
            switch progress {
            case .compiling(let count): streams.error("\r\u{1B}[Kcompiling \(Count.of(count, "snippet"))…")
            case .finished(let done, let total):
                streams.error("\r\u{1B}[K\(done) of \(Count.of(total, "snippet")) done")
            }
        }
    }

    func clear() {
        isDirty.withLock { isDirty in
            if isDirty { streams.error("\r\u{1B}[K") }
            isDirty = false
        }
    }
}
