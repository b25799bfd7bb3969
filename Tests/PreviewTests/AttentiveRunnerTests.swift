import Foundation
import Snapshot
import SnippetRunner
import Synchronization
import Testing

@testable import Preview

/// Runs beside which files change.
@Suite struct AttentiveRunnerTests {
    private struct Failed: Error {}

    private static let source = SnippetSource(
        key: "a#b", code: SnippetSource.Code(text: "", path: "a", line: 1), mode: .check,
        conditions: RunConditions(device: SampleCourse.device))

    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("runner-\(UUID().uuidString)")
        let watcher: FolderWatcher

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            watcher = try FolderWatcher([
                .init(path: url.path, subject: .course) { $0.hasSuffix(".md") },
                .init(path: url.path, subject: .theme) { $0.hasSuffix(".css") },
            ])
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String) throws { try Data("x".utf8).write(to: url.appendingPathComponent(name)) }
    }

    @Test func tellsWhatTheRunFinds() throws {
        let folder = try Folder()
        let good = AttentiveRunner(watcher: folder.watcher) { sources, _ in [sources[0].key: .compiled] }
        let outcomes = try good.outcomes(of: [Self.source])
        guard case .compiled? = outcomes["a#b"] else { throw Failed() }
        let bad = AttentiveRunner(watcher: folder.watcher) { _, _ in throw Failed() }
        #expect(throws: Failed.self) { try bad.outcomes(of: [Self.source]) }
    }

    /// The first runs never end by themselves; what the files say then has its run at once.
    @Test func aChangeAbandonsTheRun() throws {
        let folder = try Folder()
        let gate = DispatchSemaphore(value: 0)
        let tickets = Mutex<[RunTicket]>([])
        let runner = AttentiveRunner(watcher: folder.watcher) { _, ticket in
            let isFirst = tickets.withLock { tickets in
                tickets.append(ticket)
                return tickets.count == 1
            }
            if isFirst { gate.wait() }
            return ["a#b": .compiled]
        }
        defer { gate.signal() }
        let url = folder.url
        Thread.detachNewThread {
            while tickets.withLock({ $0.isEmpty }) { usleep(1000) }
            try? Data("x".utf8).write(to: url.appendingPathComponent("a.md"))
        }
        #expect(throws: AttentiveRunner.Abandoned.self) { try runner.outcomes(of: [Self.source]) }
        #expect(tickets.withLock { $0.map(\.isAbandoned) } == [true])
        #expect(try runner.wait(milliseconds: 0) == .course)
        #expect(try runner.wait(milliseconds: 0) == [])
        #expect(try runner.outcomes(of: [Self.source]).keys.sorted() == ["a#b"])
        #expect(tickets.withLock { $0.map(\.isAbandoned) } == [true, false])
    }

    /// A change of the theme makes no snippet another one: it is told of when the run is done.
    @Test func otherChangesWait() throws {
        let folder = try Folder()
        let runner = AttentiveRunner(watcher: folder.watcher) { [url = folder.url] _, ticket in
            try Data("x".utf8).write(to: url.appendingPathComponent("a.css"))
            usleep(100_000)
            return ticket.isAbandoned ? [:] : ["a#b": .compiled]
        }
        #expect(try runner.outcomes(of: [Self.source]).keys.sorted() == ["a#b"])
        #expect(try runner.wait(milliseconds: 0) == .theme)
        #expect(try runner.wait(milliseconds: 0) == [])
    }

    /// Abandoned runs do not pile up: the fourth waits for one of three, and goes with the next change.
    @Test func onlySoManyGoOn() throws {
        let folder = try Folder()
        let gate = DispatchSemaphore(value: 0)
        let begun = Atomic(0)
        let runner = AttentiveRunner(watcher: folder.watcher) { _, _ in
            begun.add(1, ordering: .relaxed)
            gate.wait()
            return [:]
        }
        for _ in 0..<5 {
            try folder.write("a.md")
            #expect(throws: AttentiveRunner.Abandoned.self) { try runner.outcomes(of: [Self.source]) }
            _ = try runner.wait(milliseconds: 0)
        }
        let signals = begun.load(ordering: .relaxed)
        for _ in 0..<5 { gate.signal() }
        #expect(signals <= 3)
    }
}
