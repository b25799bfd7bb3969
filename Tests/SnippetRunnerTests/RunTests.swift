import Snapshot
import Testing

@testable import SnippetRunner

@Suite struct RunTests {
    @Test func printsInOrder() throws {
        let outcome = try outcome(of: source("let a = 1\nprint(a)\nprint(\"two\", terminator: \"\")"))
        #expect(outcome.console == ["1", "two"])
    }

    @Test func layoutAnswersWithAState() throws {
        let outcome = try outcome(of: source("Text(\"a\")", mode: .layout))
        guard case .ran(let result, let console) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.states.count == 1)
        #expect(console == [[]])
    }

    @Test func errorHasTheFilesPosition() throws {
        // Line 10 of the file is the snippet's line 1; two blanks stand before each line; `y` is at column 7.
        let outcome = try outcome(of: source("let x = 1\nprint(y)", columnOffset: 2))
        #expect(
            outcome.errors == [
                CompilerMessage(
                    severity: .error, text: "cannot find 'y' in scope", path: "Lessons/01-a.md", line: 11, column: 9)
            ])
    }
}
