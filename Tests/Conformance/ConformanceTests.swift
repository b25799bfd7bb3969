import Foundation
import Layout
import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// The engine against published numbers and worked arithmetic: every case of Cases/.
struct ConformanceTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static let cases: [ConformanceCase] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().flatMap { file -> [ConformanceCase] in
            do {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                return try CaseFile.read(text, name: file)
            } catch {
                fatalError("\(error)")
            }
        }
    }()

    /// All cases are compiled and run together, once.
    private static let outcomes: Result<[String: SnippetOutcome], any Error> = Result {
        let installation = try Installation.current()
        let devices = try DeviceProfiles(installation: installation)
        let sources = try cases.map { one -> SnippetSource in
            guard let device = devices[one.device] else {
                throw CaseFile.Mistake(description: "\(one.file):\(one.line): no device '\(one.device)'")
            }
            return SnippetSource(
                key: key(of: one),
                code: SnippetSource.Code(
                    text: one.code, path: "Tests/Conformance/Cases/\(one.file)", line: one.codeLine),
                mode: .layout,
                conditions: RunConditions(
                    device: device, width: one.space?.width, height: one.space?.height, textSize: one.textSize,
                    direction: one.direction), actions: one.actions)
        }
        return try SnippetRunner(installation: installation, cache: nil).run(sources).outcomes
    }

    private static func key(of one: ConformanceCase) -> String { "\(one.file)#\(one.line)" }

    @Test(arguments: cases)
    func holds(_ one: ConformanceCase) throws {
        let outcome = try #require(try Self.outcomes.get()[Self.key(of: one)])
        guard case .ran(let result, let console) = outcome, result.failure == nil else {
            Issue.record("\(one.file):\(one.line): \(Self.failure(of: outcome))")
            return
        }
        let states = result.states.map(SnapshotIndex.init)
        for expected in one.consoles {
            let comparison = ConsoleComparison(stated: expected.lines, printed: console[expected.step])
            #expect(comparison.mismatch == nil, "\(one.file):\(expected.line): printed \(console[expected.step])")
        }
        for expectation in one.expectations {
            let index = states[expectation.step]
            let place = "\(one.file):\(expectation.line): \(expectation.query)"
            do {
                let value = try Query(expectation.query).evaluate(in: index)
                #expect(
                    Expected(expectation.value).agrees(with: value),
                    "\(place) should be \(expectation.value), is \(value.description)")
            } catch {
                Issue.record("\(place): \(error)")
            }
        }
    }

    private static func failure(of outcome: SnippetOutcome) -> String {
        guard case .ran(let result, _) = outcome, let failure = result.failure else { return "\(outcome)" }
        return "act \(failure.place.act + 1) of block \(failure.place.block + 1): \(failure.message)"
            + (failure.candidates.isEmpty ? "" : ", there are: \(failure.candidates)")
    }

    @Test func namesAreUnique() {
        let names = Self.cases.map(\.testDescription)
        #expect(Set(names).count == names.count)
    }
}
