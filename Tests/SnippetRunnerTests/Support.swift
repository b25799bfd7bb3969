import Foundation
import Layout
import Snapshot
import Testing

@testable import SnippetRunner

/// A folder that is deleted when the test that made it is over.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("runner-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

let canvas = RunConditions(
    device: DeviceProfile(
        name: "canvas", size: Size(width: 200, height: 100), scale: 2,
        safeArea: .zero))

func source(
    _ text: String, key: String = "a", mode: SnippetSource.Mode = .run, root: String? = nil, line: Int = 10,
    columnOffset: Int = 0, uses: [SnippetSource.Code] = []
) -> SnippetSource {
    SnippetSource(
        key: key,
        code: SnippetSource.Code(text: text, path: "Lessons/01-a.md", line: line, columnOffset: columnOffset),
        mode: mode, root: root, uses: uses, conditions: canvas)
}

func used(_ text: String, path: String = "Lessons/00-used.md", line: Int = 5) -> SnippetSource.Code {
    SnippetSource.Code(text: text, path: path, line: line)
}

func runner(cache: URL? = nil, limits: RunLimits = RunLimits()) throws -> SnippetRunner {
    SnippetRunner(installation: try Installation.current(), cache: cache, limits: limits)
}

func outcome(of source: SnippetSource, limits: RunLimits = RunLimits()) throws -> SnippetOutcome {
    let report = try runner(limits: limits).run([source])
    return try #require(report.outcomes[source.key])
}

extension SnippetOutcome {
    /// What was printed in all steps.
    var console: [String]? {
        switch self {
        case .ran(_, let console), .broke(_, let console): Array(console.joined())
        default: nil
        }
    }

    var errors: [CompilerMessage] {
        switch self {
        case .rejected(let messages), .failedAsStated(let messages): messages.filter { $0.severity == .error }
        default: []
        }
    }

    var failure: RunFailure? { if case .broke(let failure, _) = self { failure } else { nil } }
}
