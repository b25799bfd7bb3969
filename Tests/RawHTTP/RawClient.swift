import Foundation

/// A client that sends exactly the bytes it is told to: what no library would send is what a server has to bear.
public final class RawClient {
    public struct Failure: Error {
        public var what: String
        public init(what: String) { self.what = what }
    }

    private let descriptor: Int32
    private var received: [UInt8] = []
    private var isOpen = true

    /// - Parameter seconds: how long it waits for bytes before it gives up.
    public init(port: Int, family: Int32 = AF_INET, seconds: Int = 60) throws {
        descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let result: Int32
        if family == AF_INET6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = in_port_t(port).bigEndian
            address.sin6_addr = in6addr_loopback
            result = Self.connect(descriptor, &address)
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            result = Self.connect(descriptor, &address)
        }
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            close()
            throw Failure(what: "no connection: \(reason)")
        }
    }

    deinit { close() }

    private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    public func close() {
        if isOpen { Foundation.close(descriptor) }
        isOpen = false
    }

    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    public func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(what: "cannot send: \(String(cString: strerror(errno)))") }
            rest = rest.dropFirst(count)
        }
    }

    public struct Response {
        public var status: Int
        /// By lower-case name.
        public var headers: [String: String]
        public var body: [UInt8]
        public var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Reads one response with a length.
    public func response(hasBody: Bool = true) throws -> Response {
        var response = try head()
        let length = hasBody ? Int(response.headers["content-length"] ?? "") ?? 0 : 0
        while received.count < length { try receive() }
        response.body = Array(received[..<length])
        received.removeFirst(length)
        return response
    }

    /// Reads a status line and headers.
    public func head() throws -> Response {
        let lines = try text(upTo: "\r\n\r\n").components(separatedBy: "\r\n")
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(what: "no status: \(lines[0])")
        }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return Response(status: status, headers: headers, body: [])
    }

    /// The data of the next server-sent event of that name, of a body in chunks.
    public func event(named name: String = "state") throws -> String {
        while true {
            let event = try text(upTo: "\n\n")
            guard let start = event.range(of: "event: \(name)\ndata: ") else { continue }
            return String(event[start.upperBound...])
        }
    }

    /// What comes before a mark; the mark itself is taken, too.
    public func text(upTo mark: String) throws -> String {
        let mark = Array(mark.utf8)
        while true {
            let last = received.count - mark.count
            if last >= 0,
                let start = (0...last).first(where: { received[$0..<$0 + mark.count].elementsEqual(mark) })
            {
                defer { received.removeFirst(start + mark.count) }
                return String(decoding: received[..<start], as: UTF8.self)
            }
            try receive()
        }
    }

    /// Whether the server has ended the connection; waits for it.
    public func isEnded() -> Bool {
        while true {
            var byte: UInt8 = 0
            let count = recv(descriptor, &byte, 1, 0)
            if count == 0 || (count < 0 && errno == ECONNRESET) { return true }
            if count < 0 { return false }
        }
    }

    private func receive() throws {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
            throw Failure(what: count == 0 ? "the server ended it" : String(cString: strerror(errno)))
        }
        received += buffer[..<count]
    }
}

extension RawClient {
    /// Asks and reads one response.
    public func get(
        _ target: String, host: String, method: String = "GET", headers: [String] = []
    ) throws -> Response {
        try send(
            ([("\(method) \(target) HTTP/1.1"), "Host: \(host)"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
        return try response(hasBody: method != "HEAD")
    }
}
