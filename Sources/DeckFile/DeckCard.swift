/// One card of a deck.
public struct DeckCard: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Equatable, Sendable, CaseIterable {
        /// How would you write it?
        case write
        /// Asks where a misunderstanding would answer wrongly.
        case trick
        case explain
        /// A text with gaps: runs of `front` that are `gap`.
        case cloze
        /// A number to type: `answer`.
        case predict
    }

    /// The author's id, unique in the course.
    public var id: String
    /// The same in every deck format and for ever: what a learner's history hangs on.
    public var guid: String
    public var kind: Kind
    public var topic: String?
    /// When the content last changed, in seconds since 1970.
    public var modified: Int
    public var front: [CardBlock]
    /// What is shown below the front once the card is turned.
    public var back: [CardBlock]
    /// What is to be typed; of a `predict` card only.
    public var answer: TypedAnswer?

    public init(
        id: String, guid: String, kind: Kind, topic: String?, modified: Int, front: [CardBlock], back: [CardBlock],
        answer: TypedAnswer? = nil
    ) {
        self.id = id
        self.guid = guid
        self.kind = kind
        self.topic = topic
        self.modified = modified
        self.front = front
        self.back = back
        self.answer = answer
    }
}
