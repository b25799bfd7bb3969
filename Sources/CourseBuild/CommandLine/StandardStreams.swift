import Foundation

/// Where output goes. Every write is complete when it returns.
struct StandardStreams {
    /// Takes the places of standard streams that are closed, which else the next files that are opened would get:
    /// what is meant for the stream must not be written into them. Writing to such a stream fails.
    static func reserve() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
        if descriptor >= 0 { close(descriptor) }
    }

    /// What was asked for.
    /// - Throws: If it cannot be written, other than because nobody reads any more.
    func output(_ text: String) throws(OutputError) {
        guard let code = write(text, to: STDOUT_FILENO), code != EPIPE else { return }
        throw OutputError(description: "the output cannot be written: \(String(cString: strerror(code)))")
    }

    /// What went wrong, and progress.
    func error(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Colors are for people: only on a terminal, and not where `NO_COLOR` is set.
    var usesColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Stops at an error, and returns its number.
    private func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = Foundation.write(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                    continue
                }
                guard count > 0 else { return errno }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return nil
        }
    }
}

/// What was asked for could not be written.
struct OutputError: Error, CustomStringConvertible {
    var description: String
}
