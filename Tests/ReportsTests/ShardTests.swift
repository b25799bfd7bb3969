import Course
import SnippetRunner
import Testing

@testable import Reports

@Suite struct ShardTests {
    @Test(arguments: ["0/4", "5/4", "1/0", "-1/2", "1", "1/2/3", "a/b", "", "/", "1/ 2"])
    func noShard(text: String) {
        #expect(Shard(text) == nil)
    }

    private func document(_ path: String, snippets: Int) -> Document {
        let code = SnippetSource.Code(text: "", path: path, line: 1)
        let snippet = Snippet(
            key: path, id: nil, mode: .check, code: code, isHidden: false, changeOf: nil, figure: .none,
            source: SnippetSource(
                key: path, code: code, mode: .check,
                conditions: .init(
                    device: .init(
                        name: "d", size: .init(width: 1, height: 1), scale: 1,
                        safeArea: .init(top: 0, left: 0, bottom: 0, right: 0)))),
            info: SourceRange(lower: 0, upper: 0), line: 1)
        return Document(
            file: SourceFile(path: path, text: ""), snippets: Array(repeating: snippet, count: snippets))
    }

    private var course: CourseContent {
        let sizes = [("a", 9), ("b", 1), ("c", 5), ("d", 4), ("e", 0)]
        return CourseContent(
            settings: CourseSettings(id: nil, title: "t"),
            lessons: sizes.map { slug, count in
                Lesson(
                    slug: slug, name: slug, frontMatter: FrontMatter(title: slug),
                    document: document("Lessons/\(slug).md", snippets: count))
            },
            cardFiles: [
                CardFile(
                    slug: "x", name: "x", lesson: "c", deck: "d", cards: [],
                    document: document("Cards/x.md", snippets: 2))
            ])
    }

    /// Costs are snippets and one for the file: a 10, c 6 and its cards 3 = 9, d 5, b 2, e 1. Dealt to two: a to the
    /// first (10), c to the second (9), d to the second (14), b to the first (12), e to the first (13).
    @Test func partsAreBalancedAndCardsStayWithTheirLesson() throws {
        let first = try #require(Shard("1/2")).paths(of: course)
        let second = try #require(Shard("2/2")).paths(of: course)
        #expect(first.sorted() == ["Lessons/a.md", "Lessons/b.md", "Lessons/e.md"])
        #expect(second.sorted() == ["Cards/x.md", "Lessons/c.md", "Lessons/d.md"])
    }

    /// By cost and name: a, c, d, b, e.
    @Test func morePartsThanDocumentsLeaveSomeWithoutAny() throws {
        let parts = try [1, 5, 6, Int.max].map {
            try #require(Shard(index: $0, count: Int.max)).paths(of: course)
        }
        #expect(parts == [["Lessons/a.md"], ["Lessons/e.md"], [], []])
    }

    @Test(arguments: 1...8) func everyDocumentIsInExactlyOnePart(count: Int) throws {
        let paths = try (1...count).flatMap { try #require(Shard(index: $0, count: count)).paths(of: course) }
        #expect(
            paths.sorted()
                == ["Cards/x.md", "Lessons/a.md", "Lessons/b.md", "Lessons/c.md", "Lessons/d.md", "Lessons/e.md"])
    }
}
