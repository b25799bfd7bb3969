import Testing

@testable import Course

/// What blocks and inlines are read as, as one readable picture a case.
struct StructureTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var expected: String

        var testDescription: String { markdown }
    }

    static let cases: [Case] = [
        Case(
            markdown:
                "# A `b` _c_\n\na\n**b**  \nc\\\nd <i>e</i> [f](https://g.h \"i\") ![j](https://k.n/o.png) <https://l.m>\n\n***\n",
            expected: #"""
                heading 1 #a-b-c A `b` _c_
                paragraph a⏎*b*↵c↵d ⟨html <i>⟩e⟨html </i>⟩ ⟨link https://g.h 'i': f⟩ ⟨image https://k.n/o.png: j⟩ ⟨link https://l.m: https://l.m⟩
                break
                """#),
        Case(
            markdown: "> a\n\n1. b\n2. c\n\n   d\n\n- e\n- f",
            expected: #"""
                quote
                  paragraph a
                list from 1 loose
                  item
                    paragraph b
                  item
                    paragraph c
                    paragraph d
                list
                  item
                    paragraph e
                  item
                    paragraph f
                """#),
        Case(
            markdown: "    a\n\tb\n\n```js x\nc\n```\n\n<div>\n*d*\n</div>\n",
            expected: #"""
                code [] "a\nb\n"
                code [js x] "c\n"
                html "<div>\n*d*\n</div>\n"
                """#),
        Case(
            markdown: "",
            expected: ""),
        // Heading anchors.
        Case(
            markdown: "# Ein Überblick: was *geht*?\n## 日本 `x_y`\n## ...\n## a - b\n## a - b\n## a---b-1\n## A - B",
            expected: #"""
                heading 1 #ein-überblick-was-geht Ein Überblick: was _geht_?
                heading 2 #日本-x_y 日本 `x_y`
                heading 2 #section ...
                heading 2 #a---b a - b
                heading 2 #a---b-1 a - b
                heading 2 #a---b-1-1 a---b-1
                heading 2 #a---b-2 A - B
                """#),
        // Tables.
        Case(
            markdown: "| a | b | c | d |\n|---|:--|--:|:--:|\n| 1 | **2** | `x\\|y` | |\n| only |\nz | y",
            expected: #"""
                table none left right center
                  row (a) (b) (c) (d)
                  row (1) (*2*) (`x|y`) ()
                  row (only) () () ()
                  row (z) (y) () ()
                """#),
        Case(
            markdown: "a|b\n-|-\n",
            expected: #"""
                paragraph a|b⏎-|-
                2:1: error: a table's row of dashes needs at least two dashes a cell → write one cell of dashes for each column: | --- | --- |
                """#),
        Case(
            markdown: "a|b\n--|--\n\\| c \\\\| d\n`e|f`|g",
            expected: #"""
                table none none
                  row (a) (b)
                  row (| c \) (d)
                  row (`e) (f`)
                4:7: error: the row has 3 cells for 2 of the header: what is too much would vanish → a pipe within a cell is written \|
                """#),
        Case(
            markdown: "- | a |\n  | -- |\n  | b |\n\n> | # c |\n> | -- |\n> | - d #|\n> | `` ` `` |",
            expected: #"""
                list
                  item
                    table none
                      row (a)
                      row (b)
                quote
                  table none
                    row (# c)
                    row (- d #)
                    row (```)
                """#),
        Case(
            markdown:
                "| [a][w] | [b](https://c\\|d) |\n| -- | -- |\n| <b>x</b> | &times; ![i](http://j) |\n\n[w]: https://x.y",
            expected: #"""
                table none none
                  row (⟨link https://x.y: a⟩) (⟨link https://c|d: b⟩)
                  row (⟨html <b>⟩x⟨html </b>⟩) (× ⟨image http://j: i⟩)
                """#),
        Case(
            markdown: "a | b\n\n--- | ---",
            expected: #"""
                paragraph a | b
                paragraph --- | ---
                3:1: error: a table needs a header above its row of dashes → write the columns' names on the line above
                """#),
        // Answers.
        Case(
            markdown: "# A\n## Q\na\n\n<!-- answer -->\n\nb\n### C\nd\n## E\nf",
            expected: #"""
                heading 1 #a A
                heading 2 #q Q
                paragraph a
                answer
                  paragraph b
                  heading 3 #c C
                  paragraph d
                heading 2 #e E
                paragraph f
                """#),
        Case(
            markdown: "a\n<!-- answer -->\nb\n# C\n<!-- answer -->\nd\n\n<!-- just a remark -->",
            expected: #"""
                paragraph a
                answer
                  paragraph b
                heading 1 #c C
                answer
                  paragraph d
                  html "<!-- just a remark -->\n"
                """#),
        // Snippets, consoles, figures.
        Case(
            markdown:
                "```swift layout id=a\nA()\n```\n![c `d`](layout:a?borders) \n\nx ![y](trace:a) ![z](explore:a?width=120...402)\n\n![w](layout:a@0?width=97.5&borders)",
            expected: #"""
                snippet a#a layout "A()\n"
                layout figure of a#a borders: c `d`
                paragraph x ⟨trace figure of a#a?explains: y⟩ ⟨explore figure of a#a explored [120.0, 144.0, 167.0, 191.0, 214.0, 238.0, 261.0, 285.0, 308.0, 332.0, 355.0, 379.0, 402.0]: z⟩
                layout figure of a#a?width=97.5@0 borders width 97.5: w
                """#),
        Case(
            markdown:
                "```swift run id=r\nprint(1)\n```\n\n```console\n1\n\n…\n```\n\n~~~ console of=r\n~~~\n\n```swift\n```\n\n```swift fails='no \"x\"'\ny\n```\n\n``` swift sketch\nz\n```",
            expected: #"""
                snippet a#r run "print(1)\n"
                console of a#r ["1", "", "…"]
                console of a#r []
                snippet a#@17 check ""
                snippet a#@20 fails("no \"x\"") "y\n"
                snippet a#@24 sketch "z\n"
                """#),
        Case(
            markdown: "~~~swift fails=\"`x`\"\nA\n~~~\n",
            expected: #"snippet a#@4 fails("`x`") "A\n""#),
        // Links between lessons, and facts.
        Case(
            markdown:
                "# H é\n[a](a) [b](01-a.md#h-é) [c](#h-%C3%A9) [e](./a.md) [f](../Lessons/a.md)",
            expected: #"""
                heading 1 #h-é H é
                paragraph ⟨link lesson a: a⟩ ⟨link lesson a#h-é: b⟩ ⟨link heading h-é: c⟩ ⟨link lesson a: e⟩ ⟨link lesson a: f⟩
                """#),
        Case(
            markdown: "[241.3](fact:https://a.b/c?d#e \"measured\") [**7**](fact: 'book')",
            expected: "paragraph ⟨fact https://a.b/c?d#e 'measured': 241.3⟩ ⟨fact  'book': *7*⟩"),
        Case(
            markdown: "a == b and ==c== stay in lessons",
            expected: "paragraph a == b and ==c== stay in lessons"),
        // Other languages are none of ours, however short their names.
        Case(
            markdown:
                "sh bash zsh fish js ts c cpp objc json yaml toml xml html css text diff swig scala rust go python ruby kotlin java sql make markdown"
                .split(separator: " ").map { "```\($0)\n```\n" }.joined(),
            expected:
                "sh bash zsh fish js ts c cpp objc json yaml toml xml html css text diff swig scala rust go python ruby kotlin java sql make markdown"
                .split(separator: " ").map { "code [\($0)] \"\"" }.joined(separator: "\n")),
    ]

    @Test(arguments: cases)
    func `Markdown is read as this`(_ test: Case) { #expect(dump(test.markdown) == test.expected) }
}
