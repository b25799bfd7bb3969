import Dispatch
import Foundation
import SnippetRunner
import Synchronization

/// Runs snippets without losing sight of the files: a change that comes meanwhile is not kept waiting.
///
/// The run is abandoned then. It goes on by itself to the end, so that what it finds is in the cache, but nobody hears
/// of it; a run of what the files say now begins beside it.
final class AttentiveRunner {
    /// The files changed: what was being made is of no interest any more.
    struct Abandoned: Error {}

    /// Milliseconds between two looks at whether the snippets are done.
    private static let look = 10
    /// Abandoned runs that may go on beside one that is wanted; more would only hold up each other.
    private static let mostAbandoned = 2

    private let run: Preview.Run
    private let watcher: FolderWatcher
    private var abandoned: [Job] = []
    /// What changed while snippets ran.
    private var unseen: FolderWatcher.Subject = []

    init(watcher: FolderWatcher, run: @escaping Preview.Run) {
        self.watcher = watcher
        self.run = run
    }

    /// - Throws: `Abandoned`, after which `wait` tells at once what changed; `WatchError`; what the run throws.
    func outcomes(of sources: [SnippetSource]) throws -> [String: SnippetOutcome] {
        while true {
            abandoned.removeAll { $0.result != nil }
            if abandoned.count <= Self.mostAbandoned { break }
            try keepWatch()
        }
        let job = Job()
        DispatchQueue.global().async { [run] in job.perform { try run(sources, job.ticket) } }
        while true {
            if let result = job.result { return try result.get() }
            do {
                try keepWatch()
            } catch {
                job.ticket.abandon()
                abandoned.append(job)
                throw error
            }
        }
    }

    /// Waits for changes, as the watcher does; tells first of those that came while snippets ran.
    func wait(milliseconds: Int) throws(WatchError) -> FolderWatcher.Subject {
        guard unseen.isEmpty else {
            defer { unseen = [] }
            return unseen
        }
        return try watcher.wait(milliseconds: milliseconds)
    }

    private func keepWatch() throws {
        let changed = try watcher.wait(milliseconds: Self.look)
        unseen.formUnion(changed)
        if !changed.isDisjoint(with: [.course, .pictures]) { throw Abandoned() }
    }

    private final class Job: Sendable {
        let ticket = RunTicket()
        private let state = Mutex<Result<[String: SnippetOutcome], any Error>?>(nil)

        var result: Result<[String: SnippetOutcome], any Error>? { state.withLock { $0 } }

        func perform(_ work: () throws -> [String: SnippetOutcome]) {
            let result = Result { try work() }
            state.withLock { $0 = result }
        }
    }
}

/// Tells a run whether anybody still wants to hear of it.
public final class RunTicket: Sendable {
    private let state = Atomic(false)

    public var isAbandoned: Bool { state.load(ordering: .relaxed) }

    func abandon() { state.store(true, ordering: .relaxed) }
}
