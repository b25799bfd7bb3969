import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// Fences that were not ended where their author meant to.
@Suite struct OpenFenceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var expected: String

        var testDescription: String { markdown }
    }

    /// Positions are those of the body, as ever; a line in a message is the file's, three further down.
    static let cases: [Case] = [
        Case(
            markdown: """
                ```swift layout id=a
                Text("A")

                This is prose.

                ```swift layout id=b
                Text("B")
                ```

                [1](check:b "width(B)") and [2](check:a "width(A)"), and ![](layout:b)
                """,
            expected:
                "6:1: error: the fence that begins on line 4 is still open here → end it above this line, with a line of the same marks: ```"
        ),
        Case(
            markdown: "> ~~~swift run\n> a()\n>\n> b\n>\n>  ~~~~ console\n> c\n> ~~~~",
            expected:
                "6:3: error: the fence that begins on line 4 is still open here → end it above this line, with a line of the same marks: ~~~"
        ),
        Case(
            markdown: "```swift layout id=a\nA()\n```\n```console\nx\n\n```swift\nB()\n```",
            expected:
                "7:1: error: the fence that begins on line 7 is still open here → end it above this line, with a line of the same marks: ```"
        ),
        // A fence of another language that takes one of ours along.
        Case(
            markdown: "```text\nx\n\n```swift layout id=b\nB()\n```\n\n![](layout:b)",
            expected:
                "4:1: error: the fence that begins on line 4 is still open here → end it above this line, with a line of the same marks: ```"
        ),
        // What is no fence within a fence.
        Case(markdown: "````markdown\n```swift\nA()\n```\n````", expected: ""),
        Case(markdown: "~~~text\n```swift\nA()\n```\n~~~", expected: ""),
        Case(markdown: "```sh\n```sh is how a shell's fence begins\n```", expected: ""),
        Case(markdown: "```swift\nlet a = \"\"\"\n    ```swift\n\"\"\"\n```", expected: ""),
        // At the end of the file.
        Case(
            markdown: "```swift layout id=a\nText(\"A\")\n\nprose\n",
            expected:
                "1:1: error: this fence is never closed → end it with a line of the same marks, indented and quoted like this one"
        ),
    ]

    @Test(arguments: cases) func `a fence that is open is said where that shows`(_ test: Case) {
        #expect(problems(test.markdown) == test.expected)
    }

    /// Prose is not compiled as Swift: neither as the snippet's own nor as what another one uses.
    @Test func `an open fence is not compiled`() {
        let (document, _) = read(
            "```swift layout id=c uses=a\nA()\n```\n\n```swift id=a\nstruct A {}\n\nprose\n\n```swift run id=b\n```\n\n"
                + "```swift layout id=d\nD()\n```")
        #expect(document.snippets.map(\.key) == ["a#c", "a#a", "a#d"])
        #expect(document.snippets.map { $0.source == nil } == [true, true, false])
    }
}
