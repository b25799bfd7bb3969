/// A block of a card's text.
///
/// In JSON an object whose `type` is the case's name: `{"type": "paragraph", "runs": [{"text": "Hi"}]}`.
public indirect enum CardBlock: Equatable, Sendable {
    case heading([CardRun])
    case paragraph([CardRun])
    /// Pieces that follow each other without anything between them; newlines are in them.
    case code(language: String?, [CodePiece])
    /// The first number of an ordered list; nil for bullets.
    case list(start: Int?, items: [[CardBlock]])
    case quote([CardBlock])
    case table(alignments: [CardAlignment], header: [[CardRun]], rows: [[[CardRun]]])
    /// A picture: the name of its file in the media folder, its caption, and the same for a terminal.
    case figure(file: String?, caption: [CardRun], sketch: LayoutSketch? = nil)
    case rule
}

/// Where the text of a table's column stands.
public enum CardAlignment: String, Codable, Equatable, Sendable { case none, left, center, right }

/// A piece of running text in one style.
public struct CardRun: Equatable, Sendable {
    public enum Style: String, Codable, Equatable, Sendable, CaseIterable, Comparable {
        case code, emphasis, strong
        /// Hidden on the front of a cloze card.
        case gap
        /// A number that was checked when the deck was built.
        case checked

        public static func < (a: Style, b: Style) -> Bool { a.rawValue < b.rawValue }
    }

    /// A newline is a line break.
    public var text: String
    public var styles: Set<Style>
    /// Where it leads, if it is a link.
    public var link: String?

    public init(_ text: String, _ styles: Set<Style> = [], link: String? = nil) {
        self.text = text
        self.styles = styles
        self.link = link
    }
}

/// A piece of code and what the compiler's lexer says it is.
public struct CodePiece: Equatable, Sendable {
    public enum Token: String, Codable, Equatable, Sendable, CaseIterable {
        case plain, keyword, type, call, number, string, comment, attribute
    }

    public var text: String
    public var token: Token

    public init(_ text: String, _ token: Token = .plain) {
        self.text = text
        self.token = token
    }
}
