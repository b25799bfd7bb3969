@_spi(ExperimentalCustomExecutors) import _Concurrency

/// What there is to do on the main thread, in order, and the clock that brings more of it.
///
/// A snippet's asynchronous code runs here, one job after the other, whatever actor or pool it was meant for: what
/// it does comes in one order only, and nothing is left running when a snapshot is taken.
nonisolated final class EventLoop: @unchecked Sendable {
    let clock: VirtualClock
    private let lock = NSCondition()
    private var jobs: [() -> Void] = []
    private var next = 0

    /// Jobs of one go after which the rest is left for the next: a loop that only yields must not hang.
    private static let mostJobs = 10_000

    init(didMove: @escaping (Int64) -> Void = { _ in }) {
        clock = VirtualClock(didMove: didMove)
    }

    /// The one that the process's asynchronous code and its timers run on, which the runtime reaches by itself.
    static let process = EventLoop(didMove: ProcessTime.set)

    /// May be called from any thread.
    func enqueue(_ job: @escaping () -> Void) {
        lock.withLock {
            jobs.append(job)
            lock.signal()
        }
    }

    private func takeJob() -> (() -> Void)? {
        lock.withLock {
            if next == jobs.count {
                jobs = []
                next = 0
                return nil
            }
            defer { next += 1 }
            return jobs[next]
        }
    }

    /// Runs what is to be done, and what comes of it, until nothing is left.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    func drain() -> Bool {
        var count = 0
        while count < EventLoop.mostJobs, let job = takeJob() {
            count += 1
            job()
        }
        return count > 0
    }

    /// Lets time pass. What is due at one moment happens in the order in which it was scheduled, each with all that
    /// comes of it.
    ///
    /// - Parameter settle: Called after all that happened at one moment, when it is that moment.
    func advance(by seconds: Double, _ settle: () -> Void = {}) {
        clock.advance(by: seconds, following: { drain() }, settle)
    }

    /// Does what there is to do, and lets as much time pass as it takes, until a condition holds. What another thread
    /// has to bring is waited for.
    func advance(until condition: () -> Bool) {
        clock.advance(until: condition, following: { drain() }, waiting: waitForJob)
    }

    private func waitForJob() {
        lock.withLock {
            while next == jobs.count { lock.wait() }
        }
    }
}
