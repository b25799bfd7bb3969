import Testing

@testable import Course

/// A snippet that claims of the cases ask: four lines, so that what follows is on line 5.
private let snippet = "```swift layout id=abc\nText(\"A\")\n```\n\n"

/// What each claim states, where, and its query with the place of it.
private func claims(_ body: String) -> String {
    let (document, diagnostics) = read(snippet + body)
    let bytes = Array(document.file.text.utf8)
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.lower..<range.upper], as: UTF8.self) }
    let found = document.claims.map { claim in
        let position = document.file.position(at: claim.range.lower)
        // The range is exact if what it holds is what is stated.
        let place = "\(position.line - 7):\(position.column)"
        let query = claim.queryRange.map { " \(text($0))" } ?? ""
        return "\(place) \(text(claim.range))|\(claim.stated == text(claim.range) ? "" : "WRONG")"
            + "\(claim.text == claim.stated ? "" : " (\(claim.text))")\(query)"
            + (claim.query.map { $0 == claim.queryRange.map(text) ? "" : " read as \($0)" } ?? "")
            + (claim.state.map { " @\($0)" } ?? "")
    }
    return (found + diagnostics.map { lines($0, above: 7) }).joined(separator: "\n")
}

struct ClaimCase: CustomTestStringConvertible, Sendable {
    var name: String
    var markdown: String
    var expected: String

    var testDescription: String { name }
}

