import Foundation

/// A program of snippets that has been started and forks a process for each that is to run; see the engine's
/// `ForkServer`. It ends with the object. The system also ends it with the thread that started it.
final class ForkServer {
    private let id: pid_t
    private let channel: Channel
    private let errors: Channel
    /// Whether it did not answer in time: what it says from now on may be about something else.
    var isLost = false

    var line: ServerLine { ServerLine(descriptor: channel.near) }

    /// - Throws: `SetupError` if the program cannot be started.
    init(executable: String, environment: [String: String]) throws(SetupError) {
        var channel = try Channel.ofMessages()
        var errors = try Channel.fromChild()
        id = try Spawning(executable: executable, environment: environment, directory: "/")
            .spawn(descriptors: [channel.far, errors.far, errors.far])
        channel.closeFar()
        errors.closeFar()
        self.channel = channel
        self.errors = errors
    }

    deinit {
        kill(id, SIGKILL)
        while waitpid(id, nil, 0) < 0, errno == EINTR {}
    }

    /// Has a process made.
    /// - Parameter descriptors: What it finds at 0, 1, 2, …
    /// - Returns: nil if the server is no more.
    /// - Throws: `SetupError` if it cannot make processes.
    func makeProcess(in folder: String, descriptors: [Int32]) throws(SetupError) -> ForkedProcess? {
        guard line.askForProcess(in: folder, descriptors: descriptors),
            case .number(let process) = line.answer(seconds: ServerLine.patience)
        else { return nil }
        guard process > 0 else { throw SetupError("the system refused to fork a snippet's process") }
        return ForkedProcess(id: process, server: self)
    }

    /// What the program said before it ended, the last line of it.
    var lastWords: String {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        _ = fcntl(errors.near, F_SETFL, O_NONBLOCK)
        let count = max(0, read(errors.near, &buffer, buffer.count))
        return String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    }
}
