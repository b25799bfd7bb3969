import Foundation
import Snapshot
import Testing

@testable import Course

/// The examples of docs/lesson-format.md are lessons and cards themselves.
struct FormatGuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    @Test func `the guide lists the devices and the text sizes`() throws {
        let guide = try String(contentsOf: Self.root.appendingPathComponent("docs/lesson-format.md"), encoding: .utf8)
        let data = try Data(contentsOf: Self.root.appendingPathComponent("share/devices.json"))
        let devices = try JSONDecoder().decode([DeviceProfile].self, from: data)
        #expect(devices.map(\.name).filter { !guide.contains("`\($0)`") } == [])
        let sizes = TextSize.allCases.map(\.rawValue).filter { !$0.hasPrefix("AX") } + ["AX1", "AX5"]
        #expect(sizes.filter { !guide.contains("`\($0)`") } == [])
    }

    @Test func `the guide's examples are read without a complaint`() throws {
        let guide = Self.root.appendingPathComponent("docs/lesson-format.md")
        let file = SourceFile(path: "guide.md", text: try String(contentsOf: guide, encoding: .utf8))
        let (document, problems) = DocumentLocator.locate(SourceLines(file), file: file)
        let examples = document.blocks.compactMap { block -> String? in
            if case .fence(let fence) = block.kind, fence.rawInfo == "markdown" { fence.literal } else { nil }
        }
        #expect(problems.isEmpty)
        try #require(examples.count == 3)
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("01-two-letters.md", examples[0]), ("02-counter.md", examples[1])],
            cards: [("01-two-letters.md", examples[2])])
        #expect(diagnostics.map { lines($0) } == [])
        #expect(content.lessons[0].document.claims.map(\.stated) == ["8", "250", "8"])
        #expect(
            content.lessons[0].document.snippets.map(\.key) == [
                "two-letters#row", "two-letters#loop", "two-letters#row?width=100.0",
            ])
        #expect(content.lessons[1].document.claims.map(\.state) == [1, 0])
        #expect(content.cardFiles[0].cards.map(\.id) == ["letters-apart", "row-hugs"])
        #expect(content.cardFiles[0].cards[0].answer == 0)
    }
}
