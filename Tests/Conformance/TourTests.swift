import Course
import Foundation
import Snapshot
import SnippetRunner
import Testing

/// SwiftUI as people write it: every piece of Tour/ compiles unchanged and is laid out.
struct TourTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tour")

    static let stops: [TourStop] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().flatMap { file in
            let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return TourFile.read(text, name: file)
        }
    }()

    /// All pieces are compiled and run together, once.
    private static let outcomes: Result<[String: SnippetOutcome], any Error> = Result {
        let installation = try Installation.current()
        let devices = try DeviceProfiles(installation: installation)
        let device = try #require(devices["iPhone 17"])
        let sources = stops.map { stop in
            SnippetSource(
                key: stop.testDescription,
                code: SnippetSource.Code(
                    text: stop.code, path: "Tests/Conformance/Tour/\(stop.file)", line: stop.line),
                mode: .layout, conditions: RunConditions(device: device))
        }
        return try SnippetRunner(installation: installation, cache: nil).run(sources).outcomes
    }

    @Test(arguments: stops)
    func isLaidOut(_ stop: TourStop) throws {
        let outcome = try #require(try Self.outcomes.get()[stop.testDescription])
        guard case .ran(let result, _) = outcome, !result.states.isEmpty else {
            Issue.record("\(stop.file):\(stop.line): \(outcome)")
            return
        }
    }

    @Test func isLong() {
        #expect(Self.stops.count >= 280)
        #expect(Set(Self.stops.map(\.testDescription)).count == Self.stops.count)
    }
}
