import Foundation
import Snapshot
import SnippetRunner
import Testing

@testable import Course

/// A course in a temporary folder, and a live view of it whose snippets are run by a rule made up here.
private final class LiveFixture {
    let folder: URL
    var live: LiveCourse
    let ran = Log()

    final class Log {
        var keys: [String] = []
        var failure: SetupError?
    }

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        let ran = ran
        live = LiveCourse(root: folder.path, devices: testDevices) { sources in
            if let failure = ran.failure { throw failure }
            ran.keys += sources.map(\.key)
            return Self.outcomes(of: sources)
        }
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A text that has "bad" in it is rejected at its second line; others are laid out or compile.
    static func outcomes(of sources: [SnippetSource]) -> [String: SnippetOutcome] {
        sources.reduce(into: [:]) { outcomes, source in
            let bad = ([source.code] + source.uses).first { $0.text.contains("bad") }
            if let bad {
                outcomes[source.key] = .rejected([
                    CompilerMessage(
                        severity: .error, text: "cannot find 'bad' in scope", path: bad.path, line: bad.line + 1,
                        column: bad.columnOffset + 1)
                ])
            } else if source.mode == .layout {
                outcomes[source.key] = .ran(RunResult(states: [SampleSnapshot.row]), console: [])
            } else {
                outcomes[source.key] = .compiled
            }
        }
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// The path as diagnostics have it.
    func shown(_ path: String) -> String { "\(folder.path)/\(path)" }

    /// All that reading and checking from the beginning gives, as a text.
    func fresh() throws -> String {
        let (content, found) = CourseReader(devices: testDevices).read(root: folder.path)
        return Self.text(try CourseChecker(run: Self.outcomes).check(content, found: found))
    }

    static func text(_ course: CheckedCourse) -> String {
        let outcomes = course.outcomes.sorted { $0.key < $1.key }
        let verdicts = course.verdicts.sorted { $0.key < $1.key }
        return "\(course.content)\n\(outcomes)\n\(verdicts)\n\(course.diagnostics)\n\(course.items)"
    }
}

@Suite struct LiveCourseTests {
    private static let rows = """
        ---
        title: Rows
        ---

        ## First

        ```swift layout id=row
        HStack {}
        ```

        It has [three](check: "count(Spacer)") spacers.

        ## Second

        ```swift id=helper
        struct Helper {}
        ```

        See [columns](columns.md#first).
        """
    private static let columns = """
        ---
        title: Columns
        needs: [rows]
        ---

        ## First

        ```swift layout id=column uses=rows#helper
        VStack {}
        ```

        ![The row.](layout:rows#row?width=200)
        """
    private static let other = "---\ntitle: Other\n---\n\nNothing of the others.\n"
    private static let cards = """
        ---
        lesson: rows
        ---

        ## How many?
        <!-- card id=many kind=write -->

        [3](check:row "count(Spacer)").
        """
    private static let files = [
        "course.yml": "id: live\ntitle: Live\n", "Lessons/01-rows.md": rows, "Lessons/02-columns.md": columns,
        "Lessons/03-other.md": other, "Cards/01-rows.md": cards,
    ]

    @Test func beginsAsACheck() throws {
        let fixture = try LiveFixture(Self.files)
        let update = try fixture.live.update()
        #expect(update.course.diagnostics == [])
        #expect(LiveFixture.text(update.course) == (try fixture.fresh()))
        #expect(update.changed.count == 5)
        #expect(update.read == 5)
        #expect(Set(update.ran) == ["rows#row", "rows#helper", "columns#column", "rows#row?width=200.0"])
    }

    /// File systems count time in steps; a file that was just written is read again once.
    @Test func nothingChangedCostsNothing() throws {
        let fixture = try LiveFixture(Self.files)
        usleep(80_000)
        let first = try fixture.live.update()
        let second = try fixture.live.update()
        #expect(second.read == 0)
        #expect(second.changed == [])
        #expect(second.ran == [])
        #expect(second.revisions == first.revisions)
    }

    @Test func proseRunsNothing() throws {
        let fixture = try LiveFixture(Self.files)
        usleep(80_000)
        let first = try fixture.live.update()
        try fixture.write(Self.rows.replacing("It has", with: "It\nalso has"), to: "Lessons/01-rows.md")
        let second = try fixture.live.update()
        #expect(second.read == 1)
        #expect(second.changed == [fixture.shown("Lessons/01-rows.md")])
        #expect(second.ran == [])
        let same = first.revisions.filter { second.revisions[$0.key] == $0.value }.map(\.key)
        #expect(same == [fixture.shown("Lessons/03-other.md")])
        #expect(LiveFixture.text(second.course) == (try fixture.fresh()))
    }

    @Test func aSnippetRunsWithWhatUsesIt() throws {
        let fixture = try LiveFixture(Self.files)
        _ = try fixture.live.update()
        try fixture.write(Self.rows.replacing("struct Helper {}", with: "struct Helper { }"), to: "Lessons/01-rows.md")
        #expect(Set(try fixture.live.update().ran) == ["rows#helper", "columns#column"])
        try fixture.write(Self.columns.replacing("VStack {}", with: "VStack { }"), to: "Lessons/02-columns.md")
        #expect(try fixture.live.update().ran == ["columns#column"])
        try fixture.write(Self.columns.replacing("=200", with: "=210"), to: "Lessons/02-columns.md")
        #expect(Set(try fixture.live.update().ran) == ["columns#column", "rows#row?width=210.0"])
        #expect(LiveFixture.text(try fixture.live.update().course) == (try fixture.fresh()))
    }

