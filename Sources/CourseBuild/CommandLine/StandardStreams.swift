import Foundation

/// Where output goes. Every write is complete when it returns.
struct StandardStreams {
    /// What was asked for.
    func output(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// What went wrong, and progress.
    func error(_ text: String) { write(text, to: STDERR_FILENO) }

    var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Colors are for people: only on a terminal, and not where `NO_COLOR` is set.
    var usesColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Stops at an error: nobody reads any more.
    private func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = Foundation.write(descriptor, start, rest.count)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }
}
