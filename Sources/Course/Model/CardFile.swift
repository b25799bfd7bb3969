/// A file of Cards/.
public struct CardFile: Sendable {
    /// The file's name without its number and extension.
    public var slug: String
    public var name: String
    /// The slug of the lesson the cards belong to.
    public var lesson: String
    /// `SwiftUI Layout::Stacks`.
    public var deck: String
    public var cards: [Card]
    /// Its snippets, claims and consoles; the cards' blocks refer to them by position.
    public var document: Document

    public init(slug: String, name: String, lesson: String, deck: String, cards: [Card], document: Document) {
        self.slug = slug
        self.name = name
        self.lesson = lesson
        self.deck = deck
        self.cards = cards
        self.document = document
    }
}

public struct Card: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable, CaseIterable { case write, trick, explain, cloze, predict }

    /// The author's id, unique in the course: what a learner's review history hangs on.
    public var id: String
    public var kind: Kind
    public var topic: String?
    /// The heading.
    public var title: [Inline]
    /// What stands between the heading and the thematic break, if there is one.
    public var front: [Block]
    public var back: [Block]
    /// For a `predict` card: the claim of the back that the learner types, as a position in `Document.claims`.
    public var answer: Int?
    /// Of the heading.
    public var position: SourcePosition
    /// Where the id stands in the file.
    public var idRange = SourceRange(lower: 0, upper: 0)

    public init(
        id: String, kind: Kind, topic: String?, title: [Inline], front: [Block], back: [Block], answer: Int?,
        position: SourcePosition
    ) {
        self.id = id
        self.kind = kind
        self.topic = topic
        self.title = title
        self.front = front
        self.back = back
        self.answer = answer
        self.position = position
    }
}
