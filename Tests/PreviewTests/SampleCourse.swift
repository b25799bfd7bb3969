import Course
import Foundation
import Layout
import Site
import Snapshot
import SnippetRunner

@testable import Preview

/// Courses made of texts in memory, whose snippets all come out the same.
struct SampleCourse {
    static let device = DeviceProfile(
        name: "iPhone 17", size: Size(width: 402, height: 874), scale: 3,
        safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0))

    var settings = "id: sample\ntitle: Sample\n"
    var lessons = ["01-rows.md": Self.rows, "02-columns.md": "---\ntitle: Columns\n---\n\nText.\n"]
    var cards = ["01-rows.md": Self.rowCards]

    static let rows = """
        ---
        title: Rows
        ---

        ```swift id=row
        let row = 1
        ```

        A row has [1](check:row) part.

        """
    static let rowCards = """
        ---
        lesson: rows
        ---

        ## How many?
        <!-- card id=many kind=write -->

        [1](check:row).

        """

    /// As an update, with revisions that change with the text.
    func update() throws -> CourseUpdate {
        let reader = CourseReader(devices: [Self.device])
        let (content, found) = reader.read(
            lessons: lessons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
            cards: cards.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, settings: settings)
        let course = try CourseChecker { sources in
            sources.reduce(into: [:]) { $0[$1.key] = .compiled }
        }.check(content, found: found)
        let files = content.lessons.map(\.document.file) + content.cardFiles.map(\.document.file)
        return CourseUpdate(
            course: course, sources: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }),
            revisions: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text.hashValue) }), changed: [],
            read: 0, ran: [])
    }

    static let assets = [
        "assets/site.css": Data("body {}".utf8), "assets/site.js": Data("1".utf8),
        "assets/icon.svg": Data("<svg/>".utf8),
    ]

    func state(
        stale: Set<String> = [], assets: [String: Data] = Self.assets, after previous: LiveSite? = nil
    ) throws -> PreviewState {
        let update = try update()
        let site = LiveSite(update.course, assets: assets, revisions: update.revisions, after: previous) { _ in
            [Download(name: "sample.csv", title: "Table", contents: Data("a,b\n".utf8))]
        }
        let problems = update.course.diagnostics.filter { $0.severity == .error }.map {
            Problem($0, sources: update.sources)
        }
        return PreviewState(site: site, assets: assets, stale: stale, problems: problems)
    }
}
