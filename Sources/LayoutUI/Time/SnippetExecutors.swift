@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Has the runtime give all asynchronous code of the process to its event loop.
nonisolated struct SnippetExecutors: ExecutorFactory {
    private static let main = MainThreadExecutor()
    private static let pool = PoolExecutor()

    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { pool }

    /// To be called once, before anything asynchronous has been done.
    static func install() { _createExecutors(factory: SnippetExecutors.self) }
}

/// Where the main actor's jobs go.
nonisolated private final class MainThreadExecutor: MainExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        EventLoop.process.enqueue { [unowned self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    /// The host runs the jobs when it is their turn.
    func run() throws { EventLoop.process.drain() }
    func stop() {}

    func checkIsolated() { precondition(Thread.isMainThread, "not on the main thread") }
}

/// Where all other jobs go, at once or when their time has come.
nonisolated private final class PoolExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { submit(UnownedJob(job)) }

    private func submit(_ job: UnownedJob) {
        EventLoop.process.enqueue { [unowned self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        EventLoop.process.clock.schedule(after: seconds(delay)) { [unowned self] in submit(job) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        EventLoop.process.clock.schedule(after: seconds(clock.now.duration(to: instant))) { [unowned self] in
            submit(job)
        }
    }

    /// The clocks of the standard library count in `Duration`; of another's units nothing is known.
    private func seconds<D: DurationProtocol>(_ duration: D) -> Double {
        (duration as? Duration).map { $0 / .seconds(1) } ?? 0
    }
}
