import Testing

@testable import Course

/// Claims of a lesson against `SampleSnapshot.row`: A to B is 122.556 points, B to C is 245.111.
@Suite struct ClaimVerdictTests {
    /// Four lines of front matter and heading stand above; the snippet's fence is line 4.
    static let snippet = "```swift layout id=abc\nHStack { Text(\"A\").frame(width: 250) }\n```\n\n"

    private func check(_ claim: String) throws -> CheckedLesson {
        try CheckedLesson(Self.snippet + claim)
    }

    @Test func aClaimThatDiffersLooksAsDocumented() throws {
        let lesson = try check("From A to B it is [122.7](check:abc \"gap(A, B)\") points")
        #expect(
            lesson.report == """
                Lessons/01-a.md:8:20: error: the lesson says 122.7, the engine says 122.6
                    8 | From A to B it is [122.7](check:abc "gap(A, B)") points
                      |                    ^^^^^ gap(A, B) = 122.556
                      note: snippet abc is at Lessons/01-a.md:4, laid out on iPhone 17 (402 × 778)
                      fix: coursebuild accept Lessons/01-a.md:8

                """)
        #expect(lesson.course.verdicts["Lessons/01-a.md"] == [.differs(value: "122.556")])
    }

    @Test(arguments: [
        "[122.6](check:abc \"gap(A, B)\")",
        "[122.6](check: \"gap(A, B)\")",
        "[122.6](check:a#abc \"gap(A, B)\")",
        "[122.6](check:abc@0 \"gap(A, B)\")",
        "[three](check:abc 'count(Spacer)')",
        "[122.6][gap]\n\n[gap]: check:abc \"gap(A, B)\"",
        "[twice as far](check:abc \"gap(B, C) == 2 * gap(A, B)\")",
        "[no](check:abc \"overlaps(A, B)\")",
        "[3 spacers](check: \"count(Spacer) == 3\")",
        "[122](check:abc \"gap(A, B) ± 0.6\")",
        "[250](check:abc)",
        "[250 pt](check:)",
        "[402 × 20.3](check:abc \"size(root)\")",
        "**[122.6](check:abc \"gap(A, B)\")**",
        "[**122.6**](check:abc \"gap(A, B)\")",
        "| a | b |\n|---|---|\n| x | [122.6](check:abc \"gap(A, B)\") |",
        "> - [122.6](check:abc \"gap(A, B)\")",
    ])
    func holds(claim: String) throws {
        let lesson = try check(claim)
        #expect(lesson.messages == [])
        let verdicts = try #require(lesson.course.verdicts["Lessons/01-a.md"])
        #expect(verdicts.count == 1)
        guard case .holds? = verdicts.first else {
            Issue.record("\(verdicts)")
            return
        }
    }

    @Test(arguments: [
        ("[123](check:abc \"gap(A, B) ± 0.1\")", "8:2: error: the lesson says 123, the engine says 122.6"),
        ("[no](check:abc \"visible(A)\")", "8:2: error: the lesson says 'no', but the query is true"),
        ("[apart](check:abc \"overlaps(A, B)\")", "8:2: error: the lesson says 'apart', but the query is false"),
        (
            "[3 spacers](check:abc \"count(Spacer) == 4\")",
            "8:2: error: the text says 3, which the query does not mention"
        ),
        ("[D](check:abc \"text(A)\")", "8:2: error: the lesson says 'D', the engine says 'A'"),
        ("[251](check:abc)", "8:2: error: the lesson says 251, but snippet abc has no such number"),
        ("[about 130](check:abc \"gap(A, B)\")", "8:2: error: the claim's text 'about 130' is not one number"),
        ("[-0](check:abc \"gap(A, B)\")", "8:2: error: '-0' is a negative zero"),
        // An error of a query points into the title.
        ("[1](check:abc \"gap(A, D)\")", "8:23: error: no view matches D"),
        ("[1](check:abc \"width(Spacer)\")", "8:22: error: Spacer matches 3 views; say which with #"),
        (
            "[1](check:abc \"gap(A B)\")",
            "8:20: error: a comma stands between two views, and a text with spaces stands in quotes: 'A B'"
        ),
        ("[1](check:abc \"widht(A)\")", "8:16: error: there is no function 'widht'; did you mean width?"),
        (
            "[1](check:abc \"width(A) and true\")",
            "8:29: error: 'true' names a view; ask something about it, as width(true)"
        ),
        (
            "[1](check:abc \"width(A) and visible(A)\")",
            "8:16: error: width gives a length; 'and' needs two booleans"
        ),
        ("[1][gap]\n\n[gap]: check:abc \"gap(A, D)\"", "10:26: error: no view matches D"),
        ("[1](check:abc@1 \"gap(A, B)\")", "8:2: error: snippet abc has no state @1"),
    ])
    func fails(claim: String, message: String) throws {
        #expect(try check(claim).messages == [message])
    }

    @Test func anErrorOfAQueryListsWhatThereIs() throws {
        let lesson = try check("[1](check:abc \"width(Spacer)\")")
        #expect(lesson.report.contains("note: there are: Spacer#1, Spacer#2, Spacer#3\n"))
        #expect(lesson.report.contains("                     ^^^^^^\n"))
    }

    @Test func aSnippetWithoutLayoutHasNoAnswers() throws {
        let lesson = try CheckedLesson(
            "```swift run id=abc\nprint(1)\n```\n\n[1](check:abc \"width(root)\") and [1](check:abc)",
            outcomes: ["abc": .printed(["1"])])
        #expect(lesson.messages == ["8:2: error: snippet abc is not laid out"])
    }

    /// What is wrong with the snippet is said once; its claims are not answered, and that is no second error.
    @Test func claimsOfAFailedSnippetStaySilent() throws {
        let lesson = try CheckedLesson(
            Self.snippet + "[1](check:abc \"width(A)\") [2](check:abc \"width(B)\")",
            outcomes: ["abc": .broke(.init(reason: .timedOut(seconds: 10)), console: [])])
        #expect(lesson.messages == ["4:4: error: the snippet was still running after 10 seconds"])
        #expect(lesson.course.verdicts["Lessons/01-a.md"] == [.unanswered, .unanswered])
    }

    @Test(arguments: ["\n", "\r\n"])
    func acceptingChangesOnlyTheText(lineEnd: String) throws {
        let claims = """
            From A to B [122.5](check:abc "gap(A, B)") and B to C [245.2 pt](check:abc "gap(B, C)"),
            [four](check:abc "count(Spacer)") of them, [122.6](check:abc "gap(A, B)") and
            [241.3](fact:https://example.org "measured") elsewhere.
            """
        let lesson = try CheckedLesson(Self.snippet + claims, lineEnd: lineEnd)
        let expected = lesson.text.replacing("122.5", with: "122.6").replacing("245.2 pt", with: "245.1 pt")
            .replacing("[four]", with: "[three]")
        #expect(lesson.accepted == expected)
        let again = try CheckedLesson(
            String(expected.replacing("\r\n", with: "\n").dropFirst("---\ntitle: A\n---\n".count).dropLast()),
            lineEnd: lineEnd)
        #expect(again.messages == [])
        #expect(again.accepted == expected)
    }

    @Test func aScopeLimitsWhatIsChecked() throws {
        let claims = "[1](check:abc \"gap(A, B)\")\n\n[2](check:abc \"gap(A, B)\")"
        let scope = CheckScope([(path: "Lessons/01-a.md", line: 10)])
        let lesson = try CheckedLesson(Self.snippet + claims, scope: scope)
        #expect(lesson.messages == ["10:2: error: the lesson says 2, the engine says 123"])
        let other = try CheckedLesson(Self.snippet + claims, scope: CheckScope([(path: "Lessons/02-b.md", line: nil)]))
        #expect(other.messages == [])
    }
}
