import Foundation
import Testing

/// What an author reads when something is wrong: the place, and a way to mend it.
@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        /// Put in place of a lesson's text behind its front matter.
        var lesson: String
        /// Lines of the output, in order, others between them.
        var expected: [String]

        var testDescription: String { name }
    }

    @Test(arguments: [
        Case(
            name: "unknown front-matter key", lesson: "---\ntitle: X\nminuts: 5\n---\n\nText.\n",
            expected: ["Lessons/01-x.md:3:1: error: ", "minutes"]),
        Case(
            name: "unclosed fence", lesson: "---\ntitle: X\n---\n\n```swift layout id=a\nText(\"A\")\n",
            expected: ["Lessons/01-x.md:5:1: error: ", "```"]),
        Case(
            name: "unknown snippet",
            lesson: "---\ntitle: X\n---\n\n```swift layout id=abc\nText(\"A\")\n```\n\n[1](check:abd \"width(A)\")\n",
            expected: ["Lessons/01-x.md:9:", "abd", "abc"]),
        Case(
            name: "query that matches nothing",
            lesson:
                "---\ntitle: X\n---\n\n```swift layout id=abc\nText(\"A\")\n```\n\n[1](check:abc \"width(Spacer)\")\n",
            expected: [
                "Lessons/01-x.md:9:22: error: no view matches Spacer",
                "    9 | [1](check:abc \"width(Spacer)\")", "      |                      ^^^^^^",
                "      note: there are: root (Text)",
                "      note: snippet abc is at Lessons/01-x.md:5, laid out on iPhone 17 (402 × 778)",
            ]),
        Case(
            name: "query that matches two",
            lesson:
                "---\ntitle: X\n---\n\n```swift layout id=abc\nHStack { Text(\"A\"); Text(\"B\") }\n```\n\n[1](check:abc \"width(Text)\")\n",
            expected: [
                "Lessons/01-x.md:9:22: error: Text matches 2 views; say which with #",
                "      note: there are: A, B",
            ]),
        Case(
            name: "snippet that does not compile",
            lesson: "---\ntitle: X\n---\n\n```swift layout id=abc\nHStack {\n    Text(\"A\").fram(width: 5)\n}\n```\n",
            expected: [
                "Lessons/01-x.md:7:15: error: ", "    7 |     Text(\"A\").fram(width: 5)",
                "      |               ^^^^",
            ]),
        Case(
            name: "snippet that loops for ever",
            lesson: "---\ntitle: X\n---\n\n```swift run id=abc\nwhile true { }\n```\n",
            expected: [
                // At the loop where the runtime can tell where it is, else at the fence.
                "Lessons/01-x.md:", ": error: the snippet was still running after 10 seconds",
                "      help: look for a loop without an end, or for far too many views",
            ]),
        Case(
            name: "snippet that prints without end",
            lesson:
                "---\ntitle: X\n---\n\n```swift run id=abc\nfor _ in 0..<100_000_000 { print(\"0123456789\") }\n```\n",
            expected: [
                "Lessons/01-x.md:5:4: error: the snippet printed more than 1 MiB",
                "      note: the last it printed: 0123456789",
            ]),
        Case(
            name: "snippet that crashes",
            lesson: "---\ntitle: X\n---\n\n```swift run id=abc\nlet list = [1]\nprint(list[list.count])\n```\n",
            expected: ["Lessons/01-x.md:", "error: the snippet crashed: "]),
        Case(
            name: "snippet that exits",
            lesson: "---\ntitle: X\n---\n\n```swift run id=abc\nimport Foundation\nexit(3)\n```\n",
            expected: ["Lessons/01-x.md:5:4: error: the snippet called exit(3)"]),
    ])
    func lesson(_ example: Case) throws {
        let course = try TemporaryCourse(nil)
        try course.write(example.lesson, to: "Lessons/01-x.md")
        let check = try course.coursebuild("check")
        #expect(check.status == 1)
        var rest = check.output[...]
        for piece in example.expected {
            guard let found = rest.firstRange(of: piece) else {
                Issue.record("'\(piece)' is missing in:\n\(check.output)")
                return
            }
            rest = rest[found.upperBound...]
        }
        #expect(check.output.contains("1 lesson"))
    }

    @Test func aFileThatIsNotText() throws {
        let course = try TemporaryCourse()
        try course.write(
            Data("---\ntitle: X\n---\n\nCaf\u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Lessons/03-x.md")
        let check = try course.coursebuild("check")
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("Lessons/03-x.md:5:4: error: "))
        #expect(check.output.contains("UTF-8"))
        let named = try course.coursebuild("check", "Lessons/03-x.md")
        #expect(named.status == 1)
    }

    @Test func aCourseWithoutLessons() throws {
        let course = try TemporaryCourse(nil)
        let check = try course.coursebuild("check")
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("Lessons:1:1: error: "))
    }

    @Test func oneBadSnippetLeavesTheOthersAlone() throws {
        let course = try TemporaryCourse()
        try course.write(
            "---\ntitle: X\n---\n\n```swift layout id=bad\nlet nothing: Int? = nil\nText(\"\\(nothing!)\")\n```\n",
            to: "Lessons/03-x.md")
        let check = try course.coursebuild("check")
        #expect(check.status == 1)
        #expect(check.output.contains("5 snippets (5 compiled, 0 cached), 15 claims checked: 1 error\n"))
    }
}
