import CTerminal
import Glibc

/// What a process waits for: bytes of its input, and signals. The only file that calls into `CTerminal`'s
/// guard.
final class ProcessInput {
    enum Event: Equatable {
        case bytes([UInt8])
        case endOfInput
        case interrupted
        case terminated
        /// The terminal has another size, or shows something else.
        case redraw
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let input: Int32
    private let wake: Int32

    /// Takes the places of standard streams that are closed, which else the next files that are opened would get:
    /// the process would wait for input from its own.
    static func reserveStandardStreams() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
        if descriptor >= 0 { close(descriptor) }
    }

    /// From now on SIGINT and its like are events. One a process.
    init(input: Int32 = STDIN_FILENO) throws {
        self.input = input
        wake = terminal_guard_watch()
        guard wake >= 0 else { throw Failure(description: "signals cannot be watched: \(Self.reason)") }
    }

    /// Switches the terminal to single keys on an empty screen, until `leaveScreen()` or the end of the
    /// process, whatever ends it.
    func enterScreen(output: Int32 = STDOUT_FILENO) throws {
        // Other screen, no cursor, no wrapping at the right edge; and all back.
        let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
        let leave = "\u{1B}[0m\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        guard terminal_guard_enter(input, output, enter, leave) == 0 else {
            throw Failure(description: "the terminal cannot be set to single keys: \(Self.reason)")
        }
    }

    func leaveScreen() {
        terminal_guard_leave()
    }

    static func size(output: Int32 = STDOUT_FILENO) -> ScreenSize? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard terminal_guard_size(output, &columns, &rows) == 0 else { return nil }
        return ScreenSize(columns: Int(columns), rows: Int(rows))
    }

    /// Waits for the next event; signals come first.
    func next() -> Event {
        while true {
            var descriptors = [
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return .endOfInput
            }
            if descriptors[0].revents != 0, let event = signalEvent() { return event }
            if descriptors[1].revents != 0, let event = inputEvent() { return event }
        }
    }

    private func signalEvent() -> Event? {
        guard let bytes = Self.bytes(of: wake, atMost: 64) else { return nil }
        if bytes.contains(UInt8(TERMINAL_GUARD_INTERRUPTED)) { return .interrupted }
        if bytes.contains(UInt8(TERMINAL_GUARD_TERMINATED)) { return .terminated }
        return bytes.isEmpty ? nil : .redraw
    }

    private func inputEvent() -> Event? {
        guard let bytes = Self.bytes(of: input, atMost: 4096) else { return errno == EINTR ? nil : .endOfInput }
        return bytes.isEmpty ? .endOfInput : .bytes(bytes)
    }

    private static func bytes(of descriptor: Int32, atMost limit: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = read(descriptor, &buffer, limit)
        return count < 0 ? nil : Array(buffer.prefix(count))
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
