import Course
import Files
import Foundation
import Testing

@testable import Site

@Suite struct SiteBuilderTests {
    static let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("site/theme")

    private let builder = SiteBuilder(
        theme: theme, downloads: [Download(name: "cards.tsv", title: "Text", contents: Data("a\tb".utf8))])

    @Test func writesOnlyWhatDiffers() throws {
        try withTemporaryFolder { folder in
            let course = SampleCourse.checked()
            let first = try builder.write(course, to: folder)
            #expect(first.pages == 6)
            #expect(first.files.unchanged == 0)
            let second = try builder.write(course, to: folder)
            #expect(second.files.written == 0)
            #expect(second.files.unchanged == first.files.written)

            var changed = course
            changed.content.lessons[1].frontMatter.minutes = 36
            let third = try builder.write(changed, to: folder)
            // The lesson itself, and the map.
            #expect(third.files.written == 2)
        }
    }

    @Test func removesWhatIsNoLongerPartOfIt() throws {
        try withTemporaryFolder { folder in
            var course = SampleCourse.checked()
            try builder.write(course, to: folder)
            let foreign = folder.appendingPathComponent("CNAME")
            try Data("example.com".utf8).write(to: foreign)
            course.content.lessons.removeLast()
            course.content.cardFiles.removeAll()
            let report = try builder.write(course, to: folder)
            #expect(report.files.removed == 2)
            #expect(!exists("lessons/spacing.html", in: folder))
            #expect(!exists("cards", in: folder))
            #expect(exists("lessons/spacers.html", in: folder))
            #expect(exists("CNAME", in: folder))
        }
    }

    @Test func refusesAFolderOfSomebodyElse() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("thesis.txt")
            try Data("years of work".utf8).write(to: file)
            #expect(throws: OwnedFolder.ForeignFolder(path: folder.path)) {
                try builder.write(SampleCourse.checked(), to: folder)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["thesis.txt"])
        }
    }

    @Test func followsNoListOutOfTheFolder() throws {
        try withTemporaryFolder { folder in
            let site = folder.appendingPathComponent("site")
            let outside = folder.appendingPathComponent("outside.txt")
            try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: outside)
            let list = "# Files\n../outside.txt\n\(outside.path)\na/../../outside.txt\n"
            try Data(list.utf8).write(to: site.appendingPathComponent(SiteBuilder.listName))
            try builder.write(SampleCourse.checked(), to: site)
            #expect(exists("outside.txt", in: folder))
        }
    }

    @Test func saysWhenTheThemeIsMissing() throws {
        try withTemporaryFolder { folder in
            #expect(throws: SiteError.self) {
                try SiteBuilder(theme: folder).write(SampleCourse.checked(), to: folder.appendingPathComponent("out"))
            }
            #expect(!exists("out", in: folder))
        }
    }

    @Test func isTheSameEachTime() throws {
        #expect(try builder.files(of: SampleCourse.checked()) == builder.files(of: SampleCourse.checked()))
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"]),
        (["a", "A", "a"], ["a", "A-2", "a-3"]),
        (["../x", "a/b", "c d?", "", "größe"], ["-x", "a-b", "c-d-", "page", "größe"]),
    ])
    func namesFiles(slugs: [String], names: [String]) {
        #expect(Site.fileNames(slugs) == names)
    }

    private func exists(_ path: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
