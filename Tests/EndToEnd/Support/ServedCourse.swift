import Foundation
import RawHTTP

/// A course that `coursebuild serve` serves, until the value goes.
final class ServedCourse {
    let course: TemporaryCourse
    let process = Process()
    let port: Int
    private let output: URL

    /// A changed card carries the time of the change: two processes agree on it.
    static let fixedTime = ["SOURCE_DATE_EPOCH": "1767258060"]

    var host: String { "localhost:\(port)" }

    /// - Parameters:
    ///   - program: what serves; nil is the one that was built.
    ///   - prepare: what is done to the course before it is served.
    init(
        _ fixture: String? = "row", arguments: [String] = [], program: URL? = nil,
        prepare: (TemporaryCourse) throws -> Void = { _ in }
    ) throws {
        course = try TemporaryCourse(fixture)
        try prepare(course)
        output = FileManager.default.temporaryDirectory.appendingPathComponent("serve-\(UUID().uuidString)")
        try Data().write(to: output)
        process.executableURL = try program ?? Binary.coursebuild.url
        process.arguments = ["serve", "--port", "0"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(Self.fixedTime) { $1 }
        process.currentDirectoryURL = course.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        var port: Int?
        while port == nil, process.isRunning {
            let text = try String(contentsOf: output, encoding: .utf8)
            port = text.firstMatch(of: /http:\/\/localhost:([0-9]+)\//).flatMap { Int($0.1) }
            usleep(20_000)
        }
        guard let port else { throw RawClient.Failure(what: try String(contentsOf: output, encoding: .utf8)) }
        self.port = port
    }

    deinit {
        // It ends what it has started, too.
        if process.isRunning { kill(process.processIdentifier, SIGTERM) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: output)
    }

    /// What it has printed.
    var log: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

    /// Waits until it has printed that: a page is told of a change before the terminal is.
    func waitForLog(_ text: String) throws {
        for _ in 0..<6000 {
            if log.contains(text) { return }
            usleep(10_000)
        }
        throw RawClient.Failure(what: "not printed: \(text); printed: \(log)")
    }

    /// Whether it has started a compiler or a snippet.
    var isRunningOthers: Bool {
        let tasks = "/proc/\(process.processIdentifier)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return names.contains { FileManager.default.contents(atPath: "\(tasks)/\($0)/children")?.isEmpty == false }
    }

    /// A file of the site, as it is served.
    func get(_ path: String) throws -> RawClient.Response {
        try RawClient(port: port).get("/" + path, host: host)
    }

    /// An open page.
    func open(_ path: String) throws -> OpenPage { try OpenPage(path, of: self) }
}

/// A page that is open in a browser, as far as the server can tell.
final class OpenPage {
    struct State: Decodable, Equatable {
        struct Problem: Decodable, Equatable { var place: String, summary: String }
        var version: String
        var styles: String
        var isStale: Bool
        var isUnfinished: Bool
        var count: Int
        var problems: [Problem]
    }

    private(set) var state: State
    private let client: RawClient

    fileprivate init(_ path: String, of served: ServedCourse) throws {
        client = try RawClient(port: served.port, seconds: 300)
        try client.send("GET /-/events?path=%2F\(path) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        _ = try client.head()
        state = try Self.state(client)
    }

    private static func state(_ client: RawClient) throws -> State {
        try JSONDecoder().decode(State.self, from: Data(try client.event().utf8))
    }

    /// Waits for the next event that leaves the page as wanted; a save may be seen in two steps.
    @discardableResult
    func wait(until isWanted: (State) throws -> Bool) throws -> State {
        repeat { state = try Self.state(client) } while try !isWanted(state)
        return state
    }
}
