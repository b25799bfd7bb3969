import DeckFile

/// A card and the deck it is from.
public struct QuizCard: Equatable, Sendable {
    public var card: DeckCard
    public var deck: String
    public var lesson: String

    public init(card: DeckCard, deck: String, lesson: String) {
        self.card = card
        self.deck = deck
        self.lesson = lesson
    }

    /// The question on one line.
    var question: String {
        let text = PlainText.text(card.front, gaps: .hidden)
        return text.split(separator: "\n").first.map(String.init) ?? ""
    }
}
