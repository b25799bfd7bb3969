import Testing

@testable import Course

/// Lessons that are wrong in one thing, with all that is said about them.
struct BrokenLessonTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var expected: String

        var testDescription: String { markdown }
    }

    static let snippet = "```swift layout id=abc\nA()\n```\n"

    static let cases: [Case] = [
        // Claims that stay text.
        Case(
            markdown: snippet + #"a [1](check:abc gap(A, B))"#,
            expected:
                "4:5: error: this claim is not read as one, but as mere text → a destination holds no space, and a query stands in quotes"
        ),
        Case(
            markdown: snippet + #"a [1](check: abc "q")"#,
            expected:
                "4:5: error: this claim is not read as one, but as mere text → the destination holds a space: only the query, in quotes, may follow it"
        ),
        Case(
            markdown: snippet + #"a [1](check:abc "text("A")")"#,
            expected:
                "4:5: error: this claim is not read as one, but as mere text → the query holds the quotes that enclose it: enclose it in '…'"
        ),
        Case(
            markdown: snippet + #"a [1](check:abc "gap(A)"#,
            expected:
                "4:5: error: this claim is not read as one, but as mere text → the query's quote is never closed on this line"
        ),
        Case(
            markdown: snippet + "[1](check:abc “gap(A, B)”) and [2](check:abc ‘gap(A, B)’)",
            expected: #"""
                4:3: error: this claim is not read as one, but as mere text → “ is a typographic quote: a query stands in straight ones, "…" or '…'
                4:38: error: this claim is not read as one, but as mere text → ‘ is a typographic quote: a query stands in straight ones, "…" or '…'
                """#),
        Case(
            markdown: snippet
                + #"[1](check) [1](check "width(A)") [2](fact) ![x](layout) ![x](trace?borders) [3](check abc)"#,
            expected: #"""
                4:1: error: 'check' without a colon means nothing here → did you mean 'check:'?
                4:12: error: 'check' without a colon means nothing here → did you mean 'check:'?
                4:34: error: 'fact' without a colon means nothing here → did you mean 'fact:'?
                4:44: error: 'layout' without a colon means nothing here → did you mean 'layout:'?
                4:57: error: 'trace' without a colon means nothing here → did you mean 'trace:'?
                4:79: error: this claim is not read as one, but as mere text → write a colon behind it: check:…
                """#),
        Case(
            markdown: snippet + #"a [1] (check:abc "q")"#,
            expected: "4:5: error: this claim is not read as one, but as mere text → leave no space between ] and ("),
        Case(
            markdown: snippet + #"a [1](check:abc"q")"#,
            expected:
                #"4:3: error: 'check:abc"q"' names no snippet → write [lesson#]id[@state], as abc, stacks#abc or abc@0"#
        ),
        Case(
            markdown: snippet + #"é **x** [**1**](fact:https://a.b b)"#,
            expected:
                "4:16: error: this fact is not read as one, but as mere text → a destination holds no space, and a query stands in quotes"
        ),
        Case(
            markdown: snippet + #"![x](layout:abc ?borders)"#,
            expected:
                "4:4: error: this figure is not read as one, but as mere text → a destination holds no space, and a query stands in quotes"
        ),
        Case(
            markdown: snippet + #"a \[1](check:abc gap(A, B)) and \](check:x"#,
            expected:
                "4:6: error: this claim is not read as one, but as mere text → a destination holds no space, and a query stands in quotes"
        ),
        Case(
            markdown: snippet + "[w]: check:abc width(A)\n\n[1][w]",
            expected: #"""
                4:3: error: this claim is not read as one, but as mere text → a definition is one line of its own, with quotes around the query: [name]: check:abc "gap(A, B)"
                6:4: error: there is no definition of [w] → write one, or a backslash before the bracket if this is mere text
                """#),
        Case(
            markdown: snippet + "[1][wdth] and `a[0][1]` and a\\[0][1]\n\n[width]: check:abc",
            expected: #"""
                4:4: error: there is no definition of [wdth] → did you mean 'width'?
                4:34: error: there is no definition of [1] → there are: width
                6:1: warning: nothing refers to [width], so this claim is not checked → write [text][width] where it belongs, or take it away
                """#),
        // Claims that are none.
        Case(
            markdown: snippet + "a [1\n2](check:abc)",
            expected:
                "4:3: error: this claim is wrapped: it has to stand on one line → begin a new line before its opening bracket instead"
        ),
        Case(
            markdown: snippet + "a [1](check:abc\n'q')",
            expected:
                "4:3: error: this claim is wrapped: it has to stand on one line → begin a new line before its opening bracket instead"
        ),
        Case(
            markdown: snippet + #"[1](check:abd "q") [2](check:zzzzz) [3](check:b#abc) [4](check:a#x-y-z)"#,
            expected: #"""
                4:1: error: no snippet 'abd' in Lessons/01-a.md → did you mean 'abc'?
                4:20: error: no snippet 'zzzzz' in Lessons/01-a.md → there are: abc
                4:37: error: there is no lesson 'b' → there are: a
                4:54: error: no snippet 'x-y-z' in Lessons/01-a.md → there are: abc
                """#),
        Case(
            markdown: #"[1](check: "q") [2](check:@0)"#,
            expected: #"""
                1:1: error: no layout or run snippet stands above this in the same file → name the snippet
                1:17: error: no layout or run snippet stands above this in the same file → name the snippet
                """#),
        Case(
            markdown: snippet + #"[1](check:abc@x "q") [2](check:a#@0) [3](check:a%20b)"#,
            expected: #"""
                4:1: error: 'check:abc@x' names no snippet → write [lesson#]id[@state], as abc, stacks#abc or abc@0
                4:22: error: 'check:a#@0' names no snippet → write [lesson#]id[@state], as abc, stacks#abc or abc@0
                4:38: error: 'check:a%20b' names no snippet → write [lesson#]id[@state], as abc, stacks#abc or abc@0
                """#),
        Case(
            markdown: snippet + #"[1](check:abc "") [2](check:abc " ") [](check:abc "q") <check:abc>"#,
            expected: #"""
                4:16: error: the query is empty → write one, or leave the quotes out for a number that stands in the snippet's code
                4:34: error: the query is empty → write one, or leave the quotes out for a number that stands in the snippet's code
                4:38: error: the claim states nothing → write [122.1](check:abc "gap(A, B)"): the number, the snippet, and the query in quotes
                4:56: error: a claim needs a text that it states → write [122.1](check:abc "gap(A, B)"): the number, the snippet, and the query in quotes
                """#),
        Case(
            markdown: "```swift id=abc\n```\n[1](check:abc 'q') [2](check:abc)",
            expected:
                "3:1: error: snippet 'a#abc' is not run, so there is nothing to ask it → add layout or run to its info string (line 4)"
        ),
        Case(
            markdown: snippet + "**[1](check:abc)**pt\n\nAX**[2](check:abc)**\n\n_**[3](check:abc)**pt_",
            expected: #"""
                4:17: warning: these stars beside a claim are not read as emphasis → take the unit into the claim: **[122.1 pt](check:…)**
                6:19: warning: these stars beside a claim are not read as emphasis → take the unit into the claim: **[122.1 pt](check:…)**
                8:18: warning: these stars beside a claim are not read as emphasis → take the unit into the claim: **[122.1 pt](check:…)**
                """#),
        Case(
            markdown: "[1](fact:) [2](fact:http://a.b 't') [3](fact: 'measured') [4](fact:https://a.b)",
            expected: #"""
                1:1: error: this fact has no source → write [241.3](fact:https://… "where it was measured")
                1:12: error: a fact's source begins with https:// (http://a.b) → write fact:https://…
                """#),
        // Figures.
        Case(
            markdown: snippet + "![a](layout:abc?border) ![a](layout:abc?width=x) ![a](trace:abc?width=3)",
            expected: #"""
                4:1: error: a 'layout:' figure has no parameter 'border' → did you mean 'borders'?
                4:25: error: 'x' is no width → write points as a plain number: width=250
                4:50: error: a 'trace:' figure has no parameter 'width=3' → there are: borders
                """#),
        Case(
            markdown: snippet + "![a](explore:abc?width=9...3) ![a](explore:abc?width=3) ![a](layout:abx)",
            expected: #"""
                4:1: error: '9...3' is no range of widths → write width=120...402
                4:31: error: '3' is no range of widths → write width=120...402
                4:57: error: no snippet 'abx' in Lessons/01-a.md → did you mean 'abc'?
                """#),
        Case(
            markdown: "```swift run id=abc\n```\n![a](layout:abc) [a](layout:abc) ![a](check:abc)",
            expected: #"""
                3:1: error: snippet 'a#abc' is not laid out, so there is nothing to draw → add layout to its info string (line 4)
                3:18: error: a link to 'layout:' draws nothing → a figure has an exclamation mark before it: ![caption](layout:abc)
                3:34: error: an image of 'check:' states nothing → a claim is a link: leave the exclamation mark out
                """#),
        // Other links.
        Case(
            markdown: "# One\n[a](chekc:abc) [b](javascript:x) [c](b.md) [d](01-a.md) [e](#one) [f](#two) [g]()",
            expected: #"""
                2:1: error: 'chekc:' is not a scheme that links may have here → did you mean 'check'?
                2:16: error: 'javascript:' is not a scheme that links may have here → there are: check, fact, http, https, mailto
                2:34: error: there is no lesson 'b.md' → there are: a
                2:67: error: there is no heading '#two' in Lessons/01-a.md → there are: one
                2:77: error: the link leads nowhere → write a destination
                """#),
        // Fences.
        Case(
            markdown: "a\n\n  ~~~swift layout id=abc\n  A()\n",
            expected:
                "3:3: error: this fence is never closed → end it with a line of the same marks, indented and quoted like this one"
        ),
        Case(
            markdown: "> ```swift\n> A()\n\nb",
            expected:
                "1:3: error: this fence is never closed → end it with a line of the same marks, indented and quoted like this one"
        ),
        Case(
            markdown: "```swift fails=\"`x`\"\nA()\n```",
            expected: #"""
                1:1: error: a paragraph begins with three backticks: it was meant as a fence, but is none → an info string after ``` holds no backtick; use ~~~ for the fence
                3:1: error: this fence is never closed → end it with a line of the same marks, indented and quoted like this one
                """#),
        Case(
            markdown: "```Swift layout\n```\n```swfit\n```\n```fish\n```",
            expected: #"""
                1:4: error: 'Swift' is not known here → did you mean 'swift'?
                3:4: error: 'swfit' is not known here → did you mean 'swift'?
                """#),
        Case(
            markdown: "```swift layuot hiden id=a/b wdith=3\n```",
            expected: #"""
                1:10: error: a snippet has no attribute 'layuot' → did you mean 'layout'?
                1:17: error: a snippet has no attribute 'hiden' → did you mean 'hidden'?
                1:26: error: 'a/b' cannot be an id → ids are made of letters, digits, '-' and '_'
                1:30: error: a snippet has no attribute 'wdith' → did you mean 'width'?
                """#),
        Case(
            markdown: "```swift layout run fails=x\n```",
            expected: #"""
                1:17: error: a snippet has one mode, and this is its second → keep one of layout, run, sketch and fails=
                1:21: error: a snippet has one mode, and this is its second → keep one of layout, run, sketch and fails=
                """#),
        Case(
            markdown:
                "```swift layout id= width=-3 height=1e3 text-size=AX6 scheme=drak direction=up figure=border\n```",
            expected: #"""
                1:17: error: 'id=' has no value
                1:27: error: '-3' is no length → write points as a plain number: 250 or 97.5
                1:37: error: '1e3' is no length → write points as a plain number: 250 or 97.5
                1:51: error: 'text-size' cannot be 'AX6' → did you mean 'AX1'?
                1:62: error: 'scheme' cannot be 'drak' → did you mean 'dark'?
                1:77: error: 'direction' cannot be 'up' → there are: ltr, rtl
                1:87: error: 'figure' cannot be 'border' → did you mean 'borders'?
                """#),
        Case(
            markdown: "```swift layout id layout=1 hidden=yes width=3 width=4\n```",
            expected: #"""
                1:17: error: 'id' needs a value → write id=…
                1:20: error: 'layout' stands here twice
                1:29: error: 'hidden' takes no value → write it alone: hidden
                1:48: error: 'width' stands here twice
                """#),
        Case(
            markdown: "```swift layout device=\"iPhone 71\" id='abc\n```",
            expected: #"""
                1:25: error: there is no device 'iPhone 71' → did you mean 'iPhone 17'? there are: iPhone 17, canvas
                1:39: error: the quote of this value is never closed → values have no escapes: use the other kind of quote
                """#),
        Case(
            markdown: "```swift layout device=\"iPhone 17\"id=abc\n```",
            expected: "1:35: error: something follows the value without a space between"),
        Case(
            markdown: "```swift run width=3 figure=plain root=A\n```",
            expected: #"""
                1:14: error: 'width=' means nothing here: this snippet is not laid out → add layout, or leave 'width=' out
                1:22: error: 'figure=' means nothing here: this snippet is not laid out → add layout, or leave 'figure=' out
                1:35: error: 'root=' means nothing here: this snippet is not laid out → add layout, or leave 'root=' out
                """#),
        Case(
            markdown: "```swift sketch uses=a hidden\n```\n```swift layout hidden diff=a figure=none\n```",
            expected: #"""
                1:17: error: 'uses=' means nothing here: a sketch is not compiled
                1:22: error: no snippet 'a' in Lessons/01-a.md → no snippet there has an id: write id=a
                1:24: error: a hidden sketch is neither run nor shown → leave the fence out
                3:24: error: 'diff=' means nothing here: a hidden snippet is not shown
                3:29: error: no snippet 'a' in Lessons/01-a.md → no snippet there has an id: write id=a
                3:31: error: 'figure=' means nothing here: a hidden snippet has no figure of its own
                """#),
        Case(
            markdown: "```swift id=abc\n```\n\n```swift id=abc\n```",
            expected: "4:13: error: this file has a snippet 'abc' already → ids are unique in a file"),
        Case(
            markdown: "```swift id=abc uses=abc,x,,abd@1 diff=abc\n```",
            expected: #"""
                1:22: error: snippets use each other in a circle (a#abc uses a#abc) → move what both need into a snippet of its own
                1:26: error: no snippet 'x' in Lessons/01-a.md → there are: abc
                1:28: error: an id is missing beside a comma
                1:29: error: 'abd@1' names no snippet → write id or lesson#id
                1:40: error: a snippet cannot be a change of itself
                """#),
        Case(
            markdown: "```swift id=a uses=b\n```\n```swift id=b uses=c\n```\n```swift id=c uses=a\n```",
            expected: #"""
                1:20: error: snippets use each other in a circle (a#a uses a#b uses a#c uses a#a) → move what both need into a snippet of its own
                3:20: error: snippets use each other in a circle (a#b uses a#c uses a#a uses a#b) → move what both need into a snippet of its own
                5:20: error: snippets use each other in a circle (a#c uses a#a uses a#b uses a#c) → move what both need into a snippet of its own
                """#),
        Case(
            markdown: "```swift sketch id=s\n```\n```swift fails=x id=f\n```\n```swift uses=s,f\n```",
            expected: #"""
                5:15: error: a sketch is not compiled, so nothing can use it
                5:17: error: a snippet that must not compile cannot be used
                """#),
        Case(
            markdown: "```console\n```\n```swift id=c\n```\n```console of=c\n```\n```console for=c of\n```",
            expected: #"""
                1:1: error: no layout or run snippet stands above this in the same file → name the snippet
                5:15: error: snippet 'c' is not run, so it prints nothing → add layout or run to its info string
                7:12: error: a console fence has no attribute 'for' → it takes one: of=… names the snippet
                7:18: error: a console fence has no attribute 'of' without a value or twice → it takes one: of=… names the snippet
                """#),
        Case(
            markdown: snippet + "```actions\ntab \"A\"\n```",
            expected: "5:1: error: there is no act 'tab' → did you mean 'tap'?"),
        // Tables.
        Case(
            markdown: "a\n| a |\n|---|",
            expected: "3:1: error: a table begins within a paragraph → leave a blank line above the table's header"),
        Case(
            markdown: "|---|---|\n| a | b |",
            expected:
                "1:1: error: a table needs a header above its row of dashes → write the columns' names on the line above"
        ),
        Case(
            markdown: "| a | b |\n|---|\n| c | d |",
            expected:
                "2:1: error: the row of dashes and the header differ in their number of cells: 1 and 2 → write one cell of dashes for each column: | --- | --- |"
        ),
        Case(
            markdown: "| a | b | c | d |\n|--|:--:|--:|:--|--|",
            expected:
                "2:1: error: the row of dashes and the header differ in their number of cells: 5 and 4 → write one cell of dashes for each column: | --- | :--: | --: | :-- |"
        ),
        Case(
            markdown: "| a | b |\n|--|:-:|",
            expected:
                "2:1: error: a table's row of dashes needs at least two dashes a cell → write one cell of dashes for each column: | --- | :--: |"
        ),
        Case(
            markdown: "| a | b | c |\n|:-|-:|",
            expected:
                "2:1: error: a table's row of dashes needs at least two dashes a cell → write one cell of dashes for each column: | :-- | --: | --- |"
        ),
        Case(
            markdown: "| a | b |\n|-|-|\n| c | d |",
            expected:
                "2:1: error: a table's row of dashes needs at least two dashes a cell → write one cell of dashes for each column: | --- | --- |"
        ),
        Case(
            markdown: "| a |\n|---|\n| b | c |",
            expected:
                #"3:7: error: the row has 2 cells for 1 of the header: what is too much would vanish → a pipe within a cell is written \|"#
        ),
        Case(
            markdown: "| a |\n|---|\n| b |\n---",
            expected:
                "2:1: error: the table is read as a heading, because its last row is underlined → leave a blank line between the table and the line of dashes"
        ),
        // Directives and definitions.
        Case(
            markdown: "a <!-- answer --> b",
            expected: "1:3: error: the 'answer' directive stands with other text → put it on a line of its own"),
        Case(
            markdown: "<!-- answer --> b",
            expected: "1:1: error: the 'answer' directive stands with other text → put it on a line of its own"),
        Case(
            markdown: "- a\n\n  <!-- answer -->\n\n> <!-- answer -->",
            expected: #"""
                3:3: error: the 'answer' directive stands inside a quote or list → move it out to the left margin
                5:3: error: the 'answer' directive stands inside a quote or list → move it out to the left margin
                """#),
        Case(
            markdown: "<!-- answr -->\n\n<!-- Answer -->\n\n<!-- answers to come -->\n\n<!-- answer now -->",
            expected: #"""
                1:1: error: 'answr' is no directive → did you mean <!-- answer … -->?
                3:1: error: 'Answer' is no directive → did you mean <!-- answer … -->?
                7:1: error: the 'answer' directive takes nothing → write <!-- answer -->
                """#),
        Case(
            markdown: "<!-- card id=x -->\n\n<!-- cards need work -->",
            expected: "1:1: error: cards are not written in lessons → move the card to a file in Cards/"),
        Case(
            markdown: "<!-- answer -->\n\na\n\n<!-- answer -->\n\nb",
            expected: "5:1: error: this answer begins within another → begin it under a heading"),
        Case(
            markdown: "a[^1]\n\n[^1]: note\n",
            expected:
                #"3:1: error: footnotes are not part of the lesson format: this one would vanish → write the remark into the text, or escape the bracket: \[^1]"#
        ),
        Case(
            markdown: String(repeating: "> ", count: 300) + "a",
            expected:
                "1:1: error: quotes, lists and emphasis are nested more than 200 deep → the whole file is left out until this is mended"
        ),
        Case(
            markdown: snippet
                + "<div>\n[1](check:abc)\n</div>\n\n<div>\n\n[1](check:abc)\n\n</div>\n\n<!--\n[1](check:abc) -->",
            expected:
                "4:1: error: this is HTML, in which no claim, fact or figure is read → leave a blank line around the Markdown"
        ),
        Case(
            markdown: "1. a\n\n       [1](check:abc)\n\nb\n\n    ```swift layout\n    A()\n    ```\n\n`[1](check:abc)`",
            expected: """
                3:8: error: this is indented code, in which no claim, fact or figure is read → indent it by less than four spaces, or put it in a fence
                7:5: error: this is indented code, in which no snippet is read → indent it by less than four spaces, or put it in a fence
                """),
    ]

    @Test(arguments: cases)
    func `what is wrong is said where it is`(_ test: Case) { #expect(problems(test.markdown) == test.expected) }
}
