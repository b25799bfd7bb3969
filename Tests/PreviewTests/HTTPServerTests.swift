import Foundation
import RawHTTP
import Testing

@testable import Preview

/// The server on a real port, with clients that behave as they should not.
private final class RunningServer {
    let listener: Listener
    let server: HTTPServer
    let subscribers = Subscribers()
    let current: CurrentState
    var port: Int { listener.port }
    var host: String { "localhost:\(port)" }

    init() throws {
        listener = try Listener(port: 0)
        let current = CurrentState(try SampleCourse().state())
        self.current = current
        let client = ClientFiles(script: Data("script".utf8), style: Data("style".utf8))
        let responder = Responder(
            port: listener.port, client: client, state: { current.value }, subscribers: subscribers)
        server = try HTTPServer(
            sockets: listener.sockets, connections: 500
        ) { responder.respond($0) }
    }

    deinit {
        subscribers.closeAll()
        server.stop()
    }

    func client(_ family: Int32 = AF_INET) throws -> RawClient { try RawClient(port: port, family: family) }

    func isWell() throws -> Bool { try client().get("/", host: host).status == 200 }
}

@Suite(.serialized) struct HTTPServerTests {
    @Test func servesManyRequestsOnOneConnection() throws {
        let running = try RunningServer()
        let client = try running.client()
        for _ in 0..<3 {
            let page = try client.get("/lessons/rows.html", host: running.host)
            #expect(page.status == 200)
            #expect(page.text.contains("A row has"))
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        }
        let head = try client.get("/lessons/rows.html", host: running.host, method: "HEAD")
        #expect(head.status == 200)
        #expect(Int(head.headers["content-length"] ?? "") ?? 0 > 1000)
        #expect(try client.get("/none", host: running.host).status == 404)
        #expect(try client.get("/%2e%2e/course.yml", host: running.host).status == 400)
        #expect(try client.get("/lessons%2frows.html", host: running.host).status == 400)
        #expect(try client.get("/index.html%00", host: running.host).status == 400)
        #expect(try client.get("/?a=%00&b", host: running.host).status == 200)
        #expect(try client.get("/", host: "example.com").status == 403)
    }

