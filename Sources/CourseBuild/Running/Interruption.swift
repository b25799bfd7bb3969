import Files
import Foundation

/// Ends the process when it is asked to stop, and with it the compilers and snippets it has started: they are in
/// sessions of their own, which the terminal's Ctrl-C does not reach.
final class Interruption {
    private let sources: [any DispatchSourceSignal]
    /// Held for good from the moment on that the process was asked to stop.
    private let ending = NSLock()

    init() {
        let ending = ending
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                ending.lock()
                ScratchFolder.removeAll()
                for child in Self.children { kill(-child, SIGKILL) }
                Self.die(of: number)
            }
            source.resume()
            return source
        }
    }

    /// Waits, if the process was asked to stop, until it does: what the command makes of its children's end
    /// meanwhile is of no interest.
    func finish() { ending.lock() }

    /// As the signal would have had it, so that a shell sees why. (Dispatch keeps the signal blocked.)
    private static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        var only = sigset_t()
        sigemptyset(&only)
        sigaddset(&only, number)
        pthread_sigmask(SIG_UNBLOCK, &only, nil)
        raise(number)
        _exit(128 + number)
    }

    /// The processes that this one started and that still run.
    private static var children: [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let list = FileManager.default.contents(atPath: "/proc/self/task/\(task)/children") ?? Data()
            return String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
        }
    }
}
