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

    @Test func `where none is near, the names are listed, a dozen at most`() {
        #expect(Nearest.hint(to: "zz", among: ["a", "b"], nothing: "none") == "there are: a, b")
        #expect(Nearest.hint(to: "zz", among: [], nothing: "none") == "none")
        let many = (10..<30).map { "a\($0)" }
        #expect(
            Nearest.hint(to: "zz", among: many, nothing: "")
                == "there are 20: a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, …")
    }
}
