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

    @Test(arguments: 0..<20)
    func `every text is located to its last byte`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let text = random.text(of: Self.pieces, upTo: 25)
            let file = SourceFile(path: "a.md", text: text)
            let (_, diagnostics) = DocumentLocator.locate(SourceLines(file), file: file)
            let missed = diagnostics.filter { $0.identifier == "text-not-located" }
            #expect(missed.isEmpty, "\(text.debugDescription) at \(missed.map(\.position))")
        }
    }
}
