import Course
import Foundation
import Testing

@testable import Preview
@testable import Site

@Suite struct LiveSiteTests {
    private static let edits: [(name: String, edit: @Sendable (inout SampleCourse) -> Void)] = [
        ("prose", { $0.lessons["02-columns.md"]?.replace("Text.", with: "More text.") }),
        ("a title", { $0.lessons["02-columns.md"]?.replace("Columns", with: "Piles") }),
        ("a claim", { $0.lessons["01-rows.md"]? += "\n[1](check:row)\n" }),
        ("a wrong claim", { $0.lessons["01-rows.md"]? += "\n[7](check:row)\n" }),
        ("a card", { $0.cards["01-rows.md"]? += "\n## More?\n<!-- card id=more kind=write -->\n\nYes.\n" }),
        ("a new lesson", { $0.lessons["00-first.md"] = "---\ntitle: First\n---\n\nText.\n" }),
        ("a lesson that goes", { $0.lessons["02-columns.md"] = nil }),
        ("cards that go", { $0.cards = [:] }),
        ("the course's title", { $0.settings.replace("Sample", with: "Course") }),
        ("the language", { $0.settings += "language: de\n" }),
    ]

    /// Whatever changes, each page is the one that a build writes, and there are no others.
    @Test(arguments: 0..<8)
    func isWhatIsBuilt(start: Int) throws {
        var course = SampleCourse()
        var live: LiveSite?
        for step in 0..<Self.edits.count {
            let update = try course.update()
            let download = Download(name: "sample.csv", title: "Table", contents: Data("a".utf8))
            let site = LiveSite(
                update.course, assets: SampleCourse.assets, revisions: update.revisions, after: live
            ) { _ in [download] }
            let built = try SiteBuilder(theme: theme, downloads: [download]).files(of: update.course)
            for (path, data) in built where !path.hasPrefix("assets/") {
                #expect(site.contents(of: path) == data, "\(path)")
            }
            #expect(Set(site.paths) == Set(built.keys.filter { $0.hasSuffix(".html") }))
            live = site
            Self.edits[(start + step * 3) % Self.edits.count].edit(&course)
        }
    }

    private let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("site/theme")

    /// A page that did not change is not made again: it is the same piece of memory.
    @Test func keepsWhatDidNotChange() throws {
        var course = SampleCourse()
        let first = try course.state().site
        let before = try addresses(of: first)
        course.lessons["02-columns.md"]?.replace("Text.", with: "More text.")
        let second = try addresses(of: try course.state(after: first).site)
        let changed = before.filter { second[$0.key] != $0.value }.map(\.key)
        #expect(Set(changed) == ["lessons/columns.html", "index.html", "checked.html"])
    }

    private func addresses(of site: LiveSite) throws -> [String: UnsafeRawPointer?] {
        try site.paths.reduce(into: [:]) { result, path in
            result[path] = try #require(site.contents(of: path)).withUnsafeBytes { $0.baseAddress }
        }
    }

    @Test func nobodyWantsDecksNobodyMakesThem() throws {
        let update = try SampleCourse().update()
        let log = CurrentLog()
        let site = LiveSite(update.course, assets: [:], revisions: update.revisions) { _ in
            log.add("made")
            return []
        }
        _ = site.contents(of: "lessons/rows.html")
        _ = site.contents(of: "404.html")
        #expect(log.all == [])
        _ = site.contents(of: "index.html")
        _ = site.contents(of: "decks/sample.csv")
        #expect(log.all == ["made"])
    }
}
