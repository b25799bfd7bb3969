import Foundation

/// What the kernel tells about a process in `/proc/PID/stat`.
struct ProcessStatus {
    /// `R` runs or waits for a core, `S` sleeps, `Z` has ended.
    let state: Character
    let session: pid_t
    /// What it used of the processor, in seconds.
    let processorTime: Double

    /// nil if there is no such process.
    init?(of process: pid_t) {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(file, &buffer, buffer.count)
        // `PID (name) state parent group session …`, where the name may hold anything. From the state on, user and
        // system time are the fields 11 and 12, in ticks.
        guard count > 0, let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = buffer[(name + 1)..<count].split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count > 12, let state = fields[0].first, let session = pid_t(fields[3]),
            let user = Double(fields[11]), let system = Double(fields[12])
        else { return nil }
        self.state = state
        self.session = session
        processorTime = (user + system) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    }
}