    @Test func answersOnBothLoopbackAddressesOnly() throws {
        let running = try RunningServer()
        #expect(try running.client().get("/", host: "127.0.0.1:\(running.port)").status == 200)
        if running.listener.sockets.count > 1 {
            #expect(try running.client(AF_INET6).get("/", host: "[::1]:\(running.port)").status == 200)
        }
        // /proc/net/tcp: local address, port and state of each socket; 0A is listening, 0100007F is 127.0.0.1.
        let digits = String(running.port, radix: 16, uppercase: true)
        let port = ":" + String(repeating: "0", count: 4 - digits.count) + digits
        var listening: [Substring] = []
        for file in ["/proc/net/tcp", "/proc/net/tcp6"] {
            for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
                let fields = line.split(separator: " ")
                guard fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(port) else { continue }
                listening.append(fields[1].dropLast(port.count))
            }
        }
        #expect(!listening.isEmpty)
        #expect(listening.allSatisfy { $0 == "0100007F" || $0 == "00000000000000000000000001000000" })
    }

    @Test(arguments: [
        "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{0}\u{0}\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET  / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "é / HTTP/1.1\r\n\r\n",
        "GET http://example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
        "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET /\u{0}index.html HTTP/1.1\r\n\r\n",
    ])
    func bearsNonsense(request: String) throws {
        let running = try RunningServer()
        // What is no whole request is not answered for a while.
        let client = try RawClient(port: running.port, seconds: 1)
        try client.send(request)
        try client.send("\r\n\r\n")
        // Nothing of the site, whatever is answered.
        if let response = try? client.head() { #expect(response.status >= 400) }
        #expect(try running.isWell())
    }

    @Test func bearsEndlessHeaders() throws {
        let running = try RunningServer()
        let client = try RawClient(port: running.port, seconds: 5)
        try client.send("GET / HTTP/1.1\r\nHost: \(running.host)\r\n")
        for number in 0..<5000 {
            guard (try? client.send("X-\(number): \(String(repeating: "x", count: 100))\r\n")) != nil else { break }
        }
        #expect(client.isEnded() || (try? client.head().status) ?? 400 >= 400)
        let long = try running.client()
        try? long.send("GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\n\r\n")
        #expect(try running.isWell())
    }

    @Test func aBodyIsNotRead() throws {
        let running = try RunningServer()
        let client = try running.client()
        try client.send("POST / HTTP/1.1\r\nHost: \(running.host)\r\nContent-Length: 1000000000\r\n\r\n")
        #expect(try client.response().status == 405)
        let get = try running.client()
        try get.send("GET / HTTP/1.1\r\nHost: \(running.host)\r\nContent-Length: 5\r\n\r\nhello")
        #expect(try get.response().status == 200)
    }

    /// Clients that connect and say nothing, or say it byte by byte, keep nobody from being served.
    @Test func slowClients() throws {
        let running = try RunningServer()
        let silent = try (0..<50).map { _ in try running.client() }
        let slow = try (0..<20).map { _ in try running.client() }
        for byte in "GET / HTTP/1.1\r\nHost: \(running.host)".utf8 {
            for client in slow { try client.send([byte]) }
        }
        #expect(try running.isWell())
        for client in slow { try client.send("\r\n\r\n") }
        for client in slow { #expect(try client.response().status == 200) }
        withExtendedLifetime(silent) {}
    }

    // MARK: - Events

    private func listen(_ running: RunningServer, _ path: String = "%2Flessons%2Frows.html") throws -> RawClient {
        let client = try running.client()
        try client.send("GET /-/events?path=\(path) HTTP/1.1\r\nHost: \(running.host)\r\n\r\n")
        let head = try client.head()
        #expect(head.status == 200)
        #expect(head.headers["content-type"] == "text/event-stream; charset=utf-8")
        _ = try client.event()
        return client
    }

    @Test func tellsAllWhoListen() throws {
        let running = try RunningServer()
        let clients = try (0..<100).map { _ in try listen(running) }
        for number in 0..<5 {
            var course = SampleCourse()
            course.lessons["01-rows.md"]? += "Number \(number).\n"
            let state = try course.state(after: running.current.value.site)
            running.current.value = state
            #expect(running.subscribers.publish(state) == 100)
            let page = try #require(state.site.contents(of: "lessons/rows.html"))
            for client in clients { #expect(try client.event().contains(PreviewState.version(of: page))) }
        }
        #expect(try running.isWell())
    }

    @Test func clientsThatGoAwayAreForgotten() throws {
        let running = try RunningServer()
        let staying = try listen(running)
        for _ in 0..<20 {
            let leaving = try listen(running)
            leaving.close()
        }
        // A server finds out when it writes, and again.
        for _ in 0..<6000 where running.subscribers.count > 1 {
            running.subscribers.beat()
            usleep(10_000)
        }
        #expect(running.subscribers.count == 1)
        var course = SampleCourse()
        course.lessons["01-rows.md"]? += "More.\n"
        #expect(running.subscribers.publish(try course.state()) == 1)
        #expect(try staying.event().contains("version"))
    }

    @Test func aClientThatNeverReadsHoldsNobodyUp() throws {
        let running = try RunningServer()
        let deaf = try listen(running)
        let client = try listen(running)
        for number in 2..<150 {
            var course = SampleCourse()
            course.lessons["01-rows.md"]? += String(repeating: "[\(number)](check:row) wrong\n", count: 20)
            #expect(running.subscribers.publish(try course.state()) >= 1)
            #expect(try client.event().contains("wrong"))
        }
        #expect(try running.isWell())
        withExtendedLifetime(deaf) {}
    }

    // MARK: - Ports

    @Test func aTakenPortIsRefused() throws {
        let running = try RunningServer()
        #expect(throws: ListenError("port \(running.port) is taken by another program; name another one: --port N")) {
            try Listener(port: running.port)
        }
    }

    @Test func anotherPortIsFound() throws {
        let first = try Listener(port: nil)
        let second = try Listener(port: nil)
        #expect(first.port != second.port)
        #expect((8000...8099).contains(second.port))
        for socket in first.sockets + second.sockets { close(socket) }
    }
}
