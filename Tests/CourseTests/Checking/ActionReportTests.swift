import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// What an author reads when an act cannot be done, or a claim is about a state.
struct ActionReportTests {
    static let body = """
        ```swift layout id=abc
        Text("A")
        ```

        ```console
        one
        ```

        ```actions
        wait 1s
        tap "Helo"
        ```

        ```console
        two
        ```

        It is [40](check: "width(Text#1)") and [3](check:abc@9 "width(Text#1)").
        """

    /// The sample's row in each of so many states.
    private static func ran(
        states: Int, console: [[String]], failure: ActionFailure? = nil
    ) -> SnippetOutcome {
        .ran(
            RunResult(states: Array(repeating: SampleSnapshot.row, count: states), failure: failure), console: console)
    }

    @Test func `an act that hits nothing is told at its line`() throws {
        let failure = ActionFailure(
            place: ActPlace(block: 0, act: 1), message: "there is no view that shows 'Helo' on the screen",
            candidates: ["Add", "Hello", "Hell"])
        let lesson = try CheckedLesson(
            Self.body, outcomes: ["abc": Self.ran(states: 1, console: [["one"], []], failure: failure)])
        // What is about a state that was not reached is not told a second time.
        #expect(
            lesson.report == """
                Lessons/01-a.md:14:1: error: there is no view that shows 'Helo' on the screen
                   14 | tap "Helo"
                      | ^^^^^^^^^^
                      note: there are: Hello, Hell, Add

                """)
    }

    @Test func `each console is held against its own step`() throws {
        let lesson = try CheckedLesson(
            Self.body, outcomes: ["abc": Self.ran(states: 2, console: [["one"], ["three"]])])
        #expect(
            lesson.messages.filter { !$0.contains("check") } == [
                "18:1: error: the lesson says 'two', the snippet prints 'three'",
                "21:8: error: the lesson says 40, the engine says \(lesson.width)",
                "21:41: error: snippet abc has no state @9",
            ])
        #expect(lesson.accepted.contains("```console\nthree\n```"))
        #expect(lesson.accepted.contains("```console\none\n```"))
    }

    @Test func `a crash names the act that it was in`() throws {
        let failure = RunFailure(
            reason: .crashed("Fatal error: no"), line: 5, path: "Lessons/01-a.md", act: ActPlace(block: 0, act: 1))
        let lesson = try CheckedLesson(
            Self.body, outcomes: ["abc": .broke(failure, console: [["one"], ["last words"]])])
        #expect(
            lesson.report == """
                Lessons/01-a.md:5:1: error: the snippet crashed: Fatal error: no
                    5 | Text("A")
                      | ^^^^^^^^^
                      note: that was at 'tap "Helo"' (Lessons/01-a.md:14)
                      note: the last it printed: last words

                Lessons/01-a.md:21:41: error: snippet abc has no state @9
                   21 | It is [40](check: "width(Text#1)") and [3](check:abc@9 "width(Text#1)").
                      |                                         ^
                      help: its states are @0 to @1

                """)
    }
}

extension CheckedLesson {
    /// The width of the sample row's first text, as a claim without decimals writes it.
    fileprivate var width: String {
        let index = SnapshotIndex(SampleSnapshot.row)
        let value = try? Query("width(Text#1)").evaluate(in: index)
        guard case .length(let length)? = value else { return "?" }
        return String(Int(length.rounded()))
    }
}
