import Testing

@testable import Course

/// `fmt`: what it changes, and that it never changes what a file says.
@Suite struct FormatTests {
    private static func formatted(_ text: String, kind: FormattedFile.Kind = .lesson) -> String {
        let result = FormattedFile(SourceFile(path: "a.md", text: text), kind: kind)
        #expect(result.refusal == nil, "\(text.debugDescription): \(result.refusal?.found ?? "")")
        return String(decoding: result.change.bytes, as: UTF8.self)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var before: String
        var after: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "columns", before: "| a | long cell |\n|--|:--:|\n| longer | b |\n",
            after: "| a      | long cell |\n| ------ | :-------: |\n| longer |     b     |\n"),
        Case(
            name: "no borders", before: "a|b\n--|--:\n1|22222\n",
            after: "| a   |     b |\n| --- | ----: |\n| 1   | 22222 |\n"),
        Case(
            name: "wide characters", before: "| 日本 | é |\n|---|---|\n| a | 🎉🎉 |\n| 👩‍👩‍👧 | e\u{301} |\n",
            after: "| 日本 | é    |\n| ---- | ---- |\n| a    | 🎉🎉 |\n| 👩‍👩‍👧   | e\u{301}    |\n"),
        Case(
            name: "escaped pipes", before: "| a | b |\n|---|---|\n| `x\\|y` | \\| |\n",
            after: "| a      | b   |\n| ------ | --- |\n| `x\\|y` | \\|  |\n"),
        Case(
            name: "missing cells", before: "| a | b |\n|---|---|\n| 1 |\n||\n",
            after: "| a   | b   |\n| --- | --- |\n| 1   |     |\n|     |     |\n"),
        Case(
            name: "in a quote", before: "> | a | b |\n> |---|---|\n>| 111111 | 2 |\n",
            after: "> | a      | b   |\n> | ------ | --- |\n>| 111111 | 2   |\n"),
        Case(
            name: "in a list", before: "- | a | b |\n  |--|--|\n  | 111111 | 2 |\n",
            after: "- | a      | b   |\n  | ------ | --- |\n  | 111111 | 2   |\n"),
        Case(
            name: "indented", before: "  | a | b |\n|--|--|\n   | 111111 | 2 |\n",
            after: "  | a      | b   |\n  | ------ | --- |\n  | 111111 | 2   |\n"),
        Case(
            name: "too wide", before: "|a|\(String(repeating: "b", count: 120))|\n|:--:|--:|\n|  c  |d|\n",
            after: "| a | \(String(repeating: "b", count: 120)) |\n| :--: | --: |\n| c | d |\n"),
        Case(name: "a wrong table", before: "| a | b |\n|-----|\n| 1 |\n", after: "| a | b |\n|-----|\n| 1 |\n"),
        Case(
            name: "claims", before: "| of | gap |\n|--|--|\n| a | [8](check:x \"gap(A, B)\") |\n",
            after: "| of  | gap                      |\n| --- | ------------------------ |\n"
                + "| a   | [8](check:x \"gap(A, B)\") |\n"),
        Case(name: "blanks at ends", before: "# a  \n\ntext \t\n\n***  \n", after: "# a\n\ntext\n\n***\n"),
        Case(name: "hard breaks stay", before: "a  \nb   \nc  \n", after: "a  \nb   \nc\n"),
        Case(name: "blank lines", before: "\n\na\n\n\n \t\nb\n\n\n", after: "\na\n\nb\n"),
        Case(name: "no last line end", before: "a", after: "a\n"),
        Case(name: "only blanks", before: " \n\n", after: ""),
        Case(name: "CRLF", before: "a  \r\n\r\n\r\n\r\nb", after: "a\r\n\r\nb\r\n"),
        Case(name: "byte order mark", before: "\u{FEFF}a  \n", after: "\u{FEFF}a\n"),
        Case(
            name: "code stays", before: "```\na  \n\n\n| a | b |\n|--|--|\n```\n\n    x  \n\n\n    y  \n",
            after: "```\na  \n\n\n| a | b |\n|--|--|\n```\n\n    x  \n\n\n    y  \n"),
        Case(name: "unclosed code", before: "~~~\na  \n\n\n", after: "~~~\na  \n\n\n"),
        Case(name: "HTML stays", before: "<!--\na  \n\n\nb -->\n", after: "<!--\na  \n\n\nb -->\n"),
        Case(
            name: "front matter", before: "---\nminutes: 5\n# its name\ntitle: A\n\nneeds:\n  - a\npart: P\n---\na\n",
            after: "---\nminutes: 5\n# its name\ntitle: A\n\nneeds:\n  - a\npart: P\n---\na\n"),
        Case(
            name: "front matter with comments",
            before:
                "---\n# on top\n\nminutes: 5\n\n# its name\ntitle: A # here\nwhy: >-\n  long\n  text\npart: P\n---\na\n",
            after:
                "---\n# on top\n\n# its name\ntitle: A # here\npart: P\nminutes: 5\n\nwhy: >-\n  long\n  text\n---\na\n"
        ),
        Case(
            name: "front matter in flow style", before: "---\n{ part: P, title: A }\n---\na\n",
            after: "---\n{ part: P, title: A }\n---\na\n"),
        Case(
            name: "front matter with CRLF", before: "---\r\npart: P\r\ntitle: A\r\n---\r\na\r\n",
            after: "---\r\ntitle: A\r\npart: P\r\n---\r\na\r\n"),
        Case(
            name: "an unknown key", before: "---\nparts: P\ntitle: A\n---\na\n",
            after: "---\nparts: P\ntitle: A\n---\na\n"),
    ]

    @Test(arguments: cases) func format(_ one: Case) {
        let after = Self.formatted(one.before)
        #expect(Array(after.utf8) == Array(one.after.utf8), "\(after)")
        #expect(Array(Self.formatted(after).utf8) == Array(after.utf8), "formatted twice")
    }

    @Test func settings() {
        #expect(
            Self.formatted("title: A\nid: a\n# strict\nverified: strict", kind: .settings)
                == "title: A\nid: a\n# strict\nverified: strict")
        #expect(
            Self.formatted("title: A\nid: a\n\n# strict\nverified: strict", kind: .settings)
                == "id: a\n\ntitle: A\n# strict\nverified: strict")
    }

    /// The HTML of all of the specification's examples is the same afterwards, and a second run changes nothing.
    @Test(arguments: CommonMarkTests.examples) func specification(_ example: CommonMarkTests.Example) {
        Self.keepsMeaning(example.markdown)
        Self.keepsMeaning("> " + example.markdown.replacing("\n", with: "\n> "))
        Self.keepsMeaning(example.markdown.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: 0..<40) func random(seed: Int) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "a", " ", "  ", "\t", "\n", "\n\n", "\n\n\n", "  \n", "> ", "- ", "1. ", "# ", "***\n", "```\n", "~~~\n",
            "    ", "<!-- x\n", "-->", "<div>\n", "| a | b |\n|--|:-:|\n", "| c\\|d | `e` |\n", "|", "\\", "`", "*",
            "[x]: y\n", "[x]", "日本", "🎉", "\r\n", "===\n", "---\n", "\u{A0}",
        ]
        for _ in 0..<60 { Self.keepsMeaning(random.text(of: pieces, upTo: 16)) }
    }

    private static func keepsMeaning(_ body: String) {
        let before = frontMatter + body
        let after = formatted(before)
        let old = read(before, frontMatter: "")
        let new = read(after, frontMatter: "")
        #expect(
            CommonMarkHTML(new.document.blocks).text == CommonMarkHTML(old.document.blocks).text,
            "\(body.debugDescription)")
        #expect(old.diagnostics.map(\.identifier) == new.diagnostics.map(\.identifier), "\(body.debugDescription)")
        #expect(Array(formatted(after).utf8) == Array(after.utf8), "formatted twice: \(body.debugDescription)")
    }
}
