import Foundation
import Snapshot
import Testing

@testable import SnippetRunner

/// A snippet that is acted on: its states, and what it prints step by step.
@Suite struct ActionRunTests {
    private static func acted(_ text: String, _ actions: [[UserAction]], key: String = "a") -> SnippetSource {
        var source = source(text, key: key, mode: .layout)
        source.actions = actions
        return source
    }

    private static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                let _ = print("body", count, terminator: "")
                Button("Add") { count += 1; print(); print("tapped") }
            }
        }
        """

    @Test func eachBlockHasAStateAndALogOfItsOwn() throws {
        let outcome = try outcome(
            of: Self.acted(Self.counter, [[.tap(.init("Add"), times: 2)], [.wait(seconds: 1)]]))
        guard case .ran(let result, let console) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.states.count == 3)
        #expect(result.failure == nil)
        // What was printed without a line end before an act belongs to the step before.
        #expect(console == [["body 0"], ["", "tapped", "body 1", "tapped", "body 2"], []])
    }

    @Test func aSnippetCannotForgeAStep() throws {
        let text = "Button(\"Add\") { print(\"00000000000000000000000000000000 1 0\") }"
        let outcome = try outcome(of: Self.acted(text, [[.tap(.init("Add"), times: 1)], [.wait(seconds: 1)]]))
        #expect(outcome.steps == [[], ["00000000000000000000000000000000 1 0"], []])
    }

    @Test func aCrashBelongsToItsAct() throws {
        let text = "Button(\"Add\") { print(\"before\"); let all: [Int] = []; print(all[3]) }"
        let outcome = try outcome(
            of: Self.acted(text, [[.wait(seconds: 1)], [.wait(seconds: 1), .tap(.init("Add"), times: 1)]]))
        #expect(outcome.failure?.act == ActPlace(block: 1, act: 1))
        #expect(outcome.failure?.line == 10)
        #expect(outcome.steps == [[], [], ["before"]])
    }

    @Test func anActThatCannotBeDoneEndsTheScript() throws {
        let outcome = try outcome(
            of: Self.acted(
                Self.counter, [[.wait(seconds: 1)], [.tap(.init("Ad"), times: 1), .tap(.init("B"), times: 1)]]))
        guard case .ran(let result, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.states.count == 2)
        #expect(result.failure?.place == ActPlace(block: 1, act: 1))
        #expect(result.failure?.candidates == ["Add"])
    }

    @Test func otherActionsAreAnotherResultOfTheSameProgram() throws {
        let cache = try Folder()
        let one = Self.acted(Self.counter, [[.tap(.init("Add"), times: 1)]], key: "one")
        let two = Self.acted(Self.counter, [[.tap(.init("Add"), times: 2)]], key: "two")
        let first = try runner(cache: cache.url).run([one, two])
        #expect(first.outcomes["one"] != first.outcomes["two"])
        // Both come from one compile.
        #expect(first.compilerProcesses <= 2)
        let second = try runner(cache: cache.url).run([one, two])
        #expect(second.cached == ["one", "two"])
        #expect(second.outcomes["two"] == first.outcomes["two"])
    }

    @Test func theMarkIsFoundWhereverItStands() {
        let mark = ActMark(boundary: "abc")
        let text =
            "a\nb" + mark.line(ActPlace(block: 0, act: 0)) + "c" + mark.line(ActPlace(block: 0, act: 1))
            + "d\n" + mark.line(ActPlace(block: 2, act: 0)) + "e"
        let printed = PrintedSteps(Data(text.utf8), mark: mark, blocks: 3)
        #expect(printed.steps == [["a", "b"], ["cd"], [], ["e"]])
        #expect(printed.lastAct == ActPlace(block: 2, act: 0))
    }
}

extension SnippetOutcome {
    fileprivate var steps: [[String]]? {
        switch self {
        case .ran(_, let console), .broke(_, let console): console
        default: nil
        }
    }
}
