import Foundation

/// A snippet's process, made by the fork server of its program, which tells of its end.
struct ForkedProcess: SupervisedProcess {
    let id: pid_t
    let server: ServerLine
    private var status: Int32?
    /// Whether the server is no more; the system has killed the process with it.
    private var isOrphaned = false

    init(id: pid_t, server: ServerLine) {
        self.id = id
        self.server = server
    }

    var endDescriptor: Int32? { server.descriptor }

    mutating func hasEnded() -> Bool { hasEnded(within: 0) }

    private mutating func hasEnded(within seconds: Double) -> Bool {
        if status != nil || isOrphaned { return true }
        switch server.answer(seconds: seconds) {
        case .number(let status): self.status = status
        case .closed: isOrphaned = true
        case .nothing: return false
        }
        return true
    }

    mutating func finish() -> Int32 {
        if !hasEnded() {
            kill(id, SIGKILL)
            if !hasEnded(within: ServerLine.patience) { isOrphaned = true }
        }
        if !isOrphaned {
            server.letGo()
            if server.answer(seconds: ServerLine.patience) != .number(0) { isOrphaned = true }
        }
        if isOrphaned { Session(leader: id).kill() }
        return status ?? SIGKILL
    }
}
