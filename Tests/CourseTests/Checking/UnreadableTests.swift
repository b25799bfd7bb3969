import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// Where something could not be read, what depends on it is not held against what stands in for it: that would tell a
/// second error, and `accept` would write over a right number.
@Suite struct UnreadableTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var errors: [String]
        var frontMatter = "title: A"
        var settings: String?

        var testDescription: String { markdown }
    }

    static let snippet = "```swift layout id=abc\nHStack {}\n```\n\n"
    /// The sample has three spacers: this does not hold without what could not be read.
    static let claim = "\n\n[10](check: \"count(Spacer)\")\n\n```console\nten\n```"
    static let form = #"tap "Row 0", or tap "Row 0" 2 times"#

    static let cases: [Case] = [
        // Actions.
        Case(
            markdown: snippet + "```actions\ntpa \"A\"\n```" + claim,
            errors: ["9:1: error: there is no act 'tpa'"]),
        Case(
            markdown: snippet + "```actions\ntap \"A\"\nwait 1 s\n```" + claim,
            errors: ["10:6: error: '1' is no time"]),
        Case(
            markdown: snippet + "```actions\ntpa \"A\"\n```\n\n```actions\ntap \"B\"\n```" + claim,
            errors: ["9:1: error: there is no act 'tpa'"]),
        Case(markdown: snippet + "```actions\n\n```" + claim, errors: ["8:1: error: this fence holds no actions"]),
        Case(
            markdown: snippet + "```actions of=abd\ntap \"A\"\n```" + claim,
            errors: ["8:15: error: no snippet 'abd' in Lessons/01-a.md"]),
        Case(
            markdown: snippet + "```actions of=abc@0\ntap \"A\"\n```" + claim,
            errors: ["8:15: error: actions continue from the state above them, not from @0"]),
        Case(
            markdown: snippet + "```actions off=abc\ntap \"A\"\n```" + claim,
            errors: ["8:12: error: an actions fence has no attribute 'off'"]),
        Case(
            markdown: snippet + "```action\ntap \"A\"\n```" + claim,
            errors: ["8:4: error: 'action' is not known here"]),
        Case(
            markdown: "```actions of=abc\ntap \"A\"\n```\n\n" + snippet + claim,
            errors: ["4:15: error: these actions stand above their snippet, which begins on line 8"]),
        // The snippet's own fence.
        Case(
            markdown: "```swift layout id=abc widht=250\nHStack {}\n```" + claim,
            errors: ["4:24: error: a snippet has no attribute 'widht'"]),
        Case(
            markdown: "```swift layout id=abc device=\"iPhone 71\"\nHStack {}\n```" + claim,
            errors: ["4:32: error: there is no device 'iPhone 71'"]),
        Case(
            markdown: "```swift layout id=abc text-size=XXS\nHStack {}\n```" + claim,
            errors: ["4:34: error: 'text-size' cannot be 'XXS'"]),
        Case(
            markdown: "```swift layout id=abc uses=x\nHStack {}\n```" + claim,
            errors: ["4:29: error: no snippet 'x' in Lessons/01-a.md"]),
        Case(
            markdown: snippet + "```swift layout id=abc\nText(\"A\")\n```" + claim
                + "\n\n[2](check:abc \"count(Text)\")",
            errors: ["8:20: error: this file has a snippet 'abc' already"]),
        Case(
            markdown: "```swift id=m\n```\n```swift id=m\n```\n```swift layout id=abc uses=m\nHStack {}\n```" + claim,
            errors: ["6:13: error: this file has a snippet 'm' already"]),
        // A snippet below, which the claim is about.
        Case(
            markdown: snippet + "```swift layuot\nText(\"A\")\n```" + claim,
            errors: ["8:10: error: a snippet has no attribute 'layuot'"]),
        Case(
            markdown: snippet + "```swfit layout\nText(\"A\")\n```" + claim,
            errors: ["8:4: error: 'swfit' is not known here"]),
        Case(
            markdown: snippet + "b\n\n    ```swift layout\n    Text(\"A\")\n    ```" + claim,
            errors: ["10:5: error: this is indented code, in which no snippet is read"]),
        // Where it is laid out.
        Case(
            markdown: snippet + claim, errors: ["3:9: error: there is no device 'iPhone 71'"],
            frontMatter: "title: A\ndevice: iPhone 71"),
        Case(
            markdown: snippet + claim, errors: ["3:1: error: a lesson's front matter has no key 'devise'"],
            frontMatter: "title: A\ndevise: iPhone 17"),
        Case(
            markdown: snippet + claim, errors: ["1:9: error: there is no device 'iPhone 71'"],
            settings: "device: iPhone 71"),
        Case(
            markdown: snippet + claim, errors: ["1:1: error: course.yml has no key 'devices'"],
            settings: "devices: iPhone 17"),
        // The console's own fence.
        Case(
            markdown: snippet + "```console for=abc\nten\n```",
            errors: ["8:12: error: a console fence has no attribute 'for'"]),
        Case(
            markdown: snippet + "```console\nten\n\nAll of this would go.",
            errors: ["8:1: error: this fence is never closed"]),
    ]

    @Test(arguments: cases) func `nothing depends on what stands in`(_ test: Case) throws {
        let lesson = try CheckedLesson(
            test.markdown, outcomes: ["abc": .row], frontMatter: test.frontMatter, settings: test.settings)
        #expect(lesson.messages == test.errors)
        #expect(lesson.accepted == lesson.text)
        let verdicts = lesson.course.verdicts["Lessons/01-a.md"] ?? []
        #expect(verdicts.allSatisfy { $0 == .unanswered })
        let about = lesson.course.items.filter { $0.kind == .claim || $0.kind == .console }
        #expect(about.allSatisfy { $0.outcome == .skipped })
    }

    /// What is about the time before is held as ever.
    @Test func `states before are known`() throws {
        let body =
            Self.snippet + "[4](check: \"count(Spacer)\")\n\n```actions\ntpa \"A\"\n```\n\n"
            + "[5](check:abc@0 \"count(Spacer)\") [6](check:abc@1 \"count(Spacer)\") [7](check:abc@9 \"count(Spacer)\")"
        let lesson = try CheckedLesson(body, outcomes: ["abc": .row])
        #expect(
            lesson.messages == [
                "8:2: error: the lesson says 4, the engine says 3", "11:1: error: there is no act 'tpa'",
                "14:2: error: the lesson says 5, the engine says 3",
            ])
        #expect(lesson.accepted == lesson.text.replacing("[4]", with: "[3]").replacing("[5]", with: "[3]"))
    }

    /// A device that a snippet or its lesson names is known, whatever the course's is.
    @Test func `a device nearer by is known`() throws {
        let claim = "\n[4](check: \"count(Spacer)\")"
        let error = "1:9: error: there is no device 'iPhone 71'"
        let differs = "the lesson says 4, the engine says 3"
        let own = try CheckedLesson(
            "```swift layout id=abc device=\"iPhone 17\"\nHStack {}\n```\n" + claim, settings: "device: iPhone 71")
        #expect(own.messages == ["8:2: error: \(differs)", error])
        let lesson = try CheckedLesson(
            Self.snippet + claim, frontMatter: "title: A\ndevice: iPhone 17", settings: "device: iPhone 71")
        #expect(lesson.messages == ["10:2: error: \(differs)", error])
    }

    /// A lesson's actions that cannot be read are no matter of a card that acts on the snippet itself, and the other way
    /// round.
    @Test func `other files are told apart`() throws {
        let card = """
            ---
            lesson: a
            ---

            ## One
            <!-- card id=one -->

            It is [1](check:abc "count(Spacer)") at last, and [2](check:abc@0 "count(Spacer)") first.

            ## Two
            <!-- card id=two -->

            ```actions of=abc
            wait 1s
            ```

            It is [4](check:abc "count(Spacer)").

            ## Three
            <!-- card id=three -->

            ```actions of=abd
            wait 1s
            ```

            It is [5](check:abc "count(Spacer)").
            """
        let (content, found) = CourseReader(devices: [SampleSnapshot.device]).read(
            lessons: [("01-a.md", frontMatter + Self.snippet + "```actions\ntpa \"A\"\n```\n")],
            cards: [("01-a.md", card)])
        let course = try CourseChecker { sources in
            var outcomes: [String: SnippetOutcome] = [:]
            for source in sources {
                let states = Array(repeating: SampleSnapshot.row, count: source.actions.count + 1)
                outcomes[source.key] = .ran(RunResult(states: states), console: [])
            }
            return outcomes
        }.check(content, found: found)
        #expect(
            course.diagnostics.map { lines($0) } == [
                "8:52: error: the card says 2, the engine says 3 (count(Spacer) = 3)",
                "17:8: error: the card says 4, the engine says 3 (count(Spacer) = 3)",
                "22:15: error: no snippet 'abd' in Cards/01-a.md or Lessons/01-a.md → did you mean 'abc'?",
                "9:1: error: there is no act 'tpa' → did you mean 'tap'?",
            ])
    }
}