struct ClaimTests {
    static let located: [ClaimCase] = [
        ClaimCase(name: "in text", markdown: #"It is [3](check:abc "width(A)") wide."#, expected: "1:8 3| width(A)"),
        ClaimCase(
            name: "in a table cell beside an escaped pipe",
            markdown: #"""
                | a | b |
                |---|--:|
                | a\|b [3](check:abc "width(A)") | `x\|y` and [4](check:abc "height(A)") |
                """#,
            expected: "3:9 3| width(A)\n3:48 4| height(A)"),
        ClaimCase(
            name: "that itself holds an escaped pipe",
            markdown: #"""
                | a |
                | -- |
                | [x\|y](check:abc "text('x\|y')") |
                """#,
            expected: #"3:4 x\|y| (x|y) text('x\|y') read as text('x|y')"#),
        ClaimCase(
            name: "in a heading", markdown: ##"## Are [3](check:abc "width(A)") enough? ##"##,
            expected: "1:9 3| width(A)"),
        ClaimCase(
            name: "in an underlined heading", markdown: "Are\n  [3](check:abc \"width(A)\")\n===",
            expected: "2:4 3| width(A)"),
        ClaimCase(
            name: "in bold and emphasis", markdown: #"**a _b [3](check:abc "width(A)")_** and ***[4](check:abc)***"#,
            expected: "1:9 3| width(A)\n1:45 4|"),
        ClaimCase(
            name: "whose text is bold or code",
            markdown: #"[**3**](check:abc "width(A)") [`4`](check:abc) [_`5`_](check:abc)"#,
            expected: "1:4 3| width(A)\n1:33 4|\n1:51 5|"),
        ClaimCase(
            name: "whose text is code in part", markdown: #"[`a` 3](check:abc "text(A)")"#,
            expected: "1:2 `a` 3| (a 3) text(A)"),
        ClaimCase(
            name: "in list items",
            markdown: "- a\n  wrapped [3](check:abc)\n1. b\n   - [4](check:abc)\nlazy [5](check:abc)",
            expected: "2:12 3|\n4:7 4|\n5:7 5|"),
        ClaimCase(
            name: "in lists nested with tabs", markdown: "-\ta\n\t-\tb\n\t\tc [3](check:abc)\n\n\t\t> d [4](check:abc)",
            expected: "3:6 3|\n5:8 4|"),
        ClaimCase(
            name: "in quotes, lazily too", markdown: "> a [3](check:abc)\n> > b\n> [4](check:abc)\nc [5](check:abc)",
            expected: "1:6 3|\n3:4 4|\n4:4 5|"),
        ClaimCase(
            name: "in a caption", markdown: #"![It is [3](check:abc "width(A)") wide](layout:abc)"#,
            expected: "1:10 3| width(A)"),
        ClaimCase(
            name: "behind wrapped lines", markdown: "a\n    b  \n\tc\\\n d [3](check:abc \"width(A)\")",
            expected: "4:5 3| width(A)"),
        ClaimCase(
            name: "behind escapes and character references",
            markdown: #"\*é \[x\] &times;&amp;&unknown; &#8212; `a\` <b> <https://a.b> [3](check:abc)"#,
            expected: "1:66 3|"),
        ClaimCase(
            name: "that holds them", markdown: #"[200 &times; 1\.5](check:abc "text('a\"b')")"#,
            expected: #"1:2 200 &times; 1\.5| (200 × 1.5) text('a\"b') read as text('a"b')"#),
        ClaimCase(
            name: "with each kind of title",
            markdown: "[1](check:abc 'a \"b\"') [2](check:abc (c)) [3](<check:abc> \"d\")",
            expected: "1:2 1| a \"b\"\n1:25 2| c\n1:44 3| d"),
        ClaimCase(
            name: "by reference",
            markdown: """
                [3][W] [text(A)][] [Text(A)] [4][w]

                [w]: check:abc "width(A)"
                 [text(A)]: <check:abc>
                    'text(A)'
                [W]: check:abc "height(A)"
                """,
            expected: """
                1:2 3| width(A)
                1:9 text(A)| text(A)
                1:21 Text(A)| text(A)
                1:31 4| width(A)
                6:1: warning: [W] is defined already: this definition is ignored → give one of the two another name
                """),
        ClaimCase(
            name: "by a definition within a quote, a list, and above a paragraph",
            markdown: "> [q]: check:abc \"a\"\n\n- [l]: check:abc \"b\"\n\n[p]: check:abc \"c\"\n[1][q] [2][l] [3][p]",
            expected: "6:2 1| a\n6:9 2| b\n6:16 3| c"),
        ClaimCase(
            name: "by reference in a table", markdown: "| a |\n| -- |\n| x \\| [3][w] |\n\n[w]: check:abc \"width(A)\"",
            expected: "3:9 3| width(A)"),
        ClaimCase(
            name: "of a state", markdown: "[3](check:abc@0) [4](check:@1) [5](check:a#abc@12) [6](check:01-a#abc)",
            expected: "1:2 3| @0\n1:19 4| @1\n1:33 5| @12\n1:53 6|"),
        ClaimCase(
            name: "of the snippet above", markdown: "[3](check: \"width(A)\")", expected: "1:2 3| width(A)"),
        ClaimCase(
            name: "in text of other scripts", markdown: "日本語 [三](check:abc \"text(A)\") 🙂 [é](check:abc \"text(B)\")",
            expected: "1:12 三| text(A)\n1:44 é| text(B)"),
        ClaimCase(
            name: "behind inline HTML and code of several lines", markdown: "`a\n b` <i\n c='d'> [3](check:abc)",
            expected: "3:10 3|"),
    ]

    @Test(arguments: located)
    func `a claim is located exactly`(_ test: ClaimCase) { #expect(claims(test.markdown) == test.expected) }

    @Test(arguments: located)
    func `and so it is where lines end with CR LF`(_ test: ClaimCase) {
        let body = test.markdown.replacing("\n", with: "\r\n")
        #expect(claims(body) == test.expected.replacing("\n", with: "\n"))
    }

    @Test(arguments: located)
    func `and in a quote within a list`(_ test: ClaimCase) {
        // Laziness means something else there.
        guard !test.name.contains("lazily"), !test.name.contains("list items"), !test.name.contains("definition") else {
            return
        }
        let body = test.markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { ($0.offset == 0 ? "- > " : "  > ") + $0.element }.joined(separator: "\n")
        let moved = test.expected.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let column = Int(parts[1].prefix { $0.isNumber }) ?? 0
            return "\(parts[0]):\(column + 4)\(parts[1].drop { $0.isNumber })"
        }
        #expect(claims(body) == moved.joined(separator: "\n"))
    }
}
