import Foundation

/// A process that is waited for: a child, or one that a fork server made.
protocol SupervisedProcess {
    /// Its number; it is the leader of a session of that number.
    var id: pid_t { get }

    /// What becomes readable when it has ended; nil if only looking tells.
    var endDescriptor: Int32? { get }

    /// Whether it has ended. It keeps its number.
    mutating func hasEnded() -> Bool

    /// Kills it, if it still runs, and all that it left behind, and lets its number go.
    /// - Returns: The status as `waitpid` gives it.
    mutating func finish() -> Int32
}

/// A process that this one has started.
struct ChildOfOurs: SupervisedProcess {
    let id: pid_t
    var endDescriptor: Int32? { nil }

    func hasEnded() -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
    }

    func finish() -> Int32 {
        Session(leader: id).kill()
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
