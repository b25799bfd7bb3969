import Foundation
import Testing

/// `coursebuild new` and `ids`: what they make checks clean at once, and nothing is overwritten.
@Suite struct NewCommandTests {
    private static func emptyFolder() throws -> TemporaryCourse {
        let folder = try TemporaryCourse(nil)
        try FileManager.default.removeItem(at: folder.folder.appendingPathComponent("Lessons"))
        return folder
    }

    @Test func courseLessonAndCardsCheckClean() throws {
        let course = try Self.emptyFolder()
        let made = try course.coursebuild("new", "course", "layout-notes")
        #expect(made.error == "")
        #expect(
            made.output == """
                made layout-notes/course.yml
                made layout-notes/Lessons/01-spacers.md
                made layout-notes/Cards/01-spacers.md
                made layout-notes/.gitignore
                made layout-notes/README.md
                next: coursebuild check --course layout-notes

                """)
        #expect(try course.read("layout-notes/course.yml").contains("id: layout-notes\ntitle: Layout notes\n"))
        let lesson = try course.coursebuild("new", "lesson", "Frames: 日本語", "--course", "layout-notes")
        #expect(
            lesson.output == """
                made layout-notes/Lessons/02-frames-日本語.md
                next: coursebuild check layout-notes/Lessons/02-frames-日本語.md

                """)
        for kind in ["write", "trick", "explain", "cloze", "predict"] {
            let card = try course.coursebuild(
                "new", "card", "spacers", "Why \(kind)?", "--kind", kind, "--course", "layout-notes")
            #expect(card.output.hasPrefix("added the card why-\(kind) at layout-notes/Cards/01-spacers.md:"))
        }
        let first = try course.coursebuild("new", "card", "frames-日本語", "どう？", "--course", "layout-notes")
        #expect(first.output.hasPrefix("made layout-notes/Cards/02-frames-日本語.md with the card "))

        let check = try course.coursebuild("check", "--course", "layout-notes")
        #expect(
            check.output
                == "2 lessons, 8 cards, 9 snippets (9 compiled, 0 cached), 16 claims checked: all is well\n")
        #expect(check.status == 0)
        #expect(try course.coursebuild("build", "--course", "layout-notes").status == 0)
        #expect(try course.coursebuild("ids", "--course", "layout-notes").output == "no card without an id\n")
    }

    /// What is printed as the next command can be copied into a shell.
    @Test(arguments: [
        ("Über Layout & Co", "'Über Layout & Co'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("Über", "Über"),
    ])
    func theNextCommandIsQuoted(folder: String, word: String) throws {
        let course = try Self.emptyFolder()
        let made = try course.coursebuild("new", "course", folder)
        #expect(made.output.hasSuffix("\nnext: coursebuild check --course \(word)\n"))
        let command = made.output.split(separator: "\n").last?.dropFirst("next: ".count) ?? ""
        let shell = Binary(url: URL(fileURLWithPath: "/bin/sh"))
        let script = "coursebuild() { \"$BIN\" \"$@\"; }; \(command)"
        let checked = try shell.run(
            ["-c", script], in: course.folder, environment: ["BIN": try Binary.coursebuild.url.path])
        #expect(checked.status == 0, "\(checked.error)")
    }

    @Test func nothingIsOverwritten() throws {
        let course = try Self.emptyFolder()
        try course.write("mine\n", to: "notes/README.md")
        try course.write("mine\n", to: "notes/.gitignore")
        let made = try course.coursebuild("new", "course", "notes", "--title", "Say: \"notes\"")
        #expect(
            made.output.hasSuffix(
                """
                kept notes/.gitignore
                kept notes/README.md
                     it should also have: .coursebuild/, decks/, site/public/
                next: coursebuild check --course notes

                """))
        #expect(try course.read("notes/README.md") == "mine\n")
        #expect(try course.read("notes/.gitignore") == "mine\n")
        let again = try course.coursebuild("new", "course", "notes")
        #expect(again.status == 2)
        #expect(
            again.error == """
                coursebuild: error: 'notes' is a course already: it has course.yml
                (`coursebuild new --help` lists what there is.)

                """)
        let twice = try course.coursebuild("new", "lesson", "Spacers", "--course", "notes")
        #expect(twice.status == 2)
        #expect(twice.error.contains("there is a lesson 'spacers' already: Lessons/01-spacers.md"))
    }

    @Test(arguments: [
        (["new"], "say what to begin: new course, new lesson or new card"),
        (
            ["new", "chapter", "A"],
            "say what to begin: new course, new lesson or new card; there is no 'chapter' to begin"
        ),
        (["new", "lesson"], "it is: new lesson TITLE"),
        (["new", "lesson", "Two", "words"], "it is: new lesson TITLE; a text of several words needs quotes"),
        (["new", "lesson", "A", "--kind", "write"], "new lesson takes no --kind"),
        (["new", "lesson", "A", "--number", "0"], "--number is a whole number from 1 to 9999; this is '0'"),
        (["new", "lesson", " "], "the title is empty"),
        (["new", "lesson", "!?"], "the title '!?' has no letter or digit, so that no file can be named after it"),
        (["new", "card", "boxs", "A"], "there is no lesson 'boxs' (did you mean 'boxes'?)"),
        (["new", "card", "boxes", "A\nB"], "the question is one line of text, without tabs and line ends"),
        (
            ["new", "card", "boxes", "A", "--kind", "quiz"],
            "--kind is one of write, trick, explain, cloze, predict; this is 'quiz'"
        ),
    ])
    func wrongUse(arguments: [String], message: String) throws {
        let course = try TemporaryCourse()
        let result = try Binary.coursebuild.run(arguments, in: course.folder)
        #expect(result.status == 2)
        #expect(result.error == "coursebuild: error: \(message)\n(`coursebuild new --help` lists what there is.)\n")
        #expect(result.output == "")
    }

    @Test func idsAreListedAndWritten() throws {
        let course = try TemporaryCourse()
        let cards =
            "---\nlesson: boxes\n---\n\n## How wide is it?\n\nWide.\n\n## Why?\n<!-- card kind=trick -->\n\nSo.\n"
        try course.write(cards, to: "Cards/02-more.md")
        let list = try course.coursebuild("ids", "Cards/02-more.md")
        #expect(list.status == 1)
        #expect(
            list.output == """
                Cards/02-more.md:5:1: error: this card has no id
                    5 | ## How wide is it?
                      | ^^^^^^^^^^^^^^^^^^ it could be how-wide-is-it
                      help: coursebuild ids --write Cards/02-more.md

                Cards/02-more.md:10:1: error: this card has no id
                   10 | <!-- card kind=trick -->
                      | ^^^^^^^^^^^^^^^^^^^^^^^^ it could be why
                      help: coursebuild ids --write Cards/02-more.md

                2 cards without an id

                """)
        #expect(try course.read("Cards/02-more.md") == cards)
        let written = try course.coursebuild("ids", "--write")
        #expect(written.status == 0)
        #expect(written.output.hasSuffix("\nadded 2 ids in 1 file\n"))
        #expect(
            try course.read("Cards/02-more.md")
                == cards.replacing("it?\n", with: "it?\n<!-- card id=how-wide-is-it -->\n")
                .replacing("card kind", with: "card id=why kind"))
        #expect(try course.coursebuild("ids").status == 0)
    }
}
