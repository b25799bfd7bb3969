import Foundation
import Testing

@testable import Course

/// `Corpus/broken.md`: what an author sees of each mistake, line of carets included.
struct CorpusTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var markdown: String
        var report: String

        var testDescription: String { name }
    }

    static let cases: [Case] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Corpus/broken.md").standardizedFileURL
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        let file = SourceFile(path: "broken.md", text: text)
        var cases: [Case] = []
        var name = ""
        var markdown = ""
        for block in DocumentLocator.locate(SourceLines(file), file: file).0.blocks {
            switch block.kind {
            case .heading(2, _, let title): name = title.inlines.plainText
            case .fence(let fence) where fence.rawInfo == "markdown": markdown = fence.literal
            case .fence(let fence) where fence.rawInfo == "text":
                cases.append(Case(name: name, markdown: markdown, report: fence.literal))
            default: break
            }
        }
        return cases
    }()

    @Test func `the corpus is there`() { #expect(Self.cases.count > 40) }

    @Test(arguments: cases) func `is reported as an author sees it`(_ test: Case) throws {
        let strict = "@strict\n"
        let isStrict = test.markdown.hasPrefix(strict)
        let lesson = try CheckedLesson(
            String(test.markdown.dropFirst(isStrict ? strict.count : 0).dropLast()),
            frontMatter: isStrict ? "title: T\nverified: strict" : "title: T")
        #expect(lesson.report == test.report)
    }
}
