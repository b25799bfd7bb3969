import Course
import Foundation
import SnippetRunner

@testable import Decks

/// A course of a few cards, built by hand.
struct SampleCourse {
    var id: String? = "sample"
    var cards: [Card] = SampleCourse.cards
    var claims: [Claim] = [SampleCourse.claim("122.1 pt")]
    var snippets: [Snippet] = []
    /// Of the claims, as a check has them.
    var verdicts: [Verdict] = []

    var checked: CheckedCourse {
        let document = Document(
            file: SourceFile(path: "Cards/06-spacers.md", text: ""), snippets: snippets, claims: claims)
        let file = CardFile(
            slug: "spacers", name: "06-spacers", lesson: "spacers", deck: "Sample::Spacers", cards: cards,
            document: document)
        let lesson = Lesson(
            slug: "spacers", name: "06-spacers", frontMatter: FrontMatter(title: "Spacers take"),
            document: Document(file: SourceFile(path: "Lessons/06-spacers.md", text: "")))
        let content = CourseContent(
            settings: CourseSettings(id: id, title: "A sample"), lessons: [lesson], cardFiles: [file])
        return CheckedCourse(
            content: content, outcomes: [:], verdicts: [document.file.path: verdicts], diagnostics: [])
    }

    static let cards = [
        card(
            "push-apart", .write, "How do you push two texts apart?",
            back: [.text("A "), .code("Spacer()"), .text(".")]),
        card("floor", .cloze, "", back: [.text("Its floor is "), .cloze([.text("8")]), .text(" points.")]),
        card(
            "third", .predict, "Where is B?", back: [.text("At "), .claim(0, content: [.text("122.1 pt")])], answer: 0),
    ]

    static func card(_ id: String, _ kind: Card.Kind, _ title: String, back: [Inline], answer: Int? = nil) -> Card {
        Card(
            id: id, kind: kind, topic: "Spacer", title: [.text(title)], front: [], back: [.paragraph(back)],
            answer: answer, position: SourcePosition(line: 6, column: 1))
    }

    static func claim(_ stated: String) -> Claim {
        Claim(
            snippet: "spacers#abc", state: nil, query: "gap(A, B)", stated: stated,
            range: SourceRange(lower: 0, upper: 1), queryRange: nil)
    }
}

/// A folder that is gone when the test is.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var lock: URL { url.appendingPathComponent("decks.lock") }
    var decks: URL { url.appendingPathComponent("decks") }

    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: decks.path) {
            let file = decks.appendingPathComponent(name)
            if let data = try? Data(contentsOf: file) { contents[name] = data }
        }
        return contents
    }
}
