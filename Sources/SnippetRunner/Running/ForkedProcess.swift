import Foundation

/// A snippet's process, made by the fork server of its program, which tells of its end.
struct ForkedProcess: SupervisedProcess {
    let id: pid_t
    private let server: ForkServer
    private var status: Int32?
    /// Whether the server is no more; the system has killed the process with it.
    private var isOrphaned = false

    init(id: pid_t, server: ForkServer) {
        self.id = id
        self.server = server
    }

    var endDescriptor: Int32? { server.line.descriptor }

    mutating func hasEnded() -> Bool { hasEnded(within: 0) }

    private mutating func hasEnded(within seconds: Double) -> Bool {
        if status != nil || isOrphaned { return true }
        switch server.line.answer(seconds: seconds) {
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
            server.line.letGo()
            if server.line.answer(seconds: ServerLine.patience) != .number(0) { isOrphaned = true }
        }
        if isOrphaned {
            server.isLost = true
            Session(leader: id).kill()
        }
        return status ?? SIGKILL
    }
}
