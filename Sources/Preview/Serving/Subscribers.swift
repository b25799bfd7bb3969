import Synchronization

/// The pages that are open in a browser, each with its stream of events.
final class Subscribers: Sendable {
    private struct Subscriber {
        var stream: EventStream
        var path: String
        var lastMessage: String?
    }

    /// A browser closes the streams of pages that are not shown.
    private static let most = 500

    private let all = Mutex<[Subscriber]>([])

    /// A stream that begins with what the page has to know now; nil if there are too many.
    func subscribe(to path: String, state: @Sendable () -> PreviewState) -> EventStream? {
        all.withLock { all in
            all.removeAll { $0.stream.isClosed }
            guard all.count < Self.most else { return nil }
            let message = state().message(for: path)
            let stream = EventStream()
            stream.send(message, as: "state")
            all.append(Subscriber(stream: stream, path: path, lastMessage: message))
            return stream
        }
    }

    /// Tells each page what has changed for it.
    /// - Returns: to how many there was something to tell.
    func publish(_ state: PreviewState) -> Int {
        all.withLock { all in
            all.removeAll { $0.stream.isClosed }
            var messages: [String: String] = [:]
            var told = 0
            for position in all.indices {
                let path = all[position].path
                let message = messages[path] ?? state.message(for: path)
                messages[path] = message
                guard message != all[position].lastMessage else { continue }
                all[position].lastMessage = message
                all[position].stream.send(message, as: "state")
                told += 1
            }
            return told
        }
    }

    /// Finds out who has left.
    func beat() {
        all.withLock { all in
            for subscriber in all { subscriber.stream.beat() }
            all.removeAll { $0.stream.isClosed }
        }
    }

    func closeAll() {
        all.withLock { all in
            for subscriber in all { subscriber.stream.close() }
            all = []
        }
    }

    var count: Int { all.withLock { $0.count } }
}
