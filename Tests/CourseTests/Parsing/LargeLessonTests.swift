import Testing

@testable import Course

/// Sizes at which anything worse than linear would not end while one waits.
struct LargeLessonTests {
    private static let snippet = "```swift layout id=abc\nA()\n```\n\n"

    @Test func `ten thousand claims in one file`() {
        let claim = "From A to B it is [122.1](check:abc \"gap(A, B)\") points.\n"
        let (document, diagnostics) = read(Self.snippet + String(repeating: claim, count: 10_000))
        #expect(document.claims.count == 10_000)
        #expect(diagnostics.isEmpty)
        // Every claim stands at the same column of its own line: three lines of front matter, four of the snippet.
        let positions = document.claims.map { document.file.position(at: $0.range.lower) }
        #expect(positions.last == SourcePosition(line: 10_007, column: 20))
        #expect(Set(positions.map(\.column)) == [20])
    }

    @Test func `ten thousand claims in one table`() {
        let row = "| a\\|b | [122.1](check:abc \"gap(A, B)\") |\n"
        let (document, _) = read(Self.snippet + "| a | b |\n|--|--|\n" + String(repeating: row, count: 10_000))
        #expect(document.claims.count == 10_000)
        #expect(
            document.file.position(at: document.claims[9999].range.lower) == SourcePosition(line: 10_009, column: 11))
    }

    @Test func `two megabytes of text on one line`() {
        let (document, _) = read(String(repeating: "some words & more ", count: 120_000) + "3")
        #expect(document.unverifiedNumbers.map(\.range.lower) == [frontMatter.utf8.count + 120_000 * 18])
    }

    @Test func `thousands of errors`() {
        let (_, diagnostics) = read(
            (0..<3000).map { "```swift layout id=s\($0)\n```\n[1](check:t\($0) 'q') [2](check:t \($0))\n\n" }.joined())
        #expect(diagnostics.count == 6000)
    }

    @Test(arguments: [">", "- ", "*a ", "[", "[a](", "<b ", "`a ``", "&#1;", "\\\n", "![", "_*a*", "| a ", "==a "])
    func `a hundred thousand of a special mark`(_ mark: String) {
        let (_, diagnostics) = read(String(repeating: mark, count: 100_000 / mark.utf8.count))
        #expect(diagnostics.filter { $0.identifier == "text-not-located" }.isEmpty)
    }

    @Test func `what the Markdown parser takes too long for is refused`() {
        #expect(problems(String(repeating: "![[]()", count: 6000)).hasSuffix("the file holds more than 5000 images"))
    }

    @Test func `a long chain of uses`() {
        let chain = (1..<500).map { "```swift id=s\($0) uses=s\($0 - 1)\n```\n" }.joined()
        let (document, diagnostics) = read("```swift id=s0\n```\n" + chain)
        #expect(diagnostics.isEmpty)
        #expect(document.snippets[499].source?.uses.count == 499)
    }
}