    /// Messages move along with the lines; nothing is compiled for that.
    @Test(arguments: ["\n\n", "> quoted\n\n", "## More\n\n"])
    func aRejectedSnippetMoves(above: String) throws {
        let fixture = try LiveFixture(Self.files)
        let broken = Self.rows.replacing("struct Helper {}", with: "struct Helper {\nbad }")
        try fixture.write(broken, to: "Lessons/01-rows.md")
        let first = try fixture.live.update()
        #expect(!first.course.diagnostics.isEmpty)
        try fixture.write(broken.replacing("## First", with: above + "## First"), to: "Lessons/01-rows.md")
        let second = try fixture.live.update()
        #expect(second.ran == [])
        #expect(second.course.diagnostics != first.course.diagnostics)
        #expect(LiveFixture.text(second.course) == (try fixture.fresh()))
    }

    @Test func aRunThatFailsIsTriedAgain() throws {
        let fixture = try LiveFixture(Self.files)
        let first = try fixture.live.update()
        try fixture.write(Self.rows.replacing("HStack {}", with: "HStack { }"), to: "Lessons/01-rows.md")
        fixture.ran.failure = SetupError("no compiler")
        #expect(throws: SetupError.self) { try fixture.live.update() }
        fixture.ran.failure = nil
        let second = try fixture.live.update()
        #expect(second.changed == [fixture.shown("Lessons/01-rows.md")])
        #expect(second.ran.contains("rows#row"))
        #expect(second.revisions != first.revisions)
    }

    /// Whatever happens to the files, it comes out as it would from the beginning.
    @Test(arguments: 1...12)
    func isWhatACheckWouldBe(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let fixture = try LiveFixture(Self.files)
        var files = Self.files
        let edits: [(String, String)] = [
            ("It has", "It\nhas"), ("HStack {}", "HStack { bad }"), (" bad ", " "), ("three", "3"), ("3", "4"),
            ("## First", "## Erst"), ("First", "Second"), ("id=row", "id=line"), ("id=line", "id=row"),
            ("uses=rows#helper", "uses=rows#row"), ("uses=rows#row", ""), ("title: ", "title: A "),
            ("needs: [rows]", ""),
            ("needs: [", "needs: [columns, "), ("lesson: rows", "lesson: columns"), ("```", "~~~"), ("\n", "\r\n"),
            ("---\ntitle", "title"), ("width=200", "width=180"), ("title: Live", "device: canvas\ntitle: Live"),
            ("columns.md", "none.md"), ("struct", "\nstruct"), ("id=many", "id=few"), (".", ". 17"),
            (".", ". [a card](../Cards/01-rows.md#many)"), (".", ". [new cards](../Cards/02-new.md#few)"),
            (".", ". [new](new.md) [here](#first)"), (".", ". [a file](../extra.txt)"),
        ]
        let names = files.keys.sorted() + ["Lessons/04-rows.md", "Lessons/00-new.md", "Cards/02-new.md"]
        for _ in 0..<25 {
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            switch Int.random(in: 0..<10, using: &random) {
            case 0 where files[name] != nil:
                try fixture.remove(name)
                files[name] = nil
            case 1 where name == names[0]:
                // Neither a lesson nor a card file, but a link may lead to it.
                if FileManager.default.fileExists(atPath: fixture.folder.appendingPathComponent("extra.txt").path) {
                    try fixture.remove("extra.txt")
                } else {
                    try fixture.write("x", to: "extra.txt")
                }
            case 1:
                files[name] = Self.files[name] ?? Self.cards
                try fixture.write(files[name] ?? "", to: name)
            default:
                guard let text = files[name] else { continue }
                let (old, new) = edits[Int.random(in: 0..<edits.count, using: &random)]
                files[name] = text.replacing(old, with: new, maxReplacements: 1)
                try fixture.write(files[name] ?? "", to: name)
            }
            let update = try fixture.live.update()
            #expect(LiveFixture.text(update.course) == (try fixture.fresh()), "\(name)")
        }
    }

    /// Equal revisions promise equal documents: what is made of one can be used again.
    @Test(arguments: 20...25)
    func equalRevisionsAreEqualDocuments(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let fixture = try LiveFixture(Self.files)
        var known: [Int: String] = [:]
        for _ in 0..<20 {
            let name = Self.files.keys.sorted()[Int.random(in: 0..<Self.files.count, using: &random)]
            let old = ["row", "First", "Helper", "3", "200", "title"][Int.random(in: 0..<6, using: &random)]
            let new = old + ["", "s", "\n", " bad"][Int.random(in: 0..<4, using: &random)]
            try fixture.write((Self.files[name] ?? "").replacing(old, with: new), to: name)
            let update = try fixture.live.update()
            let content = update.course.content
            for document in content.lessons.map(\.document) + content.cardFiles.map(\.document) {
                let path = document.file.path
                let evidence = document.snippets.map { update.course.outcomes[$0.key] }
                let text = "\(document) \(evidence) \(update.course.verdicts[path] ?? [])"
                let revision = try #require(update.revisions[path])
                #expect(known[revision, default: text] == text)
                known[revision] = text
            }
        }
    }
}
