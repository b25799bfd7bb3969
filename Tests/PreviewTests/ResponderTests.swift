import Foundation
import Site
import Testing

@testable import Preview

@Suite struct ResponderTests {
    private let current: CurrentState
    private let responder: Responder
    private let client = ClientFiles(script: Data("script".utf8), style: Data("style".utf8))

    init() throws {
        let current = CurrentState(try SampleCourse().state())
        self.current = current
        responder = Responder(port: 8000, client: client, state: { current.value }, subscribers: Subscribers())
    }

    private func get(
        _ path: String, method: String = "GET", hosts: [String] = ["localhost:8000"], query: [String: String] = [:],
        headers: [String: [String]] = [:]
    ) -> HTTPResponse {
        responder.respond(
            HTTPRequest(
                method: method, path: path, query: query, headers: headers.merging(["host": hosts]) { $1 }))
    }

    private func text(_ response: HTTPResponse) -> String {
        guard case .data(let data) = response.body else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    private func header(_ name: String, _ response: HTTPResponse) -> String? {
        response.headers.first { $0.name == name }?.value
    }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
        ("/lessons/rows.html", "text/html; charset=utf-8"), ("/cards/rows.html", "text/html; charset=utf-8"),
        ("/assets/site.css", "text/css; charset=utf-8"), ("/assets/site.js", "text/javascript; charset=utf-8"),
        ("/assets/icon.svg", "image/svg+xml"), ("/decks/sample.csv", "text/csv; charset=utf-8"),
        ("/-/client.js", "text/javascript; charset=utf-8"), ("/-/overlay.css", "text/css; charset=utf-8"),
    ])
    func servesFiles(path: String, type: String) {
        let response = get(path)
        #expect(response.status == 200)
        #expect(header("Content-Type", response) == type)
        #expect(header("Cache-Control", response) == "no-store")
        #expect(header("X-Content-Type-Options", response) == "nosniff")
        #expect(get(path, method: "HEAD").status == 200)
    }

    @Test(arguments: [
        "/none.html", "/lessons/", "/lessons", "/assets/fonts/", "/decks/none.apkg", "/-/", "/-/none", "//",
    ])
    func saysThatThereIsNothing(path: String) {
        let response = get(path)
        #expect(response.status == 404)
        #expect(text(response).contains("No such page"))
        #expect(text(response).contains("/-/client.js"))
    }

    @Test(arguments: ["/../course.yml", "/%2e%2e/course.yml", "/lessons/%00", "/%", "*", "http://localhost:8000/"])
    func refusesWhatIsNoPath(path: String) {
        #expect(get(path).status == 400)
    }

    @Test(arguments: [
        ["localhost:8000"], ["127.0.0.1:8000"], ["[::1]:8000"], ["LOCALHOST:8000"],
    ])
    func answersThisMachine(hosts: [String]) {
        #expect(get("/", hosts: hosts).status == 200)
    }

    /// A name of somebody else's may be made to lead here (DNS rebinding); the browser then says that name.
    @Test(arguments: [
        [], ["example.com:8000"], ["example.com"], ["localhost"], ["localhost:80"], ["localhost:8001"], ["127.0.0.1"],
        ["127.0.0.2:8000"], ["localhost.example.com:8000"], ["localhost:8000.example.com"], ["user@localhost:8000"],
        ["localhost:8000", "example.com"], ["localhost:8000", "localhost:8000"], [""], ["[::2]:8000"],
    ])
    func answersNobodyElse(hosts: [String]) {
        for path in ["/", "/-/client.js", "/-/events", "/none"] { #expect(get(path, hosts: hosts).status == 403) }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE", "get", "PROPFIND"])
    func onlyShows(method: String) {
        let response = get("/", method: method)
        #expect(response.status == 405)
        #expect(header("Allow", response) == "GET, HEAD")
    }

    @Test func knowsWhatTheClientHas() {
        let tag = header("ETag", get("/"))
        #expect(get("/", headers: ["if-none-match": [tag ?? ""]]).status == 304)
        #expect(get("/", headers: ["if-none-match": ["\"a\", W/\(tag ?? ""), \"b\""]]).status == 304)
        #expect(get("/", headers: ["if-none-match": ["\"a\""]]).status == 200)
    }

    /// The site's policy stands in a header instead of in the page, and lets it listen to the server; nothing else.
    @Test func aPageIsWhatIsBuiltAndAScript() throws {
        for path in current.value.site.paths {
            let built = String(decoding: try #require(current.value.site.contents(of: path)), as: UTF8.self)
            let response = get("/\(path)")
            let served = text(response)
            let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(SiteBuilder.contentPolicy)\">"
            let script = try #require(served.firstMatch(of: /<script src="\/-\/client\.js"[^>]*><\/script>\n/))
            #expect(served.replacing(script.output, with: "") == built.replacing(policy, with: ""))
            #expect(built.contains(policy))
            #expect(header("Content-Security-Policy", response) == SiteBuilder.contentPolicy + "; connect-src 'self'")
        }
    }

    @Test func eventsBeginWithTheStateOfThePage() throws {
        let response = get("/-/events", query: ["path": "%2Flessons%2Frows.html"])
        guard case .events(let stream) = response.body else {
            Issue.record("no events")
            return
        }
        let page = try #require(current.value.site.contents(of: "lessons/rows.html"))
        #expect(read(stream).contains("\"version\":\"\(PreviewState.version(of: page))\""))
    }

    @Test(arguments: [[:], ["path": ""], ["path": "%2F..%2Fcourse.yml"], ["path": "lessons"]])
    func eventsAreOfAPage(query: [String: String]) {
        #expect(get("/-/events", query: query).status == 400)
    }

    @Test func thereAreOnlySoManyStreams() {
        var streams: [EventStream] = []
        for _ in 0..<500 {
            if case .events(let stream) = get("/-/events", query: ["path": "%2F"]).body { streams.append(stream) }
        }
        #expect(streams.count == 500)
        #expect(get("/-/events", query: ["path": "%2F"]).status == 503)
        // Somebody leaves.
        streams[3].detach()
        #expect(get("/-/events", query: ["path": "%2F"]).status == 200)
    }
}

/// What waits in a stream.
func read(_ stream: EventStream) -> String {
    withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 1) { buffer in
        let count = stream.read(into: buffer) ?? 0
        return String(decoding: buffer[..<count], as: UTF8.self)
    }
}
