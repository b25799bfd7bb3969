import Foundation
import Testing

/// A lesson that does something to its snippets, from its fences to `layout` and the site.
@Suite struct ActionTests {
    private static let lesson = """
        ---
        title: A counter
        verified: strict
        ---

        ```swift layout id=counter width=300 height=100
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Add \\(count)") {
                    count += 1
                    print("now", count)
                }
                .frame(width: CGFloat(100 + 10 * count))
            }
        }
        ```

        It is [100](check: "width(frame)") points wide, and prints nothing.

        ```console
        ```

        ```actions
        tap "Add" 2 times
        ```

        ```console
        now 1
        now 2
        ```

        Now it is [120](check: "width(frame)") points wide; it was [100](check:counter@0 "width(frame)").

        ```actions
        set width 250
        tap "Add"
        ```

        Of [250](check: "width(proposed(root))") points it takes [130](check: "width(frame)").
        """

    private func course() throws -> TemporaryCourse {
        let course = try TemporaryCourse(nil)
        try course.write(Self.lesson, to: "Lessons/01-counter.md")
        return course
    }

    @Test func claimsAndConsolesHoldStepByStep() throws {
        let check = try course().coursebuild("check")
        #expect(check.output == "1 lesson, 1 snippet (1 compiled, 0 cached), 5 claims checked: all is well\n")
        #expect(check.status == 0)
    }

    @Test func layoutPrintsAStateAndWhatWasPrintedUpToIt() throws {
        let course = try course()
        let expected: [(state: String, text: String, printed: String, size: String)] = [
            ("@0", "Add 0", "", "[300,100]"), ("@1", "Add 2", "now 1\nnow 2\n", "[300,100]"),
            ("", "Add 3", "now 1\nnow 2\nnow 3\n", "[250,100]"),
        ]
        for one in expected {
            let layout = try course.coursebuild(
                "layout", "Lessons/01-counter.md#counter\(one.state)", "--format", "json")
            #expect(layout.status == 0)
            #expect(layout.output.contains("\"text\":\"\(one.text)\""))
            #expect(layout.output.hasPrefix("{\"size\":\(one.size),"))
            #expect(layout.error == one.printed)
        }
        let none = try course.coursebuild("layout", "Lessons/01-counter.md#counter@3")
        #expect(none.status == 2)
        #expect(none.error.contains("the snippet has the states @0 to @2"))
    }

    @Test func anActThatHitsNothingIsAnErrorAtItsLine() throws {
        let course = try course()
        try course.replace("tap \"Add\"\n```\n\nOf", with: "tap \"Sub\"\n```\n\nOf", in: "Lessons/01-counter.md")
        let check = try course.coursebuild("check")
        #expect(check.status == 1)
        #expect(
            check.output == """
                Lessons/01-counter.md:37:1: error: there is no view that shows 'Sub' on the screen
                   37 | tap "Sub"
                      | ^^^^^^^^^
                      note: there are: Add 2

                1 lesson, 1 snippet (1 compiled, 0 cached), 3 claims checked (2 not): 1 error

                """)
        // What was reached before can still be looked at.
        let layout = try course.coursebuild("layout", "Lessons/01-counter.md#counter@1")
        #expect(layout.output.contains("Add 2"))
        #expect(layout.status == 1)
        let explanation = try course.coursebuild("explain", "Lessons/01-counter.md#counter@1")
        #expect(explanation.output.contains("Button: offered 120 × 100"))
        #expect(explanation.error == layout.error.replacing("now 1\nnow 2\n", with: ""))
        #expect(explanation.status == 1)
    }

    @Test func aChangedActIsRunAndNotTakenFromTheCache() throws {
        let course = try course()
        #expect(try course.coursebuild("check").status == 0)
        try course.replace("2 times", with: "3 times", in: "Lessons/01-counter.md")
        let check = try course.coursebuild("check")
        #expect(check.output.contains("the lesson says 120, the engine says 130"))
        // Console blocks and claims take the new numbers, each of its own step.
        #expect(try course.coursebuild("accept").status == 0)
        #expect(try course.coursebuild("check").status == 0)
        #expect(try course.read("Lessons/01-counter.md").contains("now 1\nnow 2\nnow 3\n```"))
    }

    @Test func theSiteShowsTheSteps() throws {
        let course = try course()
        let build = try course.coursebuild("build", "--out", "public", "--decks", "decks")
        #expect(build.status == 0)
        let page = try course.read("public/lessons/counter.html")
        #expect(page.contains("<ol class=\"acts\"><li>Tap <b>Add</b> twice</li>"))
        #expect(page.contains("<li>Make it 250 points wide</li>"))
        #expect(page.contains("What happened"))
        // One figure before any action, and one for each block.
        #expect(page.components(separatedBy: "<figure").count == 4)
    }
}
