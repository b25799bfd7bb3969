import Testing

@testable import QuizCore

@Suite("A session")
struct QuizSessionTests {
    @Test func counts() {
        var session = QuizSession(cards: SampleDeck.plain(4))
        for grade in [Grade.again, .hard, .good, .easy] { session.answer(grade) }
        #expect(session.isFinished)
        #expect(session.current == nil)
        #expect(session.result == QuizResult(right: 3, wrong: 1))
        #expect(session.missed.map(\.card.id) == ["card0"])
        // A further answer has no card.
        session.answer(.again)
        #expect(session.answered == 4)
    }

    @Test func takesAnswersBack() {
        var session = QuizSession(cards: SampleDeck.plain(2))
        session.answer(.again)
        session.answer(.good)
        session.undo()
        session.undo()
        #expect(session == QuizSession(cards: SampleDeck.plain(2)))
        session.undo()
        #expect(session == QuizSession(cards: SampleDeck.plain(2)))
    }

    /// The latest answer to a card counts; taking it back in the second round brings the first round's back.
    @Test func repeatsWhatWasMissed() {
        var session = QuizSession(cards: SampleDeck.plain(3))
        for grade in [Grade.again, .good, .again] { session.answer(grade) }
        session.repeatMissed()
        #expect(session.cards.map(\.card.id) == ["card0", "card2"])
        session.answer(.good)
        #expect(session.result == QuizResult(right: 2, wrong: 1))
        session.undo()
        #expect(session.result == QuizResult(right: 1, wrong: 2))
        session.answer(.good)
        session.answer(.easy)
        #expect(session.result == QuizResult(right: 3, wrong: 0))
    }

    @Test(arguments: [
        (0, 0, "No card answered."), (1, 0, "1 card, all right."), (2, 1, "3 cards: 2 right, 1 wrong (67 % right)."),
        (0, 1, "1 card: 0 right, 1 wrong (0 % right)."), (1, 1, "2 cards: 1 right, 1 wrong (50 % right)."),
    ])
    func summarizes(right: Int, wrong: Int, text: String) {
        #expect(QuizResult(right: right, wrong: wrong).summary == text)
    }
}
