/// The run's own time, for publishers.
nonisolated enum RunTime {
    /// - Parameter seconds: From now.
    static func later(_ seconds: Double, _ action: @escaping () -> Void) {
        if seconds > 0 {
            EventLoop.process.clock.schedule(after: seconds, action)
        } else {
            EventLoop.process.enqueue(action)
        }
    }
}

/// Where and when something is done: always on the main thread, in virtual time. (Apple: Combine's `Scheduler`.)
nonisolated public protocol Scheduler {}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

nonisolated public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
}

/// A time that passes on a scheduler. (Apple: `SchedulerTimeType.Stride`.)
nonisolated public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    let seconds: Double
    init(seconds: Double) { self.seconds = seconds }
    public init(_ seconds: Double) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public static func seconds(_ value: Int) -> SchedulerStride { SchedulerStride(seconds: Double(value)) }
    public static func seconds(_ value: Double) -> SchedulerStride { SchedulerStride(seconds: value) }
    public static func milliseconds(_ value: Int) -> SchedulerStride { SchedulerStride(seconds: Double(value) / 1e3) }
    public static func microseconds(_ value: Int) -> SchedulerStride { SchedulerStride(seconds: Double(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> SchedulerStride { SchedulerStride(seconds: Double(value) / 1e9) }
}

nonisolated extension Publisher {
    /// Everything happens on the main thread, a moment later.
    public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        if scheduler is ImmediateScheduler { return eraseToAnyPublisher() }
        return delay(for: 0, scheduler: scheduler)
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func delay<S: Scheduler>(
        for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            let gate = Gate()
            func later(_ action: @escaping () -> Void) {
                RunTime.later(interval.seconds) { if gate.isOpen { action() } }
            }
            let attached = _attach(
                _Listener(
                    value: { value in later { listener.value(value) } },
                    end: { completion in later { listener.end(completion) } }))
            return AnyCancellable {
                gate.isOpen = false
                attached.cancel()
            }
        }
    }

    /// The last value, once no other has come for a time.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerStride, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            var waiting: Gate?
            let attached = _attach(
                _Listener(
                    value: { value in
                        waiting?.isOpen = false
                        let gate = Gate()
                        waiting = gate
                        RunTime.later(dueTime.seconds) { if gate.isOpen { listener.value(value) } }
                    }, end: listener.end))
            return AnyCancellable {
                waiting?.isOpen = false
                attached.cancel()
            }
        }
    }

    /// At most one value in a time: the first, and then the latest (or earliest) at the end of each interval.
    public func throttle<S: Scheduler>(
        for interval: SchedulerStride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            var isWaiting = false
            var next: Output?
            let gate = Gate()
            func pass(_ value: Output) {
                listener.value(value)
                isWaiting = true
                RunTime.later(interval.seconds) {
                    isWaiting = false
                    guard gate.isOpen, let value = next else { return }
                    next = nil
                    pass(value)
                }
            }
            let attached = _attach(
                _Listener(
                    value: { value in
                        if !isWaiting { return pass(value) }
                        if latest || next == nil { next = value }
                    }, end: listener.end))
            return AnyCancellable {
                gate.isOpen = false
                attached.cancel()
            }
        }
    }

    public func timeout<S: Scheduler>(
        _ interval: SchedulerStride, scheduler: S, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// A publisher that waits to be connected. (Apple: Combine's `ConnectablePublisher`.)
nonisolated public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

nonisolated extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

nonisolated extension Publishers {
    /// Connects with the first listener.
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public func _attach(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
            let attached = upstream._attach(listener)
            let connection = upstream.connect()
            return AnyCancellable {
                attached.cancel()
                connection.cancel()
            }
        }
    }
}

nonisolated extension Timer {
    /// Says the date again and again. (Apple: Foundation's `Timer.TimerPublisher`.)
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        public func _attach(_ listener: _Listener<Date, Never>) -> AnyCancellable { subject._attach(listener) }

        public func connect() -> any Cancellable {
            let gate = Gate()
            tick(gate)
            return AnyCancellable { gate.isOpen = false }
        }

        private func tick(_ gate: Gate) {
            RunTime.later(max(interval, 0.001)) { [self] in
                guard gate.isOpen else { return }
                subject.send(Date())
                tick(gate)
            }
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Never? = nil
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
