/// A file of Lessons/.
public struct Lesson: Sendable {
    /// The file's name without its number and extension: `spacers`. References and addresses use it.
    public var slug: String
    /// The file's name without its extension: `06-spacers`. Orders the course.
    public var name: String
    public var frontMatter: FrontMatter
    public var document: Document

    public init(slug: String, name: String, frontMatter: FrontMatter, document: Document) {
        self.slug = slug
        self.name = name
        self.frontMatter = frontMatter
        self.document = document
    }
}

/// The YAML above a lesson.
public struct FrontMatter: Equatable, Sendable {
    public struct Source: Equatable, Sendable {
        public var title: String
        public var url: String?

        public init(title: String, url: String?) {
            self.title = title
            self.url = url
        }
    }

    public var title: String
    public var part: String?
    public var minutes: Int?
    public var build: String?
    public var why: String?
    public var device: String?
    /// Slugs of lessons to do first.
    public var needs: [String]
    public var verified: Verification
    public var sources: [Source]

    public init(
        title: String, part: String? = nil, minutes: Int? = nil, build: String? = nil, why: String? = nil,
        device: String? = nil, needs: [String] = [], verified: Verification = .counted, sources: [Source] = []
    ) {
        self.title = title
        self.part = part
        self.minutes = minutes
        self.build = build
        self.why = why
        self.device = device
        self.needs = needs
        self.verified = verified
        self.sources = sources
    }
}

/// What an unverified number is.
public enum Verification: String, Equatable, Sendable, CaseIterable {
    /// Counted and listed on demand.
    case counted
    /// An error.
    case strict
}
