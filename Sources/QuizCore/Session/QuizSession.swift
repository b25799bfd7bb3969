/// Which card is asked, and what was answered so far.
public struct QuizSession: Equatable, Sendable {
    /// The cards of this round, in the order asked.
    public private(set) var cards: [QuizCard]
    /// The latest grade of every card that was answered, in this round or an earlier one.
    private var grades: [String: Grade] = [:]
    /// What `grades` held before each answer of this round.
    private var history: [[String: Grade]] = []
    /// 1, and one more with each repetition of the missed cards.
    public private(set) var round = 1

    public init(cards: [QuizCard]) {
        self.cards = cards
    }

    /// The card that is asked; nil when all are answered.
    public var current: QuizCard? { isFinished ? nil : cards[answered] }
    /// How many of the round's cards have an answer, from the first.
    public var answered: Int { history.count }
    public var isFinished: Bool { answered >= cards.count }
    public var canUndo: Bool { answered > 0 }

    public mutating func answer(_ grade: Grade) {
        guard let card = current?.card.guid else { return }
        history.append(grades)
        grades[card] = grade
    }

    /// Takes the round's last answer back; its card is asked again.
    public mutating func undo() {
        guard let earlier = history.popLast() else { return }
        grades = earlier
    }

    /// The cards of this round whose latest grade is "again".
    public var missed: [QuizCard] { cards.filter { grades[$0.card.guid]?.isRight == false } }

    /// Begins a round of the missed cards.
    public mutating func repeatMissed() {
        let missed = missed
        guard !missed.isEmpty else { return }
        cards = missed
        history = []
        round += 1
    }

    /// Over all rounds, by the latest answer to each card.
    public var result: QuizResult {
        QuizResult(
            right: grades.values.count(where: \.isRight), wrong: grades.values.count { !$0.isRight })
    }
}

/// How a session went.
public struct QuizResult: Equatable, Sendable {
    public var right: Int
    public var wrong: Int

    var answered: Int { right + wrong }

    var summary: String {
        guard answered > 0 else { return "No card answered." }
        let cards = answered == 1 ? "1 card" : "\(answered) cards"
        let share = (200 * right + answered) / (2 * answered)
        return wrong == 0 ? "\(cards), all right." : "\(cards): \(right) right, \(wrong) wrong (\(share) % right)."
    }
}
