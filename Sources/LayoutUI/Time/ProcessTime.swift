import Glibc

/// What the clocks of the process say. All that asks for the time (`Date`, the clocks of the standard library,
/// Dispatch) asks the C library in the end, so that its functions are where a run's own time is given out: a
/// snippet's second is a second exactly, and its date is the same every day.
nonisolated enum ProcessTime {
    /// 1 January 2026, 9:41 in the morning, UTC: when every run begins. Seconds since 1970.
    static let start: Int64 = 1_767_260_460

    /// Seconds that the machine is taken to have been up when a run begins. Not 0, which Dispatch takes for no time.
    static let uptime: Int64 = 3600

    /// Lets the clocks stand at a time of the run.
    ///
    /// - Parameter nanoseconds: Since the run began.
    static func set(_ nanoseconds: Int64) { runTime = nanoseconds }

    /// To be called on the main thread when a run begins.
    static func begin() {
        mainThread = pthread_self()
        set(0)
    }

    /// The run's time for a clock that starts at so many seconds.
    fileprivate static func time(from start: Int64, _ run: Int64) -> timespec {
        timespec(tv_sec: Int(start + run / 1_000_000_000), tv_nsec: Int(run % 1_000_000_000))
    }
}

/// Nanoseconds since the run began; negative while the process has the machine's time. C functions have no other
/// place to find it.
nonisolated(unsafe) private var runTime: Int64 = -1
nonisolated(unsafe) private var mainThread = pthread_t()

/// The C library's own functions, behind ours.
private struct MachineTime {
    typealias GetTime = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
    typealias Sleep = @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32

    let getTime: GetTime?
    let sleep: Sleep?

    init() {
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        getTime = dlsym(next, "clock_gettime").map { unsafeBitCast($0, to: GetTime.self) }
        sleep = dlsym(next, "nanosleep").map { unsafeBitCast($0, to: Sleep.self) }
    }
}

private let machine = MachineTime()

// Each takes the place of the C library's function of its name in a process that links this library.

@_cdecl("clock_gettime")
public func _runClockGettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
    let run = runTime
    guard run >= 0 else { return machine.getTime?(clock, time) ?? -1 }
    switch clock {
    case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: time.pointee = ProcessTime.time(from: ProcessTime.start, run)
    case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME:
        time.pointee = ProcessTime.time(from: ProcessTime.uptime, run)
    default: return machine.getTime?(clock, time) ?? -1
    }
    return 0
}

@_cdecl("gettimeofday")
public func _runGetTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    var now = timespec()
    let status = _runClockGettime(CLOCK_REALTIME, &now)
    time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1_000)
    return status
}

/// What sleeps on the main thread lets the run's time pass, and waits for nothing.
@_cdecl("nanosleep")
public func _runNanosleep(_ time: UnsafePointer<timespec>, _ rest: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard runTime >= 0, pthread_equal(pthread_self(), mainThread) != 0 else { return machine.sleep?(time, rest) ?? -1 }
    EventLoop.process.clock.pass(
        nanoseconds: Int64(time.pointee.tv_sec) * 1_000_000_000 + Int64(time.pointee.tv_nsec))
    return 0
}

@_cdecl("usleep")
public func _runUsleep(_ microseconds: UInt32) -> Int32 {
    var time = timespec(tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1_000)
    return _runNanosleep(&time, nil)
}

@_cdecl("sleep")
public func _runSleep(_ seconds: UInt32) -> UInt32 {
    var time = timespec(tv_sec: Int(seconds), tv_nsec: 0)
    return _runNanosleep(&time, nil) == 0 ? 0 : seconds
}
