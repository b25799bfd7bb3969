import CMicroHTTPD
import Foundation
import Synchronization

/// GNU libmicrohttpd behind Swift types: the only file that has to do with its pointers.
final class HTTPServer: Sendable {
    typealias Respond = @Sendable (HTTPRequest) -> HTTPResponse

    /// Seconds after which a client that neither sends nor reads is let go. (One that waits for events is not asked.)
    private static let patience: UInt32 = 30
    /// File descriptors that are not for connections.
    private static let reserve = 200

    private let context: Context
    private let daemons: Mutex<[Daemon]>

    private struct Daemon: @unchecked Sendable { let pointer: OpaquePointer }

    private final class Context: Sendable {
        let respond: Respond
        init(_ respond: @escaping Respond) { self.respond = respond }
    }

    /// - Parameters:
    ///   - sockets: listening ones; they belong to the server from now on.
    ///   - connections: how many clients there may be at a time.
    ///   - respond: is asked on the server's threads.
    /// - Throws: `ListenError` if the server cannot be started.
    init(sockets: [Int32], connections: Int, respond: @escaping Respond) throws(ListenError) {
        context = Context(respond)
        daemons = Mutex([])
        let pointer = Unmanaged.passUnretained(context).toOpaque()
        for socket in sockets {
            guard let daemon = microhttpd_start(socket, UInt32(connections), Self.patience, Self.handle, pointer) else {
                let reason = String(cString: strerror(errno))
                stop()
                throw ListenError("the server cannot be started: \(reason)")
            }
            let started = Daemon(pointer: daemon)
            daemons.withLock { $0.append(started) }
        }
    }

    /// Ends all connections. Streams of events have to be closed before.
    func stop() {
        let running = daemons.withLock { daemons in
            defer { daemons = [] }
            return daemons
        }
        for daemon in running { MHD_stop_daemon(daemon.pointer) }
    }

    deinit { stop() }

    /// How many connections the process can have, after asking for as many as it may.
    static func connectionLimit(wanted: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
        let needed = rlim_t(wanted + reserve)
        if limit.rlim_cur < needed {
            limit.rlim_cur = min(needed, limit.rlim_max)
            _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            _ = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        return max(16, min(wanted, Int(limit.rlim_cur) - reserve))
    }

    // MARK: - Requests

    private static let handle: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, _, mark in
        guard let context, let connection, let url, let method, let mark else { return .NO }
        // The library asks once when it has the headers, and again when it has all; an answer to the first question
        // ends the connection, which is right only where a body would follow.
        let hasBody = ["Content-Length", "Transfer-Encoding"].contains { (name: String) in
            MHD_lookup_connection_value(connection, .HEADER_KIND, name) != nil
        }
        if mark.pointee == nil, !hasBody {
            mark.pointee = context
            return .YES
        }
        let respond = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().respond
        let request = HTTPRequest(
            method: String(cString: method), path: String(cString: url),
            query: values(of: connection, .GET_ARGUMENT_KIND).mapValues { $0[0] },
            headers: values(of: connection, .HEADER_KIND))
        return answer(connection, respond(request))
    }

    /// Texts by lower-case name.
    private static func values(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [String: [String]] {
        final class Collection { var values: [String: [String]] = [:] }
        let collection = Collection()
        withExtendedLifetime(collection) {
            _ = MHD_get_connection_values(
                connection, kind,
                { context, _, name, value in
                    guard let context, let name else { return .YES }
                    let collection = Unmanaged<Collection>.fromOpaque(context).takeUnretainedValue()
                    let text = value.map { String(cString: $0) } ?? ""
                    collection.values[String(cString: name).lowercased(), default: []].append(text)
                    return .YES
                }, Unmanaged.passUnretained(collection).toOpaque())
        }
        return collection.values
    }

    // MARK: - Responses

    private static func answer(_ connection: OpaquePointer, _ response: HTTPResponse) -> MHD_Result {
        guard let created = create(response.body, for: connection) else { return .NO }
        defer { MHD_destroy_response(created) }
        for header in response.headers { _ = MHD_add_response_header(created, header.name, header.value) }
        return MHD_queue_response(connection, UInt32(response.status), created)
    }

    private static func create(_ body: HTTPResponse.Body, for connection: OpaquePointer) -> OpaquePointer? {
        switch body {
        case .data(let data):
            return data.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .events(let stream):
            stream.attach(Suspension(pointer: connection))
            let retained = Unmanaged.passRetained(stream).toOpaque()
            return MHD_create_response_from_callback(
                microhttpd_unknown_size, 16 << 10,
                { context, _, buffer, size in
                    guard let context, let buffer else { return microhttpd_end_of_stream }
                    let stream = Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
                    return stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
                        ?? microhttpd_end_of_stream
                }, retained,
                { context in
                    guard let context else { return }
                    Unmanaged<EventStream>.fromOpaque(context).takeRetainedValue().detach()
                })
        }
    }

    /// A connection that can sleep. It exists as long as its stream is attached to it.
    private struct Suspension: EventStream.Connection, @unchecked Sendable {
        let pointer: OpaquePointer
        func suspend() { MHD_suspend_connection(pointer) }
        func resume() { MHD_resume_connection(pointer) }
    }
}
