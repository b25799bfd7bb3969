import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// What is said about snippets that do not compile or do not end as they should, and about consoles.
@Suite struct SnippetReportTests {
    private func message(
        _ text: String, _ line: Int, _ column: Int, _ severity: CompilerMessage.Severity = .error
    ) -> CompilerMessage {
        CompilerMessage(severity: severity, text: text, path: "Lessons/01-a.md", line: line, column: column)
    }

    @Test func compilerMessagesStandAtTheirPlace() throws {
        let lesson = try CheckedLesson(
            ClaimVerdictTests.snippet,
            outcomes: [
                "abc": .rejected([
                    message("cannot find 'HStak' in scope", 5, 1), message("declared here", 5, 10, .note),
                    message("unused", 5, 3, .warning),
                ])
            ])
        #expect(
            lesson.report == """
                Lessons/01-a.md:5:1: error: cannot find 'HStak' in scope
                    5 | HStack { Text("A").frame(width: 250) }
                      | ^^^^^^
                      note: declared here (Lessons/01-a.md:5:10)

                Lessons/01-a.md:5:3: warning: unused
                    5 | HStack { Text("A").frame(width: 250) }
                      |   ^^^^

                """)
    }

    @Test(arguments: [
        (RunFailure.Reason.crashed("Index out of range"), "the snippet crashed: Index out of range"),
        (.crashed(""), "the snippet crashed"),
        (.timedOut(seconds: 2.5), "the snippet was still running after 2.5 seconds"),
        (.outOfMemory(limit: 4 << 30), "the snippet wanted more than 4 GiB of memory"),
        (.tooMuchOutput(limit: 1 << 20), "the snippet printed more than 1 MiB"),
        (.engine("a geometry loop"), "the engine gave up: a geometry loop"),
        (.exited(3), "the snippet called exit(3) before it was laid out"),
    ])
    func failures(reason: RunFailure.Reason, message: String) throws {
        let atFence = try CheckedLesson(
            ClaimVerdictTests.snippet, outcomes: ["abc": .broke(RunFailure(reason: reason), console: [])])
        #expect(atFence.messages == ["4:4: error: \(message)"])
        let atLine = try CheckedLesson(
            ClaimVerdictTests.snippet,
            outcomes: ["abc": .broke(RunFailure(reason: reason, line: 5), console: [["hello", ""]])])
        #expect(atLine.messages == ["5:1: error: \(message)"])
        #expect(atLine.report.contains("note: the last it printed: hello\n"))
    }

    @Test func warningsOfTheEngineStandAtTheFence() throws {
        let outcome = SnippetOutcome.ran(
            RunResult(states: [SampleSnapshot.row], warnings: ["a frame of negative width"]), console: [])
        let lesson = try CheckedLesson(ClaimVerdictTests.snippet, outcomes: ["abc": outcome])
        #expect(lesson.messages == ["4:4: warning: the engine warns: a frame of negative width"])
    }

    @Test func aWarningAboutAForEachStandsAtIt() throws {
        let outcome = SnippetOutcome.ran(
            RunResult(states: [SampleSnapshot.row], warnings: ["ForEach: the id 1 occurs more than once"]), console: [])
        let one = "```swift layout id=abc\nVStack {\n    ForEach([1, 1], id: \\.self) { Text(\"\\($0)\") }\n}\n```"
        #expect(
            try CheckedLesson(one, outcomes: ["abc": outcome]).messages == [
                "6:5: warning: the engine warns: ForEach: the id 1 occurs more than once"
            ])
        let two = one.replacing("\n}", with: "\n    ForEach(0..<1) { Text(\"\\($0)\") }\n}")
        #expect(
            try CheckedLesson(two, outcomes: ["abc": outcome]).messages == [
                "4:4: warning: the engine warns: ForEach: the id 1 occurs more than once"
            ])
    }

    @Test func aSnippetThatShouldFail() throws {
        let fence = "```swift fails=\"cannot find\" id=abc\nnope()\n```"
        let compiles = try CheckedLesson(fence, outcomes: ["abc": .rejected([])])
        #expect(compiles.messages == ["4:4: error: the snippet compiles, but says that it fails with 'cannot find'"])
        let otherwise = try CheckedLesson(
            fence,
            outcomes: ["abc": .rejected([message("cannot find 'nope'", 5, 1), message("missing argument", 5, 5)])])
        #expect(
            otherwise.messages == [
                "5:5: error: the snippet says that it fails with 'cannot find', but the compiler says: missing argument"
            ])
    }

    @Test(arguments: ["\n", "\r\n"])
    func aConsoleThatDiffers(lineEnd: String) throws {
        let body = "```swift run id=abc\nprint(1)\n```\n\n```console\none\ntwo\n```\n\nafter"
        let lesson = try CheckedLesson(
            body, outcomes: ["abc": .printed(["one", "three", "four"])], lineEnd: lineEnd)
        #expect(
            lesson.report == """
                Lessons/01-a.md:10:1: error: the lesson says 'two', the snippet prints 'three'
                   10 | two
                      | ^^^ printed: three
                      note: snippet abc is at Lessons/01-a.md:4, run on iPhone 17 (402 × 778)
                      fix: coursebuild accept Lessons/01-a.md:10

                """)
        #expect(lesson.accepted == lesson.text.replacing("two", with: "three\(lineEnd)four"))
    }

    @Test func aConsoleInAListKeepsItsIndentation() throws {
        let body = "- x\n\n  ```swift run id=abc\n  print(1)\n  ```\n\n  ```console\n  one\n  ```\n\nafter"
        let lesson = try CheckedLesson(body, outcomes: ["abc": .printed(["1", "", "2"])])
        #expect(lesson.messages == ["11:3: error: the lesson says 'one', the snippet prints '1'"])
        #expect(lesson.accepted == lesson.text.replacing("  one", with: "  1\n\n  2"))
    }

    @Test func moreAndFewerLinesThanStated() throws {
        let body = "```swift run id=abc\nprint(1)\n```\n\n```console\none\n```"
        let more = try CheckedLesson(body, outcomes: ["abc": .printed(["one", "two"])])
        #expect(more.messages == ["10:1: error: the snippet prints more than the lesson says: 'two'"])
        let fewer = try CheckedLesson(body, outcomes: ["abc": .printed([])])
        #expect(fewer.messages == ["9:1: error: the lesson says 'one', the snippet prints no such line"])
    }
}
