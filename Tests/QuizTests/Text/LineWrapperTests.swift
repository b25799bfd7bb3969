import Testing

@testable import QuizCore

@Suite("Wrapping lines")
struct LineWrapperTests {
    @Test(arguments: [
        (10, "one two three", ["one two", "three"]), (7, "one two three", ["one two", "three"]),
        (6, "one two", ["one", "two"]), (3, "abcdef", ["abc", "def"]), (5, "a    b", ["a", "b"]),
        (4, "日本語", ["日本", "語"]), (5, "日本語", ["日本", "語"]), (4, "日本、", ["日", "本、"]),
        (9, "well-known", ["well-", "known"]), (5, "a\nb", ["a", "b"]), (5, "a\n\nb", ["a", "", "b"]), (5, "", [""]),
        (1, "日", ["日"]), (5, "ab  ", ["ab"]), (9, "- -5 is -5", ["- -5 is", "-5"]),
    ])
    func prose(width: Int, text: String, lines: [String]) {
        #expect(LineWrapper(width: width).prose([(text, .plain)]).map(\.text) == lines)
    }

    /// Nothing of code is lost or moved: its parts joined are the line.
    @Test(arguments: [1, 5, 8, 20, 80])
    func codeKeepsEveryCharacter(width: Int) {
        let code = "    let a = [1, 2, 3].map { $0 * 2 }  // twice\n\n        x"
        let lines = LineWrapper(width: width).code([(code, .plain)])
        #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == code)
        #expect(lines.flatMap(\.self).allSatisfy { $0.width <= width })
    }

    @Test func stylesStayWithTheirText() {
        let lines = LineWrapper(width: 4).prose([("one ", .bold), ("two", .dim)])
        #expect(lines == [StyledLine("one", .bold), StyledLine("two", .dim)])
    }
}
