import DeckFile
import Testing

@Suite("A typed number")
struct TypedAnswerTests {
    /// From the rule for claims in the lesson format: a value holds if, rounded to the decimals written, half
    /// away from zero, it prints the same.
    @Test(arguments: [
        ("122.6", "122.6", true), ("122.6", "122.555", true), ("122.6", "122.54", false), ("122.6", "122.65", false),
        ("122.6", "123", false), ("37", "36.5", true), ("37", "37.49", true), ("37", "37.5", false),
        ("3.0", "3", true), ("3", "3.0", true), ("-2.5", "-2.45", true), ("-2.5", "\u{2212}2.5", true),
        ("-2.5", "2.5", false), ("1000", "1,000", true), ("50", "50%", true), ("50", " 50 % ", true),
        ("8", "8 pt", true), ("8", "8 points", true), ("0.5", ".5", true), ("0", "-0", true),
    ])
    func isGradedAtTheWrittenPrecision(answer: String, typed: String, isRight: Bool) {
        #expect(TypedAnswer(number: answer).accepts(typed) == isRight)
    }

    @Test(arguments: [
        "", " ", "abc", "1 2", "1,00", "--1", "1.2.3", "1e5", "0x10", "٣", "8 pt 9", "about 8", "1/2", "∞", "nan",
        String(repeating: "9", count: 400),
    ])
    func isNoNumber(typed: String) {
        #expect(TypedAnswer(number: "8").accepts(typed) == nil)
    }

    /// `± 0.6` takes the place of the precision.
    @Test(arguments: [("122.0", true), ("121.4", true), ("122.6", true), ("122.7", false), ("121.3", false)])
    func mayBeOffByAStatedTolerance(typed: String, isRight: Bool) {
        #expect(TypedAnswer(number: "122", tolerance: 0.6).accepts(typed) == isRight)
    }
}
