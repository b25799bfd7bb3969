import Synchronization

/// Server-sent events on their way to one client (HTML Standard, section 9.2). Any thread may send; the server's
/// thread takes what there is, and sleeps while there is nothing.
final class EventStream: Sendable {
    /// The connection that the events go to.
    protocol Connection: Sendable {
        func suspend()
        func resume()
    }

    private struct State {
        var pending: [UInt8] = []
        var connection: (any Connection)?
        var isSuspended = false
        var isClosed = false

        mutating func wake() {
            guard isSuspended else { return }
            isSuspended = false
            connection?.resume()
        }
    }

    /// A client that lets so many bytes wait does not read.
    private static let patience = 4 << 20

    private let state = Mutex(State())

    /// Whether nothing that is sent arrives any more.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// - Parameter data: one line.
    func send(_ data: String, as event: String) { send("event: \(event)\ndata: \(data)\n\n") }

    /// Something that clients ignore: it shows whether they are still there.
    func beat() { send(":\n\n") }

    private func send(_ text: String) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.pending += Array(text.utf8)
            if state.pending.count > Self.patience { state.isClosed = true }
            state.wake()
        }
    }

    /// Ends the response after what was sent.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.wake()
        }
    }

    // MARK: The server's side

    func attach(_ connection: any Connection) {
        state.withLock { $0.connection = connection }
    }

    /// The connection is gone.
    func detach() {
        state.withLock { state in
            state.isClosed = true
            state.connection = nil
            state.pending = []
        }
    }

    /// Takes bytes that wait, into a buffer; suspends the connection and answers 0 if there are none, nil at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        state.withLock { state in
            let count = min(buffer.count, state.pending.count)
            if count > 0 {
                buffer.copyBytes(from: state.pending[..<count])
                state.pending.removeFirst(count)
                return count
            }
            if state.isClosed { return nil }
            state.isSuspended = true
            state.connection?.suspend()
            return 0
        }
    }
}
