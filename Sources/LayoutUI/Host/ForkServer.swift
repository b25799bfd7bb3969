import Foundation

/// Makes processes for snippets out of one that is already running: a fork has the libraries loaded and the fonts
/// open, which takes a new program longer than most snippets take.
///
/// Each snippet has a process, a session, a folder and descriptors of its own, so that nothing that one does reaches
/// another. This process runs nothing of theirs. It is told what to do over the socket at its descriptor 0, by whole
/// messages:
///
/// - A run: the folder's path, with the descriptors that the snippet finds at 0, 1, 2 and 3. The answer is the process's
///   number, and when that process has ended, its status as `waitpid` gives it. The process is then kept, so that
///   its number stays its own, and so are those that it left behind.
/// - A message of one byte lets it go: all that it left behind is killed. The answer is a message of one byte.
///
/// Who closes the socket ends the server, and with it the snippet that runs.
nonisolated struct ForkServer {
    private static let socket: Int32 = 0

    private enum Message {
        case run(folder: String, descriptors: [Int32])
        case letGo
    }

    init() {
        SystemCalls.dieWithParent()
        SystemCalls.adoptOrphans()
    }

    /// Returns in the process of each snippet, which is to read its request from descriptor 0. The server itself
    /// never returns.
    func becomeSnippet() {
        var snippet: pid_t = 0
        while let message = receive() {
            switch message {
            case .run(let folder, let descriptors):
                let server = getpid()
                let child = fork()
                if child == 0 {
                    enter(folder, descriptors, server: server)
                    return
                }
                for descriptor in descriptors { close(descriptor) }
                send(child)
                guard child > 0 else { continue }
                snippet = child
                send(waitForEnd(of: child))
            case .letGo:
                killAll(of: snippet)
                send(UInt8(0))
            }
        }
        _exit(0)
    }

    // MARK: - The snippet's process

    private func enter(_ folder: String, _ descriptors: [Int32], server: pid_t) {
        SystemCalls.dieWithParent()
        if getppid() != server { _exit(1) }
        setsid()
        // Out of the way of each other's places first.
        let moved = descriptors.map { fcntl($0, F_DUPFD, 16) }
        for (place, descriptor) in moved.enumerated() { dup2(descriptor, Int32(place)) }
        closefrom(Int32(descriptors.count))
        chdir(folder)
        setenv("HOME", folder, 1)
        setenv("TMPDIR", folder, 1)
        // The server's own: see the runner's `SnippetProcesses`.
        unsetenv("LD_BIND_NOW")
    }

    /// The status as `waitpid` has it: the number of a signal, or the exit status times 256. The process is not let go.
    private func waitForEnd(of child: pid_t) -> Int32 {
        var info = siginfo_t()
        while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let status = info._sifields._sigchld.si_status
        return info.si_code == CLD_EXITED ? (status & 0xff) << 8 : status & 0x7f
    }

    // MARK: - What a snippet leaves behind

    /// Rounds after which what forks faster than it is killed is left to the limits of its processes.
    private static let mostRounds = 1000

    /// Kills and buries the children, and those that become children by that: the system gives a process whose parent
    /// has ended to this one, whatever group or session it is in.
    private func killAll(of snippet: pid_t) {
        // Of one group no fork slips through.
        if snippet > 0 { kill(-snippet, SIGKILL) }
        for _ in 0..<Self.mostRounds {
            while waitpid(-1, nil, WNOHANG) > 0 {}
            let children = Self.children
            if children.isEmpty { return }
            for child in children { kill(child, SIGKILL) }
            _ = waitpid(-1, nil, 0)
        }
    }

    private static var children: [pid_t] {
        let file = open("/proc/self/task/\(getpid())/children", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return [] }
        return buffer[..<count].split(separator: UInt8(ascii: " ")).compactMap {
            pid_t(String(decoding: $0, as: UTF8.self))
        }
    }

    // MARK: - Messages

    private func send<Value>(_ value: Value) {
        _ = withUnsafeBytes(of: value) {
            Glibc.send(Self.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// nil if the other end is closed.
    private func receive() -> Message? {
        var text = [UInt8](repeating: 0, count: 1 << 16)
        // One control message: its header, of 16 bytes, and the descriptors.
        var control = [UInt64](repeating: 0, count: 8)
        var header = msghdr()
        let count = text.withUnsafeMutableBytes { text in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: text.baseAddress, iov_len: text.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    header.msg_iov = part
                    header.msg_iovlen = 1
                    header.msg_control = control.baseAddress
                    header.msg_controllen = control.count
                    var count = 0
                    repeat { count = recvmsg(Self.socket, &header, 0) } while count < 0 && errno == EINTR
                    return count
                }
            }
        }
        guard count > 0 else { return nil }
        let headerSize = MemoryLayout<cmsghdr>.size
        guard header.msg_controllen > headerSize else { return .letGo }
        let descriptors = control.withUnsafeBytes { bytes in
            let length = bytes.load(as: cmsghdr.self).cmsg_len
            return Array(bytes[headerSize..<min(Int(length), bytes.count)].withMemoryRebound(to: Int32.self) { $0 })
        }
        return .run(folder: String(decoding: text[..<count], as: UTF8.self), descriptors: descriptors)
    }
}
