import Testing

@testable import Course

/// Whatever stands in a course's files, reading them ends with content and diagnostics that point into the files.
struct ReaderFuzzTests {
    private static let pieces = [
        "---\n", "title: T\n", "lesson: a\n", "needs: [a, b]\n", "sources: [{title: x, url: 'https://a.b'}]\n", "{",
        "[", "]",
        "```swift layout id=a\nA()\n```\n", "```swift id=b uses=a,b diff=a\n```\n", "```swift run\n", "```\n",
        "```console of=a\n",
        "```swift ", "width=3 ", "'", "\"", "=", "uses=", "\n", "\n\n", "# A\n", "## B\n",
        "<!-- card id=x kind=cloze -->\n",
        "<!-- card id=y kind=predict -->\n", "<!-- answer -->\n", "<!-- card", "-->", "==a==", "==",
        "[1](check:a \"q\") ",
        "[2](check:) ", "[3][r] ", "\n[r]: check:a 'q'\n", "[4](fact:https://a.b) ", "![c](layout:a?borders&width=3) ",
        "![d](explore:a?width=1...2) ", "[e](a.md#b) ", "](check:", "] (check:", "]: check:", "][", "3 ", "iPhone 17 ",
        "| a | 5 |\n|--|--|\n| \\| | 6 |\n", "> ", "- ", "\t", "  ", "é", "&amp;", "\\", "**", "_", "\u{85}", "\r\n",
        "\u{FEFF}",
    ]

    @Test(arguments: 0..<10)
    func `every course is read, and every diagnostic points into its file`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        for round in 0..<60 {
            let head = round % 3 == 0 ? "" : "---\ntitle: T\n---\n"
            let lesson = head + random.text(of: Self.pieces, upTo: 40)
            let other = head + random.text(of: Self.pieces, upTo: 40)
            let cards = (round % 3 == 0 ? "" : "---\nlesson: a\n---\n") + random.text(of: Self.pieces, upTo: 40)
            let (content, diagnostics) = CourseReader(devices: testDevices).read(
                lessons: [("01-a.md", lesson), ("02-b.md", other)], cards: [("01-a.md", cards)],
                settings: random.text(of: Self.pieces, upTo: 4))
            let files = (content.lessons.map(\.document) + content.cardFiles.map(\.document)).map(\.file)
            #expect(files.map(\.text) == [lesson, other, cards])
            for diagnostic in diagnostics {
                guard let file = files.first(where: { $0.path == diagnostic.path }) else { continue }
                #expect(diagnostic.position.line <= file.lineStarts.count && diagnostic.position.column >= 1)
                guard let range = diagnostic.range else { continue }
                #expect(0 <= range.lower && range.lower <= range.upper && range.upper <= file.text.utf8.count)
                #expect(file.position(at: range.lower) == diagnostic.position)
            }
            for document in content.lessons.map(\.document) {
                #expect(document.claims.allSatisfy { !$0.stated.contains("\n") && !$0.stated.isEmpty })
            }
        }
    }
}
