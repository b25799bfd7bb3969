import Foundation

/// Does something later, once or again and again, on the run's own clock. (Apple: Foundation's `Timer`.)
nonisolated open class Timer: NSObject, @unchecked Sendable {
    public private(set) var timeInterval: TimeInterval
    public private(set) var isValid = true
    public var tolerance: TimeInterval = 0
    public let userInfo: Any?
    public private(set) var fireDate: Date

    private let repeats: Bool
    private let block: (Timer) -> Void
    private var event: Int?

    /// The shortest interval of a timer that repeats, in seconds, as Apple documents it.
    private static let shortest = 0.0001

    public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        timeInterval = repeats ? max(interval, Timer.shortest) : 0
        userInfo = nil
        self.repeats = repeats
        self.block = block
        fireDate = Date(timeIntervalSinceNow: max(interval, 0))
    }

    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        fireDate = date
    }

    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// Begins to run: what `RunLoop.add(_:forMode:)` does.
    func schedule() {
        guard isValid, event == nil else { return }
        let delay = fireDate.timeIntervalSinceNow
        event = EventLoop.process.clock.schedule(after: delay) { [self] in
            event = nil
            fire()
            guard isValid, repeats else { return }
            fireDate = fireDate.addingTimeInterval(timeInterval)
            schedule()
        }
    }

    open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    open func invalidate() {
        isValid = false
        if let event { EventLoop.process.clock.cancel(event) }
        event = nil
    }
}

nonisolated extension RunLoop {
    /// Begins to run a timer, on whatever loop.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }

    /// Lets time pass, and what is due happen.
    public func run(until limit: Date) {
        EventLoop.process.drain()
        EventLoop.process.advance(by: limit.timeIntervalSinceNow)
    }

    public func run(mode: RunLoop.Mode, before limit: Date) -> Bool {
        run(until: limit)
        return true
    }
}
