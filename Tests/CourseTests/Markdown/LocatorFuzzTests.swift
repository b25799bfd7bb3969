import Testing

@testable import Course

/// The locator walks the text beside the Markdown parser's tree. Whatever the text, the two have to agree to its last
/// byte: the parser is the oracle, and random texts of its special characters are the cases.
struct LocatorFuzzTests {
    private static let pieces = [
        "a", "b", "3", " ", " ", "\n", "\n", "\n\n", "*", "**", "_", "__", "`", "``", "[", "]", "(", ")", "!", "<", ">",
        "\\",
        "&amp;", "&copy;", "&#35;", "&x;", "&", "\"", "'", "#", "# ", "- ", "1. ", "> ", "  ", "    ", "\t", "|", "\\|",
        "[a](check:b \"c\")", "[a][b]", "\n[b]: /x 'y'\n", "```", "~~~", "---", "\n---\n", "===", "<b>", "<!-- c -->",
        "<https://a.b>", ":", "é", "×", "\\\n", "  \n", "==", "{", "|--|\n", "\n| a | b |\n|---|---|\n| c | d |\n",
        "\r\n",
    ]

    /// A linear congruential generator (Knuth's MMIX constants): the same cases on every run.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: 0..<20)
    func `every text is located to its last byte`(_ seed: Int) {
        var random = Random(state: UInt64(seed))
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<Int.random(in: 1...25, using: &random) {
                text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
            }
            let file = SourceFile(path: "a.md", text: text)
            let (_, diagnostics) = DocumentLocator.locate(SourceLines(file), file: file)
            let missed = diagnostics.filter { $0.identifier == "text-not-located" }
            #expect(missed.isEmpty, "\(text.debugDescription) at \(missed.map(\.position))")
        }
    }
}
