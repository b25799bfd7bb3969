import Testing

@testable import Course

struct NearestTests {
    static let cases: [(typed: String, known: [String], expected: String?)] = [
        // One slip of each kind: left out, added, exchanged, swapped; and the case of letters.
        ("titl", ["part", "title"], "title"), ("ttitle", ["part", "title"], "title"),
        ("tytle", ["part", "title"], "title"), ("ttile", ["part", "title"], "title"), ("TITLE", ["title"], "title"),
        // A third of the letters may differ, and no more.
        ("minuts", ["minutes"], "minutes"), ("mnts", ["minutes"], nil), ("spcrs", ["spacers"], "spacers"),
        // The nearest, and of two the first.
        ("stack", ["stocks", "stacks"], "stacks"), ("abd", ["abc", "abe"], "abc"),
        // Another name is no slip.
        ("b", ["a"], nil), ("", ["a"], nil), ("a", [], nil),
    ]

    @Test(arguments: cases)
    func `a slip finds its name`(_ test: (typed: String, known: [String], expected: String?)) {
        #expect(Nearest.name(to: test.typed, among: test.known) == test.expected)
    }

    @Test func `where none is near, the names are listed, each once, and of a few none is left out`() {
        #expect(Nearest.hint(to: "zz", among: ["a", "b"], nothing: "none") == "there are: a, b")
        #expect(Nearest.hint(to: "zz", among: [], nothing: "none") == "none")
        #expect(Nearest.hint(to: "zz", among: ["a", "b", "a"], nothing: "none") == "there are: a, b")
        let many = (10..<99).map { "a\($0)" }
        for count in [16, 24] {
            let all = many.prefix(count).joined(separator: ", ")
            #expect(Nearest.hint(to: "zz", among: Array(many.prefix(count)), nothing: "") == "there are: \(all)")
        }
        #expect(
            Nearest.hint(to: "zz", among: Array(many.prefix(25)), nothing: "")
                == "there are: \(many.prefix(20).joined(separator: ", ")) and 5 more")
    }
}
