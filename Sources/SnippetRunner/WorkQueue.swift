import Dispatch
import Foundation

/// What is left to do of a number of compiles and of the runs that come of them, shared out to one worker for each
/// core.
///
/// Compiles come first, since they take long and others wait for them. A worker runs what it has compiled: it has that
/// program open. What another one has compiled it only helps with when that one is not done soon, because it has to
/// open the program anew.
final class WorkQueue: @unchecked Sendable {
    struct Run: Sendable {
        /// The number of the job.
        var job: Int
        var program: SnippetCompiler.Program
    }

    enum Item: Sendable {
        /// A compile, and its number.
        case compile(Int, CompileTask)
        case run(Run)
    }

    /// Seconds that a worker waits for others to be done before it opens their program, too: about as long as opening
    /// it takes.
    private static let grace = 0.02

    private let condition = NSCondition()
    private let compiles: [CompileTask]
    private var started = 0
    /// Compiles and runs that are being done, which may bring more to do.
    private var compiling = 0
    /// The runs left, by the worker that has compiled them.
    private var runs: [Int: [Run]] = [:]
    private var failure: SetupError?

    /// - Parameter runs: Those of which the program is there already.
    init(compiles: [CompileTask], runs: [Run] = []) {
        self.compiles = compiles
        for (place, group) in Dictionary(grouping: runs, by: \.program.executable).sorted(by: {
            $0.key.path < $1.key.path
        }).enumerated() {
            self.runs[place % Workers.cores, default: []] += group.value.reversed()
        }
    }

    /// Has every worker take items until none is left.
    /// - Parameter body: Gets the worker's number. It is called on one thread for each worker.
    /// - Throws: The first error that a worker throws; the others then stop, too.
    func work(_ body: @Sendable (Int) throws(SetupError) -> Void) throws(SetupError) {
        DispatchQueue.concurrentPerform(iterations: Workers.cores) { worker in
            do throws(SetupError) {
                try body(worker)
            } catch {
                condition.withLock {
                    failure = failure ?? error
                    condition.broadcast()
                }
            }
        }
        if let failure { throw failure }
    }

    /// What the worker is to do next; nil when nothing is left.
    func next(for worker: Int) -> Item? {
        condition.withLock {
            var patience: Date?
            while failure == nil {
                if started < compiles.count {
                    started += 1
                    compiling += 1
                    return .compile(started - 1, compiles[started - 1])
                }
                if let run = takeRun(of: worker) { return .run(run) }
                if let other = runs.keys.filter({ $0 != worker }).max(by: { runs[$0]!.count < runs[$1]!.count }) {
                    if let patience, patience <= Date() { return takeRun(of: other).map(Item.run) }
                    let end = patience ?? Date() + Self.grace
                    patience = end
                    _ = condition.wait(until: end)
                } else if compiling > 0 {
                    patience = nil
                    condition.wait()
                } else {
                    return nil
                }
            }
            return nil
        }
    }

    /// What a worker's compile has brought.
    func add(_ new: [Run], by worker: Int) {
        condition.withLock {
            compiling -= 1
            // The last ones first, since they are taken from the end.
            if !new.isEmpty { runs[worker, default: []] += new.reversed() }
            condition.broadcast()
        }
    }

    private func takeRun(of worker: Int) -> Run? {
        guard let run = runs[worker]?.popLast() else { return nil }
        if runs[worker]!.isEmpty { runs[worker] = nil }
        return run
    }
}
