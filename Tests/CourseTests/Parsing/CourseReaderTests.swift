import Foundation
import Testing

@testable import Course

/// Folders on disk: what is read of them, and what is said about files that cannot be read.
struct CourseReaderTests {
    private static let lesson = Data("---\ntitle: T\n---\n".utf8)

    /// Makes a folder, reads it as a course, and prints paths below the folder.
    private func read(
        _ files: [String: Data], then change: (String) throws -> Void = { _ in }
    ) throws -> (content: CourseContent, problems: [String]) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (name, data) in files {
            let path = "\(root)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path))
        }
        try change(root)
        let (content, diagnostics) = CourseReader(devices: testDevices).read(root: root)
        return (content, diagnostics.map { "\($0.path.replacing(root + "/", with: "")):\(lines($0))" })
    }

    @Test func `lessons are in the order of their numbers`() throws {
        let names = ["10-b.md", "9-c.md", "09-d.md", "a.md", "1-.md"]
        let (content, problems) = try read(
            Dictionary(uniqueKeysWithValues: names.map { ("Lessons/\($0)", Self.lesson) }))
        #expect(content.lessons.map(\.name) == ["09-d", "9-c", "10-b", "1-", "a"])
        #expect(content.lessons.map(\.slug) == ["d", "c", "b", "1-", "a"])
        #expect(problems.isEmpty)
    }

    @Test func `other files are left alone`() throws {
        let (content, problems) = try read([
            "Lessons/a.md": Self.lesson, "Lessons/notes.txt": Data(), "Lessons/.b.md": Data([0xFF]),
            "Lessons/img/c.png": Data(), "Lessons/.git/d.md": Data(), "README.md": Data(), "drafts/e.md": Data(),
        ])
        #expect(content.lessons.map(\.slug) == ["a"])
        #expect(problems.isEmpty)
    }

    @Test func `paths begin with the folder that the user named`() {
        let (_, diagnostics) = CourseReader(devices: testDevices).read(root: "no/such/folder/")
        #expect(
            diagnostics.map { "\($0.path):\(lines($0))" } == [
                "no/such/folder/Lessons:1:1: error: the course has no folder of lessons → "
                    + "run this in a course's folder, or name one that holds Lessons/"
            ])
    }

    @Test func `a course needs a lesson`() throws {
        let (_, problems) = try read(["Lessons/notes.txt": Data()])
        #expect(
            problems == ["Lessons:1:1: error: there is no lesson in this folder → write one, as Lessons/01-first.md"])
    }

    @Test func `two lessons cannot share a slug`() throws {
        let (content, problems) = try read(["Lessons/01-a.md": Self.lesson, "Lessons/02-a.md": Self.lesson])
        #expect(content.lessons.map(\.name) == ["01-a"])
        #expect(problems.count == 1)
        #expect(problems[0].hasPrefix("Lessons/02-a.md:1:1: error: 'a' is the name of "))
    }

    @Test(
        arguments: [
            // A lone continuation byte, an overlong form, a surrogate, a sequence cut short, Latin-1.
            ([0x61, 0x80], "1:2", "80"), ([0x0A, 0xC0, 0xAF], "2:1", "C0"), ([0xED, 0xA0, 0x80], "1:1", "ED"),
            ([0xC3, 0xA9, 0xE2, 0x82], "1:3", "E2"), ([0x0D, 0x0A, 0x66, 0xFC, 0x72], "2:2", "FC"),
        ] as [([UInt8], String, String)])
    func `a file that is not UTF-8 is refused at the first bad byte`(
        _ bytes: [UInt8], position: String, byte: String
    ) throws {
        let (_, problems) = try read(["Lessons/a.md": Data(bytes)])
        #expect(
            problems == [
                "Lessons/a.md:\(position): error: the file is not UTF-8 text (the byte 0x\(byte)) → "
                    + "save it as UTF-8 in your editor"
            ])
    }

    @Test func `what is no readable text file is refused`() throws {
        let (_, problems) = try read([
            "Lessons/1.md/x": Data(), "Lessons/5.md": Data([0x61, 0x0A, 0x62, 0]), "Lessons/6.md": Self.lesson,
        ]) { root in
            try FileManager.default.createSymbolicLink(atPath: "\(root)/Lessons/2.md", withDestinationPath: "2.md")
            try FileManager.default.createSymbolicLink(atPath: "\(root)/Lessons/3.md", withDestinationPath: "gone.md")
            #expect(mkfifo("\(root)/Lessons/4.md", 0o600) == 0)
            let name =
                Array("\(root)/Lessons/7".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0x2E, 0x6D, 0x64, 0]
            let file = open(name, O_CREAT | O_WRONLY, 0o600)
            #expect(file >= 0)
            close(file)
        }
        #expect(
            problems == [
                #"Lessons/7\xff.md:1:1: error: the file's name is not UTF-8 → rename it"#,
                "Lessons/1.md:1:1: error: this is a folder, not a file → rename it so that it does not end in .md",
                "Lessons/2.md:1:1: error: the symbolic links of this file lead back to themselves",
                "Lessons/3.md:1:1: error: the file cannot be read: No such file or directory",
                "Lessons/4.md:1:1: error: this is not a regular file",
                "Lessons/5.md:2:2: error: the file holds a zero byte: it is not text",
            ])
    }

    @Test func `what only looks like a lesson is named`() throws {
        let (content, problems) = try read([
            "Lessons/1-a.md": Self.lesson, "Lessons/2-b.MD": Self.lesson, "Cards/c.markdown": Data(),
            "Lessons/.d.MD": Data(), "Lessons/notes.txt": Data(), "Lessons/MD": Data(),
        ])
        #expect(content.lessons.map(\.slug) == ["a"])
        #expect(
            problems == [
                "Lessons/2-b.MD:1:1: warning: the file is left out: its name does not end in .md → rename it, or "
                    + "move it out of Lessons",
                "Cards/c.markdown:1:1: warning: the file is left out: its name does not end in .md → rename it, or "
                    + "move it out of Cards",
            ])
    }

    @Test func `lessons in a folder of their own are named`() throws {
        let (content, problems) = try read([
            "Lessons/1-a.md": Self.lesson, "Lessons/sub/07-q.md": Self.lesson, "Lessons/part/two/b.md": Data(),
            "Lessons/part/c.md": Data(), "Lessons/part/.d.md": Data(), "Cards/x/1-a.md": Data(),
        ])
        #expect(content.lessons.map(\.slug) == ["a"])
        let help = "→ move it up: only the files right in"
        #expect(
            problems == [
                "Lessons/part:1:1: warning: what is in this folder is left out: c.md and 1 more \(help) Lessons are read",
                "Lessons/sub:1:1: warning: what is in this folder is left out: 07-q.md \(help) Lessons are read",
                "Cards/x:1:1: warning: what is in this folder is left out: 1-a.md \(help) Cards are read",
            ])
        // Without another lesson that is what there is to say of it, too.
        let (_, alone) = try read(["Lessons/sub/07-q.md": Self.lesson])
        #expect(alone.count == 2)
        #expect(
            alone.last == "Lessons:1:1: error: there is no lesson in this folder → write one, as Lessons/01-first.md")
    }

    /// What a course is laid out on that cannot be read, nobody knows; a lesson's own device is known all the same.
    @Test func `a course file that cannot be read says nothing of the device`() throws {
        let lesson = Data("---\ntitle: T\n---\n```swift layout\n```\n".utf8)
        let own = Data("---\ntitle: T\ndevice: canvas\n---\n```swift layout\n```\n".utf8)
        for (settings, unknown) in [([0xFF], 0), (Array("title: T".utf8), nil)] as [([UInt8], Int?)] {
            let (content, _) = try read(["Lessons/1-a.md": lesson, "Lessons/2-b.md": own, "course.yml": Data(settings)])
            #expect(content.lessons.map { $0.document.snippets[0].unknownFrom } == [unknown, nil])
        }
    }

    /// Decks need the course's id. The site does not.
    @Test func `cards without the course's id are told`() throws {
        let cards = Data("---\nlesson: a\n---\n## Q\n<!-- card id=q -->\nA".utf8)
        let warning = "course.yml:1:1: warning: the course has cards but no id, so no decks are made of them → "
        let rest = "a line like 'id: my-course', and never change it: learners' review history hangs on it"
        let files = ["Lessons/a.md": Self.lesson, "Cards/a.md": cards]
        let (none, first) = try read(files)
        #expect(first == ["\(warning)write this file with \(rest)"])
        #expect(!none.hasDecks)
        let (_, second) = try read(files.merging(["course.yml": Data("title: A\n".utf8)]) { $1 })
        #expect(second == ["\(warning)add \(rest)"])
        let (whole, third) = try read(files.merging(["course.yml": Data("id: a\n".utf8)]) { $1 })
        #expect(third == [])
        #expect(whole.hasDecks)
        let (_, wrong) = try read(files.merging(["course.yml": Data("id: a b\n".utf8)]) { $1 })
        #expect(wrong.count == 1)
        #expect(wrong[0].hasPrefix("course.yml:1:5: error: 'a b' cannot be the course's id"))
        #expect(try read(["Lessons/a.md": Self.lesson]).problems == [])
    }

    @Test func `a symbolic link to a lesson is read`() throws {
        let (content, problems) = try read(["texts/x": Self.lesson, "Lessons/notes": Data()]) { root in
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/Lessons/a.md", withDestinationPath: "../texts/x")
        }
        #expect(content.lessons.map(\.slug) == ["a"])
        #expect(problems.isEmpty)
    }

    @Test func `lessons cannot need each other`() throws {
        func lesson(_ needs: String) -> Data { Data("---\ntitle: T\nneeds: [\(needs)]\n---\n".utf8) }
        let (_, problems) = try read([
            "Lessons/1-a.md": lesson("c"), "Lessons/2-b.md": lesson("a"), "Lessons/3-c.md": lesson("d, b"),
            "Lessons/4-d.md": lesson(""), "Lessons/5-e.md": lesson("a, d"),
        ])
        #expect(
            problems == [
                "Lessons/1-a.md:3:9: error: 'c' needs this lesson in turn → one of the two has to come first",
                "Lessons/2-b.md:3:9: error: 'a' needs this lesson in turn → one of the two has to come first",
                "Lessons/3-c.md:3:12: error: 'b' needs this lesson in turn → one of the two has to come first",
            ])
    }

    @Test func `card files name a lesson, and ids are unique in the course`() throws {
        let (content, problems) = try read([
            "Lessons/01-a.md": Self.lesson,
            "Cards/01-a.md": Data("---\nlesson: a\n---\n## Q\n<!-- card id=x -->\nb\n".utf8),
            "Cards/02-b.md": Data("---\nlesson: aa\n---\n## Q\n<!-- card id=x -->\nb\n".utf8),
            "course.yml": Data("id: c\n".utf8),
        ])
        #expect(content.cardFiles.map(\.lesson) == ["a", ""])
        #expect(
            problems == [
                "Cards/02-b.md:2:9: error: there is no lesson 'aa' → there are: a",
                "Cards/02-b.md:5:14: error: there is a card 'x' already → ids are unique in the whole course",
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `all line ends, a byte order mark and no last line end are read`(_ end: String) throws {
        let text = ["\u{FEFF}---", "title: T", "---", "```swift layout id=a", "A()", "```", "[3](check:a 'q')"]
        let (content, problems) = try read(["Lessons/a.md": Data(text.joined(separator: end).utf8)])
        #expect(problems.isEmpty)
        let document = content.lessons[0].document
        #expect(document.snippets.map(\.code.text) == ["A()\n"])
        #expect(document.snippets.map(\.code.line) == [5])
        #expect(
            document.claims.map { document.file.position(at: $0.range.lower) } == [SourcePosition(line: 7, column: 2)])
    }

    @Test func `line ends may be mixed`() throws {
        let (content, problems) = try read([
            "Lessons/a.md": Data("---\r\ntitle: T\n---\r```swift layout id=a\rA()\r\n```\n\r[3](check:a 'q')".utf8)
        ])
        #expect(problems.isEmpty)
        let document = content.lessons[0].document
        #expect(
            document.claims.map { document.file.position(at: $0.range.lower) } == [SourcePosition(line: 8, column: 2)])
    }
}
