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

    /// From `/proc/PID/stat`: `PID (name) state parent group session …`, where the name may hold anything.
    private func isRunningMember(_ process: pid_t) -> Bool {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(file, &buffer, buffer.count)
        guard count > 0, let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return false }
        let fields = buffer[(name + 1)..<count].split(separator: UInt8(ascii: " "))
        guard fields.count > 3, let session = pid_t(String(decoding: fields[3], as: UTF8.self)) else { return false }
        return session == leader && fields[0] != [UInt8(ascii: "Z")]
    }
}
