/// What a learner answered to a card.
public struct Answer: Equatable, Sendable {
    /// The card's guid.
    public var card: String
    public var grade: Grade
    /// What was typed, where a number was asked for.
    public var typed: String?

    public init(card: String, grade: Grade, typed: String? = nil) {
        self.card = card
        self.grade = grade
        self.typed = typed
    }
}
