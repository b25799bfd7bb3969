import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// Claims that something is not there: a slip of the pen is never there.
@Suite struct UnheardNameTests {
    static let snippet = """
        ```swift id=model
        struct Other: View { var body: some View { Text("Elsewhere") } }
        ```

        ```swift layout id=abc uses=model
        struct Model: View {
            var isOn = false
            var body: some View {
                HStack { if isOn { Text("Badge") } else { Text("A") }; ForEach(rows) { Text("Row \\($0) of \\(9)") } }
            }
        }
        ```


        """

    private func check(_ claim: String, _ code: String = snippet) throws -> CheckedLesson {
        try CheckedLesson(
            code + claim,
            outcomes: ["abc": .ran(RunResult(states: [SampleSnapshot.row, SampleSnapshot.card]), console: [])],
            api: MisspellingTests.api)
    }

    @Test(arguments: [
        // Of its states, the code, what it uses, what there is of SwiftUI; a row that was never built.
        "[0](check:abc@0 \"count(Circle)\")", "[not](check:abc@0 \"visible('It''s')\")",
        "[not](check: \"visible(Badge)\")", "[not](check: \"visible(Elsewhere)\")", "[0](check: \"count(Other)\")",
        "[0](check: \"count(VStak) + 0\")".replacing("VStak", with: "Color"),
        "[not](check: \"visible('Row 900 of 9')\")", "[0](check: \"appeared(Row)\")", "[0](check: \"count(Circle#7)\")",
    ])
    func `a name that is heard of may be away`(claim: String) throws {
        let lesson = try check(claim)
        #expect(lesson.messages.filter { !$0.contains("differ") && !$0.contains("the engine says") } == [])
        #expect(!lesson.report.contains("no view has the name"))
    }

    @Test(arguments: [
        ("[zero](check:abc@0 \"count(Spacr)\")", "Spacr", "Spacer"),
        ("[2](check:abc@0 \"count(Txet)\")", "Txet", "Text"),
        ("[not](check:abc@0 \"visible(Bagde)\")", "Bagde", "Badge"),
        ("[not](check:abc@0 \"visible('midle')\")", "'midle'", "middle"),
        ("[fine](check:abc@0 \"width(A) > 1 and not visible(Othr)\")", "Othr", "Other"),
        ("[0](check:abc@0 \"disappeared(Vstak)\")", "Vstak", "VStack"),
    ])
    func `a slip is an error, and nothing is accepted`(claim: String, written: String, meant: String) throws {
        let lesson = try check(claim)
        #expect(
            lesson.course.diagnostics.map(\.summary) == [
                "no view has the name \(written) in any state, nor has the code; did you mean \(meant)?"
            ])
        #expect(lesson.course.diagnostics.map(\.severity) == [.error])
        #expect(lesson.accepted == lesson.text)
        #expect(lesson.course.verdicts["Lessons/01-a.md"] == [.unanswered])
    }

    /// Without another name near, it may be meant so.
    @Test func `another name is a warning`() throws {
        let lesson = try check("[not](check:abc@0 \"visible(Quarterly)\")")
        #expect(
            lesson.report.hasPrefix(
                "Lessons/01-a.md:17:28: warning: no view has the name Quarterly in any state, nor has the code\n"))
        guard case .holds? = lesson.course.verdicts["Lessons/01-a.md"]?.first else {
            Issue.record("it holds")
            return
        }
        // Where the code shows what is nowhere written, anything may be there at another time.
        let code = "```swift layout id=abc\nText(\"\\(name)\")\n```\n\n"
        #expect(try check("[not](check:abc@0 \"visible(Quarterly)\")", code).messages == [])
    }

    /// Texts that differ in a number alone are no slips of each other.
    @Test func `a row is not another row`() throws {
        let code = "```swift layout id=abc\nList(0..<99) { Text(\"\\($0)\") }\n```\n\n"
        let rows = ViewRecord(
            kind: "List", role: .view, frame: .zero,
            children: ["18", "19", "20", "Item 5"].map { SampleSnapshot.text($0, .zero) })
        for name in ["99", "21", "Item 6"] {
            let lesson = try CheckedLesson(
                code + "[not](check: \"visible('\(name)')\")",
                outcomes: ["abc": .ran(RunResult(states: [SampleSnapshot.of(rows)]), console: [])])
            #expect(lesson.messages == [])
        }
    }
}
