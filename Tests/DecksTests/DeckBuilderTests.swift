import Foundation
import Testing

@testable import Decks

@Suite("Building decks")
struct DeckBuilderTests {
    private let builder = DeckBuilder(changeTime: 1_800_000_000)

    @Test func writesEveryFormat() throws {
        let folder = try TemporaryFolder()
        let report = try builder.write(course: SampleCourse().checked, to: folder.decks, lock: folder.lock)
        #expect(report.cards == 3)
        #expect(
            report.files.map(\.lastPathComponent) == [
                "sample.apkg", "spacers.json", "spacers.csv", "spacers.tsv", "spacers-cloze.tsv",
                "spacers-predict.tsv",
            ])
        for file in report.files { #expect(FileManager.default.fileExists(atPath: file.path)) }
    }

    @Test func buildsTheSameBytesAgain() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        _ = try builder.write(course: SampleCourse().checked, to: first.decks, lock: first.lock)
        let contents = try first.contents()
        // Another folder and day, without a lock; and the same folder on another day with its lock.
        let later = DeckBuilder(changeTime: 1_900_000_000)
        _ = try later.write(course: SampleCourse().checked, to: second.decks, lock: second.lock)
        #expect(try second.contents() == contents)
        let lock = try Data(contentsOf: first.lock)
        _ = try later.write(course: SampleCourse().checked, to: first.decks, lock: first.lock)
        #expect(try first.contents() == contents)
        #expect(try Data(contentsOf: first.lock) == lock)
    }

    @Test func raisesTheTimeOfChangedCardsOnly() throws {
        let folder = try TemporaryFolder()
        _ = try builder.write(course: SampleCourse().checked, to: folder.decks, lock: folder.lock)
        var course = SampleCourse()
        course.cards[0].title = [.text("Another question?")]
        // Twice within a second, and with a clock that went back: the time rises all the same.
        for (time, expected) in [(1_800_000_000, 1_800_000_000), (1_800_000_000, 1_800_000_001), (7, 1_800_000_002)] {
            course.cards[0].title.append(.text("!"))
            _ = try DeckBuilder(changeTime: time).write(course: course.checked, to: folder.decks, lock: folder.lock)
            let lock = try DeckLock(String(contentsOf: folder.lock, encoding: .utf8), path: "decks.lock")
            #expect(lock.entries["push-apart"]?.modified == expected)
            #expect(lock.entries["floor"]?.modified == 1_767_225_600)
        }
    }

    @Test func asksForTheCourseID() throws {
        let folder = try TemporaryFolder()
        var course = SampleCourse()
        course.id = nil
        let error = try #require(throws: DeckError.self) {
            try builder.write(course: course.checked, to: folder.decks, lock: folder.lock)
        }
        #expect(error.diagnostics.map(\.identifier) == ["course-id-missing"])
        #expect(!FileManager.default.fileExists(atPath: folder.decks.path))
    }

    @Test func removesTheDecksOfARemovedLesson() throws {
        let folder = try TemporaryFolder()
        _ = try builder.write(course: SampleCourse().checked, to: folder.decks, lock: folder.lock)
        // Not ours, though it looks like it; and a list that names what is outside.
        let foreign = folder.decks.appendingPathComponent("mine.json")
        try Data("{}".utf8).write(to: foreign)
        let list = folder.decks.appendingPathComponent(".coursebuild-decks")
        try Data((String(contentsOf: list, encoding: .utf8) + "../decks.lock\n/etc/hosts\n").utf8).write(to: list)
        var course = SampleCourse().checked
        course.content.cardFiles[0].slug = "other"
        _ = try builder.write(course: course, to: folder.decks, lock: folder.lock)
        #expect(
            Set(try folder.contents().keys) == [
                ".coursebuild-decks", "mine.json", "sample.apkg", "other.json", "other.csv", "other.tsv",
                "other-cloze.tsv", "other-predict.tsv",
            ])
        #expect(FileManager.default.fileExists(atPath: folder.lock.path))
    }

    @Test(arguments: [("a b/c", "a-b-c.apkg"), ("../x", "---x.apkg"), ("Ünï_1", "-n-_1.apkg")])
    func namesThePackageSafely(id: String, name: String) throws {
        let folder = try TemporaryFolder()
        var course = SampleCourse()
        course.id = id
        let report = try builder.write(course: course.checked, to: folder.decks, lock: folder.lock)
        #expect(report.files[0].lastPathComponent == name)
    }

    /// `spacers-cloze.tsv` is the file of `spacers` for its cloze cards, and that of `spacers-cloze` for the others.
    @Test func refusesAFileNameTwice() throws {
        let folder = try TemporaryFolder()
        var course = SampleCourse().checked
        var other = course.content.cardFiles[0]
        other.slug = "spacers-cloze"
        other.cards = [SampleCourse.card("another", .write, "What else?", back: [.text("Nothing.")])]
        course.content.cardFiles.append(other)
        let error = #expect(throws: DeckError.self) {
            try builder.write(course: course, to: folder.decks, lock: folder.lock)
        }
        #expect(error?.diagnostics.map(\.identifier) == ["deck-file-twice"])
        #expect(!FileManager.default.fileExists(atPath: folder.decks.path))
    }

    @Test func takesTheLatestTimeThereIs() throws {
        let folder = try TemporaryFolder()
        _ = try builder.write(course: SampleCourse().checked, to: folder.decks, lock: folder.lock)
        var course = SampleCourse()
        course.cards[0].title = [.text("Another question?")]
        let latest = DeckBuilder(changeTime: DeckBuilder.latestTime)
        _ = try latest.write(course: course.checked, to: folder.decks, lock: folder.lock)
        let lock = try DeckLock(String(contentsOf: folder.lock, encoding: .utf8), path: "decks.lock")
        #expect(lock.entries["push-apart"]?.modified == DeckBuilder.latestTime)
    }

    /// What an author may write in quotes in front matter neither ends a line of a text file nor a tag.
    @Test func namesAndTagsStayOnOneLine() throws {
        let folder = try TemporaryFolder()
        var sample = SampleCourse()
        sample.cards[0].topic = "a b\u{1F}\n\"c"
        var course = sample.checked
        course.content.cardFiles[0].deck = "A\nB"
        _ = try builder.write(course: course, to: folder.decks, lock: folder.lock)
        let text = try String(contentsOf: folder.decks.appendingPathComponent("spacers.tsv"), encoding: .utf8)
        #expect(text.contains("\n#deck:A B\n"))
        #expect(text.contains("\tkind::write lesson::spacers topic::a_b___c\t"))
    }

    @Test func refusesAnIDTwice() throws {
        let folder = try TemporaryFolder()
        var course = SampleCourse()
        course.cards[1].id = course.cards[0].id
        let error = #expect(throws: DeckError.self) {
            try builder.write(course: course.checked, to: folder.decks, lock: folder.lock)
        }
        #expect(error?.diagnostics.map(\.identifier) == ["card-id-duplicate"])
    }
}
