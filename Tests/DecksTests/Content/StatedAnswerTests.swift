import DeckFile
import Testing

@testable import Decks

/// How the lesson format lets an author write a number, and what is then typed.
@Suite("The answer to type")
struct StatedAnswerTests {
    @Test(arguments: [
        ("122.1", "122.1", nil), ("122.1 pt", "122.1", "pt"), ("8 points", "8", "points"), ("1,366", "1366", nil),
        ("\u{2212}3.5", "-3.5", nil), ("-3.50", "-3.50", nil), ("50%", "50", "%"), ("50 %", "50", "%"),
        ("twice", nil, nil), ("Three", "3", nil), ("zero points", "0", "points"), ("**16**", "16", nil),
        ("`16`", "16", nil),
        ("about 130", nil, nil), ("200 × 120", nil, nil), ("", nil, nil), ("2 and 3", nil, nil),
    ])
    func isTheNumber(stated: String, number: String?, unit: String?) {
        let answer = TypedAnswer(stated: stated)
        #expect(answer?.number == number)
        #expect(answer?.unit == unit)
        if let answer { #expect(answer.accepts(answer.number) == true) }
    }

    @Test(arguments: [
        (TypedAnswer(number: "8"), "a whole number"), (TypedAnswer(number: "8.0", unit: "pt"), "to one decimal, in pt"),
        (TypedAnswer(number: "8.25"), "to 2 decimals"), (TypedAnswer(number: "8", tolerance: 0.6), "± 0.6"),
    ])
    func saysHowPrecisely(answer: TypedAnswer, hint: String) {
        #expect(answer.hint == hint)
    }
}
