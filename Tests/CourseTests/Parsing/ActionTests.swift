import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// Fences of actions: what they say, which state they lead to, and what is wrong with them.
struct ActionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var expected: String

        var testDescription: String { markdown }
    }

    /// An act, and how its value writes itself: the same, but for lengths of time and redundant words.
    static let acts: [(text: String, written: String)] = [
        (#"tap "Row 0""#, #"tap "Row 0""#),
        (#"tap 'say "hi"' 2 times"#, #"tap 'say "hi"' 2 times"#),
        (#"  tap   "Row 0"   1 time "#, #"tap "Row 0""#),
        (#"tap "é🙂" 1000 times"#, #"tap "é🙂" 1000 times"#),
        (#"press "A""#, #"press "A""#), (#"press "A" for 1s"#, #"press "A""#),
        (#"press "A" for 500ms"#, #"press "A" for 0.5s"#), (#"drag "A" by 10,-20"#, #"drag "A" by 10,-20"#),
        (#"drag "A" by 0.5, −3"#, #"drag "A" by 0.5,-3"#), (#"drag "A" by 9,0 after 2s"#, #"drag "A" by 9,0 after 2s"#),
        ("scroll to 5000", "scroll to 5000"), ("scroll to 97.5", "scroll to 97.5"),
        ("scroll to top", "scroll to top"), ("scroll to bottom", "scroll to bottom"),
        ("scroll to leading", "scroll to leading"), ("scroll to trailing", "scroll to trailing"),
        (#"scroll to "top""#, #"scroll to "top""#), (#"scroll to "Row 500""#, #"scroll to "Row 500""#),
        (#"type "a b" into "Name""#, #"type "a b" into "Name""#),
        ("wait 2s", "wait 2s"), ("wait 500ms", "wait 0.5s"), ("wait 1.5s", "wait 1.5s"), ("wait 0s", "wait 0s"),
        ("set width 250", "set width 250"), ("set height 97.5", "set height 97.5"),
        ("set text-size AX5", "set text-size AX5"), ("set direction rtl", "set direction rtl"),
        ("set scheme dark", "set scheme dark"),
    ]

    @Test(arguments: acts)
    func `an act is read`(_ text: String, written: String) throws {
        let act = try #require(try ActReader.read(Array(text.utf8), at: 0))
        #expect(act.action.description == written)
        #expect(act.range.upper - act.range.lower == text.trimmed.utf8.count)
    }

    static let layout = "```swift layout id=abc\nText(\"A\")\n```\n"

    /// A line of a fence behind `layout`, whose opening line is 4 of the body.
    static let mistakes: [Case] = [
        Case(markdown: "tapp \"A\"", expected: "5:1: error: there is no act 'tapp' → did you mean 'tap'?"),
        Case(
            markdown: "fold \"A\"",
            expected: "5:1: error: there is no act 'fold' → there are: tap, press, drag, scroll, type, wait, set"),
        Case(
            markdown: "\"A\"",
            expected:
                "5:1: error: an act begins with what is done, not with a text"
                + " → there are: tap, press, drag, scroll, type, wait, set"
        ),
        Case(
            markdown: "drag \"A\" by 3",
            expected: "5:13: error: '3' does not say how far: points to the right and down, as 40,-10 → "
                + #"write drag "Card" by 40,-10, or drag "Card" by 40,-10 after 1s"#),
        Case(
            markdown: "drag \"A\" by 0,-0",
            expected: "5:13: error: a drag by nothing is a press → "
                + #"write drag "Card" by 40,-10, or drag "Card" by 40,-10 after 1s"#),
        Case(
            markdown: "drag \"A\" by --1,2",
            expected: "5:13: error: '--1,2' does not say how far: points to the right and down, as 40,-10 → "
                + #"write drag "Card" by 40,-10, or drag "Card" by 40,-10 after 1s"#),
        Case(
            markdown: "press \"A\" 2s",
            expected:
                #"5:11: error: 'for' belongs here, not '2s' → write press "Row 0", or press "Row 0" for 2s"#),
        Case(
            markdown: "tap A",
            expected: #"5:5: error: what to tap is a text in quotes, not A → write tap "Row 0", or tap "Row 0" 2 times"#
        ),
        Case(
            markdown: "tap",
            expected: #"5:1: error: this act does not say what to tap → write tap "Row 0", or tap "Row 0" 2 times"#),
        Case(
            markdown: "tap \"\"",
            expected: #"5:5: error: the text is empty → write tap "Row 0", or tap "Row 0" 2 times"#),
        Case(
            markdown: "tap \"A\" 0 times",
            expected:
                #"5:9: error: '0' does not say how often: a whole number from 1 to 1000 → write tap "Row 0", or tap "Row 0" 2 times"#
        ),
        Case(
            markdown: "tap \"A\" 2",
            expected:
                #"5:1: error: this act does not say 'times' behind the number → write tap "Row 0", or tap "Row 0" 2 times"#
        ),
        Case(
            markdown: "tap \"A\" 2 times now",
            expected:
                #"5:17: error: 'now' does not belong to 'tap' → write tap "Row 0", or tap "Row 0" 2 times, each act on a line of its own"#
        ),
        Case(
            markdown: "tap \"A",
            expected:
                "5:5: error: the quote of this text is never closed → a text has no escapes: one with quotes in it takes the other kind around it"
        ),
        Case(markdown: "tap “A”", expected: #"5:5: error: “ is no quote here → write straight quotes: "…" or '…'"#),
        Case(
            markdown: "scroll to botom",
            expected: "5:11: error: 'botom' is no place to scroll to → did you mean 'bottom'?"),
        Case(
            markdown: "scroll 5000",
            expected:
                #"5:8: error: 'to' belongs here, not '5000' → write scroll to 5000, top, bottom, leading, trailing or "Row 500""#
        ),
        Case(
            markdown: "scroll to -5",
            expected:
                #"5:11: error: '-5' is no place to scroll to → write scroll to 5000, top, bottom, leading, trailing or "Row 500""#
        ),
        Case(
            markdown: "type \"a\" in \"B\"",
            expected: #"5:10: error: 'into' belongs here, not 'in' → write type "abc" into "Name""#),
        Case(
            markdown: "type \"a\" into",
            expected: #"5:1: error: this act does not say the field to type into → write type "abc" into "Name""#),
        Case(markdown: "wait 2", expected: "5:6: error: '2' is no time → write wait 2s, or wait 500ms"),
        Case(markdown: "wait 90000s", expected: "5:6: error: that is more than a day → write wait 2s, or wait 500ms"),
        Case(markdown: "set widht 250", expected: "5:5: error: 'widht' cannot be set → did you mean 'width'?"),
        Case(
            markdown: "set width wide",
            expected:
                "5:11: error: 'wide' is no length: write points as a plain number, 250 or 97.5 → write set width 250, height 400, text-size AX5, direction rtl or scheme dark"
        ),
        Case(
            markdown: "set text-size AX9", expected: "5:15: error: 'text-size' cannot be 'AX9' → did you mean 'AX1'?"),
        Case(
            markdown: "set scheme darkk", expected: "5:12: error: 'scheme' cannot be 'darkk' → did you mean 'dark'?"),
        // Each is reported, whatever else is wrong.
        Case(
            markdown: "tab \"A\"\nwait 2s\nwat 2s",
            expected: """
                5:1: error: there is no act 'tab' → did you mean 'tap'?
                7:1: error: there is no act 'wat' → did you mean 'wait'?
                """),
    ]

    @Test(arguments: mistakes)
    func `a mistake is told at its place`(_ example: Case) {
        #expect(problems(Self.layout + "```actions\n\(example.markdown)\n```") == example.expected)
        // The same in a quote, two columns further to the right.
        let quoted = (Self.layout + "```actions\n\(example.markdown)\n```").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { "> \($0)" }.joined(separator: "\n")
        let shifted = example.expected.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 2)
            return "\(parts[0]):\((Int(parts[1]) ?? 0) + 2):\(parts[2])"
        }.joined(separator: "\n")
        #expect(problems(quoted) == shifted)
    }

    static let misplaced: [Case] = [
        Case(
            markdown: "```actions\ntap \"A\"\n```",
            expected:
                "1:1: error: no layout or run snippet stands above this in the same file → name the snippet"),
        Case(
            markdown: "```swift run id=abc\nprint(1)\n```\n```actions\ntap \"A\"\n```",
            expected:
                "4:1: error: snippet 'a#abc' is not laid out, so there is nothing to act on → add layout to its info string (line 4)"
        ),
        Case(
            markdown: layout + "```actions of=abd\ntap \"A\"\n```",
            expected: "4:15: error: no snippet 'abd' in Lessons/01-a.md → did you mean 'abc'?"),
        Case(
            markdown: layout + "```actions of=abc@0\ntap \"A\"\n```",
            expected: "4:15: error: actions continue from the state above them, not from @0 → leave '@0' out"),
        Case(
            markdown: layout + "```actions\n\n```",
            expected:
                #"4:1: error: this fence holds no actions → write one act a line, as tap "Row 0", or tap "Row 0" 2 times"#
        ),
        Case(
            markdown: layout + "```actions id=x\ntap \"A\"\n```",
            expected: "4:12: error: an actions fence has no attribute 'id' → it takes one: of=… names the snippet"),
        Case(
            markdown: "```actions of=abc\ntap \"A\"\n```\n" + layout,
            expected:
                "1:15: error: these actions stand above their snippet, which begins on line 7 → move them below it"),
    ]

    @Test(arguments: misplaced)
    func `actions in the wrong place`(_ example: Case) { #expect(problems(example.markdown) == example.expected) }

    @Test func `claims, consoles and figures use the latest state above them`() {
        let body =
            Self.layout + """
                ```console
                a
                ```

                [1](check: "width(A)")

                ![](layout:abc)

                ```actions
                tap "A"
                wait 1s
                ```

                ```console
                b
                ```

                [2](check:abc "width(A)") and [1](check:abc@0 "width(A)") ![](layout:abc?width=50)

                ```actions of=abc
                scroll to top
                ```

                [3](check: "width(A)")
                """
        let (document, diagnostics) = read(body)
        #expect(diagnostics.isEmpty)
        #expect(document.claims.map(\.state) == [0, 1, 0, 2])
        #expect(document.consoles.map(\.step) == [0, 1])
        #expect(document.actions.map(\.step) == [1, 2])
        let actions: [[UserAction]] = [
            [.tap(.init("A"), times: 1), .wait(seconds: 1)], [.scroll(.top)],
        ]
        // The figure's variant has all that is done to the snippet, also what stands below it.
        #expect(document.snippets.map(\.source?.actions) == [actions, actions])
        var dump = Dump(document: document)
        dump.blocks(document.blocks, indent: 0)
        #expect(dump.lines.filter { $0.contains("figure") }.count == 2)
        #expect(dump.lines.contains { $0.contains("layout figure of a#abc@0") })
        #expect(dump.lines.contains { $0.contains("figure of a#abc?width=50.0@1") })
    }

    @Test func `a file without actions says nothing of states`() {
        let (document, _) = read(Self.layout + "\n[1](check: \"width(A)\")")
        #expect(document.claims[0].state == nil)
    }

    /// A card begins anew: what the lesson, or the card before, has done to the snippet is not done here.
    @Test func `a card acts on a variant of a lesson's snippet`() throws {
        let cards = """
            ---
            lesson: a
            ---

            ## One
            <!-- card id=one -->

            ```actions of=abc
            tap "A"
            ```

            It is [2](check:abc "width(A)").

            ## Two
            <!-- card id=two -->

            It is [1](check:abc "width(A)").

            ```actions of=abc
            wait 1s
            ```

            It is [3](check:abc "width(A)").
            """
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("01-a.md", frontMatter + Self.layout + "```actions\ntap \"A\" 3 times\n```\n")],
            cards: [("01-a.md", cards)])
        #expect(diagnostics.isEmpty)
        let lesson = content.lessons[0].document
        #expect(lesson.snippets.count == 3)
        #expect(
            lesson.snippets.map { $0.source?.actions.joined().map(\.description) ?? [] } == [
                [#"tap "A" 3 times"#], [#"tap "A""#], ["wait 1s"],
            ])
        let claims = content.cardFiles[0].document.claims
        #expect(claims.map(\.snippet) == [lesson.snippets[1].key, lesson.snippets[0].key, lesson.snippets[2].key])
        #expect(claims.map(\.state) == [1, nil, 1])
        #expect(Set(lesson.snippets.map(\.key)).count == 3)
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
