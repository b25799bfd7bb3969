/// Where a document's blocks go. The same blocks make a page of the site and a field of a flashcard.
public struct RenderContext: Equatable, Sendable {
    public enum Medium: Equatable, Sendable {
        /// A page of the site. Every id begins with the prefix, which tells the documents of one page apart; the
        /// ids of a lesson's own headings have none.
        case page(idPrefix: String)
        /// A field of a flashcard: no ids, no hover, figures as files beside it.
        case card
    }

    public enum Cloze: Equatable, Sendable {
        /// Shown and marked.
        case shown
        /// Replaced by an ellipsis.
        case hidden
        /// Anki's own marks: `{{c1::…}}`. What looks like such a mark elsewhere is broken up.
        case anki
    }

    /// What the ids on a card file's own page begin with.
    public static let deckPrefix = "deck"

    public var medium: Medium
    public var cloze: Cloze
    /// Off for the front of a card that asks to predict what its figures show.
    public var showsFigures: Bool
    /// The path of each lesson's page in the site, by slug. Pages link to them from one folder down; a flashcard
    /// has none, and names what such a link leads to.
    public var lessonPages: [String: [String]]
    /// The same for card files. There the id of a card begins with `deckPrefix` and a hyphen.
    public var deckPages: [String: [String]]
    /// What is added to a heading's level, so that a document fits below the headings around it.
    public var headingShift: Int

    public init(
        _ medium: Medium, cloze: Cloze = .shown, showsFigures: Bool = true, headingShift: Int = 0,
        lessonPages: [String: [String]] = [:], deckPages: [String: [String]] = [:]
    ) {
        self.lessonPages = lessonPages
        self.deckPages = deckPages
        self.medium = medium
        self.cloze = cloze
        self.showsFigures = showsFigures
        self.headingShift = headingShift
    }

    var isPage: Bool { medium != .card }
}
