import Foundation

/// The sockets of a port of this machine that only this machine reaches.
public struct Listener: Sendable {
    public let port: Int
    /// One for IPv4 and, where there is IPv6, one for it.
    let sockets: [Int32]

    private static let firstPort = 8000
    private static let lastPort = 8099

    /// - Parameter port: 0 takes any that is free, nil the first free one from 8000 on.
    /// - Throws: `ListenError` if there is none.
    public init(port: Int?) throws(ListenError) {
        guard let port else {
            for candidate in Self.firstPort...Self.lastPort {
                guard let sockets = try Self.open(candidate) else { continue }
                self.port = candidate
                self.sockets = sockets.all
                return
            }
            throw ListenError(
                "the ports \(Self.firstPort) to \(Self.lastPort) are all taken; name another one: --port N")
        }
        // A port that is free for IPv4 may be taken for IPv6.
        for _ in 0..<(port == 0 ? 20 : 1) {
            guard let sockets = try Self.open(port) else { continue }
            self.port = sockets.port
            self.sockets = sockets.all
            return
        }
        throw ListenError(
            port == 0 ? "no port is free" : "port \(port) is taken by another program; name another one: --port N")
    }

    /// nil if the port is taken.
    private static func open(_ port: Int) throws(ListenError) -> (all: [Int32], port: Int)? {
        guard let first = try listen(on: port, family: AF_INET) else { return nil }
        let bound = Self.port(of: first)
        do throws(ListenError) {
            guard let second = try listen(on: bound, family: AF_INET6) else {
                close(first)
                return nil
            }
            return ([first, second].filter { $0 >= 0 }, bound)
        } catch {
            close(first)
            throw error
        }
    }

    /// The listening socket; nil if the port is taken, -1 if there is no IPv6.
    private static func listen(on port: Int, family: Int32) throws(ListenError) -> Int32? {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else {
            if family == AF_INET6 { return -1 }
            throw ListenError("no socket can be made: \(String(cString: strerror(errno)))")
        }
        // A port of a server that ended a moment ago is free.
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
        if bind(descriptor, port, family), Foundation.listen(descriptor, 1024) == 0 { return descriptor }
        let problem = errno
        close(descriptor)
        if problem == EADDRINUSE { return nil }
        if family == AF_INET6 { return -1 }
        let reason = problem == EACCES ? "only root may use it" : String(cString: strerror(problem))
        throw ListenError("port \(port) cannot be used: \(reason); name another one: --port N")
    }

    private static func bind(_ descriptor: Int32, _ port: Int, _ family: Int32) -> Bool {
        if family == AF_INET {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            return bind(descriptor, &address)
        }
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(port).bigEndian
        address.sin6_addr = in6addr_loopback
        return bind(descriptor, &address)
    }

    private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
    }

    private static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &size) }
        }
        return Int(in_port_t(bigEndian: address.sin_port))
    }
}

/// There is no port to serve on.
public struct ListenError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and how to mend it.
    public let description: String

    init(_ description: String) { self.description = description }
}
