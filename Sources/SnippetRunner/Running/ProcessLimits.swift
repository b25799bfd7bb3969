import CSpawn
import Foundation

/// What a process may use of the machine.
struct ProcessLimits {
    /// By the clock on the wall; up to four times as long where others keep the cores busy.
    var seconds: Double
    /// Sent when the time is over, to have the process tell where it is; it then gets `timeToAnswer` more.
    var question: Int32?
    /// Seconds.
    var timeToAnswer = 20.0
    /// Bytes of address space; nil sets no limit.
    var memory: Int?
    /// Bytes of standard output and of standard error, each.
    var output: Int
    /// Bytes of the reply.
    var reply = 256 << 20

    /// Has the system keep a process within those of them that it can.
    func set(for process: pid_t) {
        func set(_ resource: Int32, _ value: Int, atMost most: Int? = nil) {
            var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(most ?? value))
            _ = prlimit(process, resource, &limit, nil)
        }
        set(Int32(RLIMIT_CORE.rawValue), 0)
        // The program that writes a backtrace inherits the limit, and takes seconds for that.
        let answer = question == nil ? 0 : timeToAnswer
        let processorTime = Int((seconds + answer).rounded(.up)) + 1
        // SIGXCPU comes first, and says what it was for; at the last limit the kernel kills without a word.
        set(Int32(RLIMIT_CPU.rawValue), processorTime, atMost: processorTime + 5)
        if let memory { set(Int32(RLIMIT_AS.rawValue), memory) }
    }
}

/// What became of a process.
struct ProcessOutcome {
    /// How it ended.
    enum End: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        case tooMuchOutput
        case tooLongReply
    }

    var end: End
    var output: Data
    var errors: Data
    /// What it wrote to file descriptor 3.
    var reply: Data
}
