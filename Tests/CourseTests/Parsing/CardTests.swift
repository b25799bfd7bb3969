import Testing

@testable import Course

struct CardTests {
    private static let lesson = """
        ---
        title: Stacks
        device: canvas
        ---
        ```swift layout id=abc
        A()
        ```
        """

    private static let head = "---\nlesson: stacks\n---\n"

    private func read(_ cards: String) -> (file: CardFile, diagnostics: [Diagnostic]) {
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("01-stacks.md", Self.lesson)], cards: [("01-stacks.md", cards)], settings: "title: Course")
        return (content.cardFiles[0], diagnostics)
    }

    /// The cards as lines, and what is said about them; lines count from below the front matter.
    private func dump(_ cards: String) -> String {
        let (file, diagnostics) = read(Self.head + cards)
        var dump = Dump(document: file.document)
        for card in file.cards {
            dump.lines.append(
                "\(card.position.line - 3): \(card.kind) \(card.id)\(card.topic.map { " on \($0)" } ?? ""): "
                    + dump.inlines(card.title))
            if !card.front.isEmpty {
                dump.lines.append("front")
                dump.blocks(card.front, indent: 1)
            }
            dump.lines.append("back")
            dump.blocks(card.back, indent: 1)
            if let answer = card.answer { dump.lines.append("answer \(file.document.claims[answer].stated)") }
        }
        return (dump.lines + diagnostics.map { lines($0, above: 3) }).joined(separator: "\n")
    }

    @Test func `a card file has its lesson, deck and cards`() {
        let (file, diagnostics) = read(
            """
            ---
            lesson: 01-stacks
            deck: SwiftUI Layout::Stacks
            ---

            ## How do you push `two` texts?
            <!-- card id=push-apart kind=write topic="Spacer, min" -->

            A `Spacer()`.
            """)
        #expect(diagnostics.isEmpty)
        #expect(file.slug == "stacks")
        #expect(file.name == "01-stacks")
        #expect(file.lesson == "stacks")
        #expect(file.deck == "SwiftUI Layout::Stacks")
        #expect(
            file.cards == [
                {
                    var card = Card(
                        id: "push-apart", kind: .write, topic: "Spacer, min",
                        title: [.text("How do you push "), .code("two"), .text(" texts?")], front: [],
                        back: [.paragraph([.text("A "), .code("Spacer()"), .text(".")])], answer: nil,
                        position: SourcePosition(line: 6, column: 1))
                    card.idRange = SourceRange(lower: 101, upper: 111)
                    return card
                }()
            ])
    }

    @Test func `a deck without a name is named after course and lesson`() {
        #expect(read(Self.head).file.deck == "Course::Stacks")
    }

    @Test func `snippets of cards run on the lesson's device, beside the lesson's own`() {
        let (file, diagnostics) = read(
            Self.head + """
                ## A
                <!-- card id=a -->
                ```swift layout id=abc
                B()
                ```
                [1](check:abc "q") [2](check:stacks#abc "q")
                """)
        #expect(diagnostics.isEmpty)
        #expect(file.document.snippets.map(\.key) == ["cards/stacks#abc"])
        #expect(file.document.snippets[0].source?.conditions.device.name == "canvas")
        #expect(file.document.claims.map(\.snippet) == ["cards/stacks#abc", "stacks#abc"])
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var expected: String

        var testDescription: String { markdown }
    }

    static let cases: [Case] = [
        Case(
            markdown:
                "## A\n<!-- card id=a kind=trick -->\nfront\n\n---\n\nback\n\n***\n\nmore\n### C\nd\n## B\n<!-- card id=b -->\ne",
            expected: #"""
                1: trick a: A
                front
                  paragraph front
                back
                  paragraph back
                  break
                  paragraph more
                  heading 3 #c C
                  paragraph d
                14: explain b: B
                back
                  paragraph e
                """#),
        Case(
            markdown:
                "## A\n<!-- card id=a kind=predict -->\n![x](layout:abc)\n\n---\n\nIt is [wide](check:abc \"a\"), [3 pt](check:abc \"b\") and [4](check:abc).",
            expected: #"""
                1: predict a: A
                front
                  layout figure of stacks#abc: x
                back
                  paragraph It is ⟨claim 0: wide⟩, ⟨claim 1: 3 pt⟩ and ⟨claim 2: 4⟩.
                answer 3 pt
                """#),
        Case(
            markdown:
                "## A\n<!-- card id=a kind=cloze -->\nA ==Spacer== takes **==all `x` _that_ is== left**; a == b, c==d.\n\n- ==f== `==g==`",
            expected: #"""
                1: cloze a: A
                back
                  paragraph A ⟨gap Spacer⟩ takes *⟨gap all `x` _that_ is⟩ left*; a == b, c==d.
                  list
                    item
                      paragraph ⟨gap f⟩ `==g==`
                """#),
        Case(
            markdown: "## The ==front== `x`\n<!-- card id=a kind=cloze -->",
            expected: #"""
                1: cloze a: The ⟨gap front⟩ `x`
                back
                """#),
        // What is wrong.
        Case(
            markdown: "text\n\n# A\n\n## B\nno directive\n\n## C\n\n<!-- card id=c -->\n\nd",
            expected: #"""
                8: explain c: C
                back
                  paragraph d
                1:1: error: this belongs to no card → a card begins with a heading of level 2: ## …
                3:1: error: this belongs to no card → a card begins with a heading of level 2: ## …
                5:1: error: this card has no id → write <!-- card id=… kind=… --> on the line below the heading
                """#),
        Case(
            markdown:
                "## A\n<!-- card kind=write -->\nb\n\n## C\n<!-- card id=c -->\n\n## D\n<!-- card id=d\nkind=write -->\ne",
            expected: #"""
                5: explain c: C
                back
                2:1: error: this card has no id → write id=…: it keeps a learner's history when the text changes
                5:1: error: the card 'c' has no back → write the answer below, or below a line ---
                9:1: error: the 'card' directive stands with other text → put it on a line of its own
                """#),
        Case(
            markdown: "## A\n<!-- card id=a/b kind=wirte topc=x id topic= -->\nb",
            expected: #"""
                2:14: error: 'a/b' cannot be an id → ids are made of letters, digits, '-' and '_'
                2:23: error: there is no kind of card 'wirte' → did you mean 'write'?
                2:29: error: a card has no attribute 'topc' → did you mean 'topic'?
                2:36: error: 'id' stands here twice
                2:39: error: 'topic' has no value → a card takes id=…, kind=… and topic=…
                """#),
        Case(
            markdown: "## A\n<!-- crad id=a -->\nb\n\n## B\n<!-- card -->\nb",
            expected: #"""
                2:1: error: 'crad' is no directive → did you mean <!-- card … -->?
                6:1: error: this card has no id → write id=…: it keeps a learner's history when the text changes
                """#),
        Case(
            markdown: "## A\n<!-- card id=a -->\nb\n\n<!-- card id=b -->\n\nc\n\n<!-- answer -->\n\nd",
            expected: #"""
                1: explain a: A
                back
                  paragraph b
                  paragraph c
                  paragraph d
                5:1: error: a 'card' directive stands right below its heading → move it up, one for each heading
                9:1: error: a card has no 'answer': its back is one → split the card with a line ---
                """#),
        Case(
            markdown: "## A\n<!-- card id=a -->\nfront\n---\nback",
            expected: #"""
                1: explain a: A
                back
                  heading 2 #front front
                  paragraph back
                3:1: error: the line of dashes makes a heading of the text above it → leave a blank line before ---, or write the heading with ##
                """#),
        Case(
            markdown:
                "## A\n<!-- card id=a kind=predict -->\n[3](check:abc \"b\")\n\n## B\n<!-- card id=b kind=predict -->\n[3](check:abc)\n\n---\n\n[wide](check:abc \"a\")",
            expected: #"""
                1: predict a: A
                back
                  paragraph ⟨claim 0: 3⟩
                5: predict b: B
                front
                  paragraph ⟨claim 1: 3⟩
                back
                  paragraph ⟨claim 2: wide⟩
                1:1: error: the predict card 'a' has no line --- between question and answer
                5:1: error: the back of the predict card 'b' claims no number → the first claim there that is a number is what the learner types
                """#),
        Case(
            markdown:
                "## A\n<!-- card id=a kind=cloze -->\nb == c\n\n## B\n<!-- card id=b kind=cloze -->\nb ==c\n\nd== ==e==\n\n## C\n<!-- card id=c -->\nb ==c==",
            expected: #"""
                1: cloze a: A
                back
                  paragraph b == c
                5: cloze b: B
                back
                  paragraph b ==c
                  paragraph d== ⟨gap e⟩
                11: explain c: C
                back
                  paragraph b ==c==
                1:1: error: the cloze card 'a' hides nothing → write ==around== what it hides
                5:1: error: a mark == of the card 'b' is never closed → a hidden part begins and ends with == within one paragraph, without a space inside the marks
                11:1: error: the card 'c' hides parts with ==…==, but is no cloze card → write kind=cloze, or take the marks away
                """#),
        Case(
            markdown:
                "## A\n<!-- card id=a -->\n```swift layout\nA()\n```\nb\n\n## B\n<!-- card id=b -->\n[3](check: \"q\")\n![x](layout:)",
            expected: #"""
                1: explain a: A
                back
                  snippet cards/stacks#@6 layout "A()\n"
                  paragraph b
                8: explain b: B
                back
                  paragraph 3⏎x
                10:1: error: no layout or run snippet stands above this in the same card → name the snippet
                11:1: error: no layout or run snippet stands above this in the same card → name the snippet
                """#),
        Case(
            markdown: "## A\n<!-- card id=a -->\nb\n\n## B\n<!-- card id=a -->\nc",
            expected: #"""
                1: explain a: A
                back
                  paragraph b
                5: explain a: B
                back
                  paragraph c
                6:14: error: there is a card 'a' already → ids are unique in the whole course
                """#),
    ]

    @Test(arguments: cases)
    func `cards are read as this`(_ test: Case) { #expect(dump(test.markdown) == test.expected) }
}
