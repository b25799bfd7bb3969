/// The time of a run: it passes only when it is told to, and nothing waits for it.
nonisolated final class VirtualClock {
    /// Nanoseconds since the run began.
    private(set) var now: Int64 = 0 {
        didSet { didMove(now) }
    }
    /// Called with the time whenever it passed.
    private let didMove: (Int64) -> Void
    private var pending: [Event] = []
    private var scheduled = 0

    private struct Event {
        let due: Int64
        let number: Int
        let action: () -> Void
    }

    /// Moments of one stretch of time after which what happens is taken never to end.
    private static let mostMoments = 100_000

    init(didMove: @escaping (Int64) -> Void = { _ in }) { self.didMove = didMove }

    /// Has something happen later. What is due at the same time happens in the order in which it was scheduled.
    ///
    /// - Parameter delay: Seconds from now; less than 0 is 0.
    /// - Returns: A number to cancel it by.
    @discardableResult
    func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int {
        scheduled += 1
        let event = Event(due: now + VirtualClock.nanoseconds(delay), number: scheduled, action: action)
        let place = pending.firstIndex { $0.due > event.due } ?? pending.endIndex
        pending.insert(event, at: place)
        return event.number
    }

    func cancel(_ number: Int) { pending.removeAll { $0.number == number } }

    /// Whether anything is to happen later.
    var hasPending: Bool { !pending.isEmpty }

    /// Nanoseconds for seconds, at most a century of them.
    private static func nanoseconds(_ seconds: Double) -> Int64 {
        let longest = 4e9
        return Int64((min(max(seconds.isNaN ? 0 : seconds, 0), longest) * 1e9).rounded())
    }

    /// Lets time pass in which nothing can happen: the thread on which it would sleeps.
    func pass(nanoseconds: Int64) {
        let (end, overflow) = now.addingReportingOverflow(max(nanoseconds, 0))
        if !overflow { now = end }
    }

    /// Lets time pass.
    ///
    /// - Parameters:
    ///   - seconds: How much.
    ///   - follow: Called after each thing that happened, for what comes of it.
    ///   - settle: Called after all that happened at one moment, when it is that moment.
    func advance(by seconds: Double, following follow: () -> Void = {}, _ settle: () -> Void) {
        let (end, overflow) = now.addingReportingOverflow(VirtualClock.nanoseconds(seconds))
        if overflow { return }
        var moments = 0
        while let due = pending.first?.due, due <= end {
            moments += 1
            VirtualClock.check(moments)
            now = max(now, due)
            while let next = pending.first, next.due == due {
                pending.removeFirst()
                next.action()
                follow()
            }
            settle()
        }
        // What happened may itself have let time pass.
        now = max(now, end)
    }

    /// Lets time pass until a condition holds, however long that takes.
    ///
    /// - Parameters:
    ///   - follow: Called at first, and after each thing that happened.
    ///   - wait: Called when nothing is to happen any more and the condition does not hold.
    func advance(until condition: () -> Bool, following follow: () -> Void, waiting wait: () -> Void) {
        var moments = 0
        follow()
        while !condition() {
            guard let next = pending.first else {
                wait()
                follow()
                continue
            }
            if next.due > now { moments += 1 }
            VirtualClock.check(moments)
            now = max(now, next.due)
            pending.removeFirst()
            next.action()
            follow()
        }
    }

    private static func check(_ moments: Int) {
        if moments > mostMoments {
            giveUp("too much happens: timers and sleeps ended at \(mostMoments) moments of one wait")
        }
    }
}
