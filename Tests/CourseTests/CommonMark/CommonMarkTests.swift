import CCmark
import Foundation
import Testing

@testable import Course

/// Lessons are CommonMark: what is read from one, written as HTML, is what libcmark itself writes.
@Suite struct CommonMarkTests {
    struct Example: Decodable, CustomTestStringConvertible, Sendable {
        var markdown: String
        var example: Int
        var section: String

        var testDescription: String { "\(section) \(example)" }
    }

    /// The specification's examples, from Debian's package of a Go library that is tested with them.
    static let examples: [Example] = {
        let file = "/usr/share/gocode/src/github.com/yuin/goldmark/_test/spec.json"
        guard let data = FileManager.default.contents(atPath: file),
            let examples = try? JSONDecoder().decode([Example].self, from: data)
        else { return [] }
        return examples
    }()

    @Test func allExamplesAreThere() {
        // The specification 0.30, which libcmark 0.30 implements, has 652.
        #expect(Self.examples.count == 652)
    }

    /// Links that a course may not have: to lessons that do not exist, to nothing, with schemes that are not for
    /// following. They are errors of the format, and nothing is linked.
    static let refused: Set<Int> = [
        194, 195, 200, 203, 204, 483, 484, 485, 486, 491, 494, 495, 497, 498, 499, 501, 502, 503, 521, 566, 595, 596,
        597, 598, 600,
    ]

    @Test(arguments: examples) func example(_ example: Example) {
        let (document, diagnostics) = read(example.markdown)
        let ours = CommonMarkHTML(document.blocks).text
        guard Self.refused.contains(example.example) else {
            #expect(ours == libcmarks(example.markdown))
            return
        }
        #expect(ours == withoutLinks(libcmarks(example.markdown)))
        let reasons: Set = ["link-scheme", "link-empty", "lesson-unknown"]
        #expect(diagnostics.contains { reasons.contains($0.identifier) && $0.severity == .error })
    }

    private func withoutLinks(_ html: String) -> String {
        html.replacing(#/<a [^>]*>/#, with: "").replacing("</a>", with: "")
    }

    /// Documents made of pieces of Markdown at random, where constructs meet that no example has together.
    @Test(arguments: 0..<40) func random(seed: Int) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let markdown = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
            }.joined()
            let (document, diagnostics) = read(markdown)
            // What the format refuses or has a meaning of its own for is not the specification's.
            guard diagnostics.isEmpty else { continue }
            #expect(CommonMarkHTML(document.blocks).text == libcmarks(markdown), "\(markdown)")
        }
    }

    private static let pieces = [
        "a", "b c", " ", "  ", "    ", "\t", "\n", "\n\n", "\n", "> ", "- ", "+ ", "1. ", "7) ", "# ", "## ", "***\n",
        "*",
        "**", "_", "__", "`", "``", "\\", "\\*", "&amp;", "&#35;", "&nope;", "<b>", "</b>", "<!-- x -->", "<div>\n",
        "[", "]", "[a](https://b.c)", "![a](https://b.c/d.png)", "[a](https://b.c 'd \"e')", "<https://a.b>",
        "\n[x]: https://y.z\n",
        "[x]", "[a][x]", "~~~\n", "```\n", "~~~ js\n", "===\n", "  \n", "\\\n", "\r\n", "日本", "é", "🎉", "\u{A0}", ":",
        "!",
    ]

    private func libcmarks(_ markdown: String) -> String {
        guard let html = cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_UNSAFE) else { return "" }
        defer { free(html) }
        return String(cString: html)
    }
}
