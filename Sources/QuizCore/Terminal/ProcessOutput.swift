import Glibc

/// Writes to a descriptor at once, without a buffer that a crash would lose.
struct ProcessOutput {
    static let standard = ProcessOutput(descriptor: STDOUT_FILENO)
    static let error = ProcessOutput(descriptor: STDERR_FILENO)

    var descriptor: Int32

    /// Returns whether all of it could be written.
    @discardableResult
    func write(_ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if written < 0, errno != EINTR {
                return false
            } else if written > 0 {
                bytes = bytes.dropFirst(written)
            }
        }
        return true
    }
}
