import Course
import Foundation
import Layout
import Snapshot
import SnippetRunner
import Testing

/// What cannot be laid out is reported by name: no crash, no endless run, no number that is none.
struct BadInputTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("BadInput")

    static let inputs: [BadInput] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().flatMap { file in
            let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return BadInputFile.read(text, name: file)
        }
    }()

    /// All inputs are compiled and run together, once.
    private static let outcomes: Result<[String: SnippetOutcome], any Error> = Result {
        let installation = try Installation.current()
        let device = try #require(try DeviceProfiles(installation: installation)["iPhone 17"])
        let sources = inputs.map { input in
            SnippetSource(
                key: input.testDescription,
                code: SnippetSource.Code(
                    text: input.code, path: "Tests/Conformance/BadInput/\(input.file)", line: input.line),
                mode: .layout, conditions: RunConditions(device: device, width: 200, height: 100))
        }
        return try SnippetRunner(installation: installation, cache: nil).run(sources).outcomes
    }

    @Test(arguments: inputs)
    func isReported(_ input: BadInput) throws {
        let outcome = try #require(try Self.outcomes.get()[input.testDescription])
        switch outcome {
        case .ran(let result, _) where !input.isFatal:
            #expect(result.warnings.contains { $0.contains(input.message) }, "\(input.message): \(result.warnings)")
            #expect(result.states.allSatisfy { Self.isFinite($0.root) })
        case .broke(let failure, _) where input.isFatal:
            guard case .engine(let message) = failure.reason else {
                Issue.record("\(failure)")
                return
            }
            #expect(message.contains(input.message), "\(message)")
        default: Issue.record("\(input.testDescription): \(outcome)")
        }
    }

    @Test func areAllDifferent() {
        #expect(Set(Self.inputs.map(\.testDescription)).count == Self.inputs.count)
        #expect(Self.inputs.count >= 100)
    }

    private static func isFinite(_ record: ViewRecord) -> Bool {
        let frame = record.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.width.isFinite
            && frame.height >= 0 && frame.height.isFinite && record.children.allSatisfy(isFinite)
    }
}
