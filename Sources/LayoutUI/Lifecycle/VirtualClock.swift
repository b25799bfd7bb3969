/// The time of a run: it passes only when it is told to, and nothing waits for it.
nonisolated final class VirtualClock {
    /// Seconds since the view was first shown.
    private(set) var now = 0.0
    private var pending: [(due: Double, number: Int, action: () -> Void)] = []
    private var scheduled = 0

    /// Has something happen later. What is due at the same time happens in the order in which it was scheduled.
    ///
    /// - Parameter delay: Seconds from now; less than 0 is 0.
    func schedule(after delay: Double, _ action: @escaping () -> Void) {
        scheduled += 1
        pending.append((now + max(delay, 0), scheduled, action))
    }

    /// Lets time pass.
    ///
    /// - Parameter settle: Called after each thing that happened, with the time at which it did.
    func advance(by seconds: Double, _ settle: () -> Void) {
        let end = now + max(seconds, 0)
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            pending.removeAll { $0.number == next.number }
            now = max(now, next.due)
            next.action()
            settle()
        }
        now = end
    }
}
