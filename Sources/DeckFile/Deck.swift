/// A deck as `quiz` plays it and other programs may read it: the JSON files in `decks/`. docs/decks.md
/// describes the format; a change that an older reader would misread raises `version`.
public struct Deck: Equatable, Sendable {
    public static let format = "coursebuild-deck"
    public static let version = 1

    public struct Course: Codable, Equatable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var course: Course
    /// With `::` between a deck and the deck in it: `SwiftUI Layout::Spacers`.
    public var name: String
    /// The slug of the lesson the cards belong to.
    public var lesson: String
    /// A language tag as `en`.
    public var language: String
    public var cards: [DeckCard]

    public init(course: Course, name: String, lesson: String, language: String, cards: [DeckCard]) {
        self.course = course
        self.name = name
        self.lesson = lesson
        self.language = language
        self.cards = cards
    }
}

extension Deck: Codable {
    private enum CodingKeys: String, CodingKey { case format, version, course, name, lesson, language, cards }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let format = try keys.decode(String.self, forKey: .format)
        guard format == Self.format else {
            throw DecodingError.dataCorruptedError(
                forKey: .format, in: keys, debugDescription: "this is no deck: it should say \"\(Self.format)\"")
        }
        let version = try keys.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: keys,
                debugDescription: "version \(version) is not known here, only version \(Self.version)")
        }
        course = try keys.decode(Course.self, forKey: .course)
        name = try keys.decode(String.self, forKey: .name)
        lesson = try keys.decode(String.self, forKey: .lesson)
        language = try keys.decode(String.self, forKey: .language)
        cards = try keys.decode([DeckCard].self, forKey: .cards)
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(Self.format, forKey: .format)
        try keys.encode(Self.version, forKey: .version)
        try keys.encode(course, forKey: .course)
        try keys.encode(name, forKey: .name)
        try keys.encode(lesson, forKey: .lesson)
        try keys.encode(language, forKey: .language)
        try keys.encode(cards, forKey: .cards)
    }
}
