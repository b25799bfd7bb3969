import CSpawn
import Foundation

/// What is said to a fork server, and what it says: whole messages over a socket.
struct ServerLine {
    enum Answer: Equatable {
        case number(Int32)
        /// Not yet.
        case nothing
        /// The server is no more.
        case closed
    }

    /// Seconds that a server has for what takes it no time at all, on however busy a machine.
    static let patience = 120.0

    /// Becomes readable when there is an answer.
    let descriptor: Int32

    /// Has the server fork a process that finds the descriptors at 0, 1, 2, …
    /// - Returns: Whether the server could be told.
    func askForProcess(in folder: String, descriptors: [Int32]) -> Bool {
        send_with_descriptors(descriptor, folder, folder.utf8.count, descriptors, Int32(descriptors.count)) > 0
    }

    /// Tells the server that the process it made is not needed any more.
    func letGo() {
        var message: UInt8 = 0
        _ = send(descriptor, &message, 1, Int32(MSG_NOSIGNAL))
    }

    /// The server's next answer, waited for at most so many seconds.
    func answer(seconds: Double) -> Answer {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            var number: Int32 = 0
            let count = recv(descriptor, &number, MemoryLayout<Int32>.size, Int32(MSG_DONTWAIT))
            if count > 0 { return .number(number) }
            guard count < 0, errno == EAGAIN || errno == EINTR else { return .closed }
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard left > 0 else { return .nothing }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&entry, 1, Int32(left.rounded(.up)))
        }
    }
}
