/// Everything that was read of a course's folder. (The module has the type's name, so other modules say
/// `CourseContent`.)
public struct CourseContent: Sendable {
    public var settings: CourseSettings
    /// In the order of the course.
    public var lessons: [Lesson]
    public var cardFiles: [CardFile]

    public init(settings: CourseSettings, lessons: [Lesson], cardFiles: [CardFile]) {
        self.settings = settings
        self.lessons = lessons
        self.cardFiles = cardFiles
    }

    /// Whether decks are made of the cards: without the course's id nobody could tell them from another course's, so
    /// reading it warns.
    public var hasDecks: Bool { !cardFiles.isEmpty && settings.id != nil }
}

/// `course.yml`.
public struct CourseSettings: Equatable, Sendable {
    /// Part of every card's identity; decks need it.
    public var id: String?
    public var title: String
    /// The name of the device that snippets run on where neither they nor their lesson name one.
    public var device: String
    /// A language tag as `en`.
    public var language: String
    public var verified: Verification

    public init(
        id: String?, title: String, device: String = "iPhone 17", language: String = "en",
        verified: Verification = .counted
    ) {
        self.id = id
        self.title = title
        self.device = device
        self.language = language
        self.verified = verified
    }
}