/// States that a snippet does not have, named by whatever can name one.
@Suite struct MissingStateTests {
    static let snippet = "```swift layout id=abc\nHStack {}\n```\n\n"
    static let actions = "```actions\nwait 1s\n```\n\n"

    @Test(arguments: [
        "[3](check:abc@5 \"count(Spacer)\")", "[300](check:abc@5)", "![x](layout:abc@5)",
        "![x](layout:abc@5?width=100)",
        "![x](trace:abc@5)", "![x](explore:abc@5?width=120...402)", "a ![x](layout:abc@5) in a line",
        "```console of=abc@5\nx\n```",
    ]) func `a state that there is not`(markdown: String) throws {
        for (body, help) in [
            (Self.snippet, "it has only @0, before any action"),
            (Self.snippet + Self.actions, "its states are @0 to @1"),
        ] {
            let lesson = try CheckedLesson(body + markdown, outcomes: ["abc": .row])
            let errors = lesson.course.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.summary) == ["snippet abc has no state @5"])
            #expect(errors.map(\.help) == [help])
            #expect(lesson.accepted == lesson.text)
            let line = body.count { $0 == "\n" } + 4
            #expect(errors.map(\.position.line) == [line])
        }
    }

    @Test func `states that there are`() throws {
        let lesson = try CheckedLesson(
            Self.snippet + "![x](layout:abc@1)\n\n" + Self.actions + "![x](layout:abc@0) ![x](trace:abc@1?borders)",
            outcomes: ["abc": .ran(RunResult(states: [SampleSnapshot.row, SampleSnapshot.row]), console: [])])
        #expect(lesson.messages == [])
    }
}
