import Foundation

/// The processes that descend from one that was started as the leader of a session. Each can leave its process
/// group (Foundation's `Process` always does); few leave the session.
struct Session {
    let leader: pid_t

    /// Kills them all. The leader must not have been waited for, so that its number is still its own.
    func kill() {
        // The kernel lets no fork slip through between the signal's delivery to parent and child.
        _ = Glibc.kill(-leader, SIGKILL)
        // One that is forking in another group can, between two looks.
        for _ in 0..<100 {
            let left = members()
            if left.isEmpty { return }
            for process in left { _ = Glibc.kill(process, SIGKILL) }
        }
    }

    /// Those that still run, apart from the leader.
    private func members() -> [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var found: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = pid_t(name), process != leader, isRunningMember(process) else { continue }
            found.append(process)
        }
        return found
    }

    private func isRunningMember(_ process: pid_t) -> Bool {
        guard let status = ProcessStatus(of: process) else { return false }
        return status.session == leader && status.state != "Z"
    }
}
