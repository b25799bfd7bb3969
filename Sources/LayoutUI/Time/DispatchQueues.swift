import Dispatch
import Foundation

// All queues of a snippet are its event loop: what it does comes in one order, and waits on the run's own clock.
// The compiler prefers these to Dispatch's own methods, whose other parameters have to be filled in.
nonisolated extension DispatchQueue {
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        EventLoop.process.enqueue(work)
    }

    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        let (now, due) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        asyncAfter(seconds: due > now ? Double(due - now) / 1e9 : 0, work)
    }

    public func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        // A wall time counts nanoseconds since 1970, and is stored as their negative.
        let due = Double(UInt64(bitPattern: -Int64(bitPattern: wallDeadline.rawValue)))
        asyncAfter(seconds: due / 1e9 - Date().timeIntervalSince1970, work)
    }

    private func asyncAfter(seconds: Double, _ work: @escaping @Sendable @convention(block) () -> Void) {
        EventLoop.process.clock.schedule(after: seconds, work)
    }
}
