import Course

/// What a link leads to, in words: a flashcard has no page to lead to.
public struct LinkName: Equatable, Sendable {
    /// `lesson “Stacks”, “A row hugs”`.
    public let text: String
    /// The titles in it.
    private let titles: [String]

    /// nil for what is no lesson and no card of the course.
    public init?(_ target: LinkTarget, in index: CourseIndex) {
        switch target {
        case .address, .heading, .file: return nil
        case .lesson(let slug, let anchor):
            guard let lesson = index.course.content.lessons.first(where: { $0.slug == slug }) else { return nil }
            let heading = anchor.flatMap { Self.heading($0, in: lesson.document.blocks) }
            self.init("lesson", [lesson.frontMatter.title, heading].compactMap(\.self))
        case .cards(let slug, let id):
            guard let file = index.course.content.cardFiles.first(where: { $0.slug == slug }) else { return nil }
            if let card = file.cards.first(where: { $0.id == id }) {
                let title = InlineText.plain(card.title)
                self.init("card", [title.isEmpty ? card.id : title])
            } else {
                self.init("cards", [file.deck])
            }
        }
    }

    private init(_ kind: String, _ titles: [String]) {
        self.titles = titles
        text = "\(kind) " + titles.map { "“\($0)”" }.joined(separator: ", ")
    }

    /// Whether a link's own words name it already.
    public func isSaid(in words: String) -> Bool {
        titles.last.map { words.lowercased().contains($0.lowercased()) } ?? false
    }

    private static func heading(_ anchor: String, in blocks: [Block]) -> String? {
        for block in blocks {
            switch block {
            case .heading(let heading) where heading.anchor == anchor: return InlineText.plain(heading.content)
            case .quote(let content), .answer(let content):
                if let found = heading(anchor, in: content) { return found }
            case .list(let list):
                for item in list.items {
                    if let found = heading(anchor, in: item) { return found }
                }
            default: break
            }
        }
        return nil
    }
}
