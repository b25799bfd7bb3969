import Foundation

/// A way between this process and a child: one end stays, the other is given away.
///
/// Neither end is inherited by other processes, and both are numbered from 10, so that placing them at 0 to 3 in
/// a child overwrites none of them. Both are closed when the value goes out of scope.
struct Channel: ~Copyable {
    /// This process' end.
    let near: Int32
    /// The child's end; nil once given away.
    private(set) var far: Int32?

    private init(near: Int32, far: Int32) {
        self.near = near
        self.far = far
    }

    deinit {
        close(near)
        if let far { close(far) }
    }

    /// What the child writes is read at the near end.
    static func fromChild() throws(SetupError) -> Channel {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .system("pipe", errno) }
        return Channel(near: try moved(ends[0]), far: try moved(ends[1]))
    }

    /// What is written at the near end is read by the child. Unlike a pipe, a socket whose reader is gone can be
    /// written to without a signal.
    static func toChild() throws(SetupError) -> Channel { try sockets(SOCK_STREAM) }

    /// Both ways, by whole messages.
    static func ofMessages() throws(SetupError) -> Channel { try sockets(SOCK_SEQPACKET) }

    private static func sockets(_ type: __socket_type) throws(SetupError) -> Channel {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(type.rawValue), 0, &ends) == 0 else { throw .system("socketpair", errno) }
        return Channel(near: try moved(ends[0]), far: try moved(ends[1]))
    }

    /// The child has its own copy of the far end: while this process keeps one too, the near end sees no end of
    /// what is written.
    mutating func closeFar() {
        if let far { close(far) }
        far = nil
    }

    private static func moved(_ descriptor: Int32) throws(SetupError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        let problem = errno
        close(descriptor)
        guard copy >= 0 else { throw .system("fcntl", problem) }
        return copy
    }
}
