import DeckFile
import Foundation
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
    func isTheNumber(stated: String, number: String?, unit: String?) throws {
        var course = SampleCourse()
        course.claims = [SampleCourse.claim(stated)]
        let folder = try TemporaryFolder()
        let builder = DeckBuilder(changeTime: 1)
        guard number != nil else {
            let error = #expect(throws: DeckError.self) {
                try builder.write(course: course.checked, to: folder.decks, lock: folder.lock)
            }
            #expect(error?.diagnostics.map(\.identifier) == ["card-answer-missing"])
            return
        }
        _ = try builder.write(course: course.checked, to: folder.decks, lock: folder.lock)
        let answer = try DeckReader.read(folder.decks.appendingPathComponent("spacers.json")).cards[2].answer
        #expect(answer?.number == number)
        #expect(answer?.unit == unit)
    }

    /// A percentage is compared as a fraction, so its tolerance is stated as one; what is typed is the percentage.
    @Test(arguments: [
        ("8 pt", 0.6, 0.6), ("50%", 0.05, 5), ("50%", 0.009, 0.9), ("50%", 0.0023, 0.23), ("50%", 0.00001, 0.001),
    ])
    func mayBeOffByWhatTheClaimStates(stated: String, tolerance: Double, answered: Double) throws {
        var course = SampleCourse()
        course.claims = [SampleCourse.claim(stated)]
        course.verdicts = [.holds(value: "", tolerance: tolerance)]
        let folder = try TemporaryFolder()
        _ = try DeckBuilder(changeTime: 1).write(course: course.checked, to: folder.decks, lock: folder.lock)
        let answer = try DeckReader.read(folder.decks.appendingPathComponent("spacers.json")).cards[2].answer
        #expect(answer?.tolerance == answered)
    }

    @Test(arguments: [
        (TypedAnswer(number: "8"), "a whole number"), (TypedAnswer(number: "8.0", unit: "pt"), "to one decimal, in pt"),
        (TypedAnswer(number: "8.25"), "to 2 decimals"), (TypedAnswer(number: "8", tolerance: 0.6), "± 0.6"),
    ])
    func saysHowPrecisely(answer: TypedAnswer, hint: String) {
        #expect(answer.hint == hint)
    }
}
