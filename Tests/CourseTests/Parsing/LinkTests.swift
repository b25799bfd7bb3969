import Foundation
import Testing

@testable import Course

/// Links between lessons and cards, from each to each: what they lead to, and what is said where they lead nowhere.
struct LinkTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        /// What the links lead to.
        var targets = ""
        /// What is said, a line each.
        var problems = ""

        var testDescription: String { markdown }
    }

    // MARK: From a lesson

    static let inLessons: [Case] = [
        // Lessons and their headings.
        Case(
            markdown: "[a](stacks) [a](stacks.md) [a](02-stacks.md)",
            targets: "lesson stacks, lesson stacks, lesson stacks"),
        Case(
            markdown: "[a](../Lessons/02-stacks.md#a-row-hugs) [a](./stacks#a-row-hugs-1)",
            targets: "lesson stacks#a-row-hugs, lesson stacks#a-row-hugs-1"),
        Case(
            markdown: "[a](stacks.md#h%C3%B6he) [a](02-stacks.md#section)",
            targets: "lesson stacks#höhe, lesson stacks#section"),
        Case(
            markdown: "[a](stakcs.md)",
            problems: "1:1: error: there is no lesson 'stakcs.md' → did you mean 'stacks'?"),
        Case(
            markdown: "é [a](../Lessons/nothing.md#x)",
            problems: "1:4: error: there is no lesson '../Lessons/nothing.md' → there are: here, stacks"),
        Case(
            markdown: "[a](stacks.md#a-row-hug)", targets: "lesson stacks#a-row-hug",
            problems:
                "1:1: error: there is no heading '#a-row-hug' in Lessons/02-stacks.md → did you mean 'a-row-hugs'?"),
        Case(
            markdown: "## One\n\n[a](#one) [a](#two)", targets: "heading one, heading two",
            problems: "3:11: error: there is no heading '#two' in Lessons/01-here.md → there are: one"),
        Case(
            markdown: "[a](#two)", targets: "heading two",
            problems: "1:1: error: there is no heading '#two' in Lessons/01-here.md → it has no headings"),
        // Card files and their cards, by id or by a heading of theirs.
        Case(
            markdown: "[a](../Cards/01-boxes.md) [a](../Cards/boxes) [a](../Cards/boxes.md)",
            targets: "cards boxes, cards boxes, cards boxes"),
        Case(
            markdown:
                "[a](../Cards/01-boxes.md#apart) [a](../Cards/boxes.md#how-far-apart) [a](../Cards/boxes.md#inside)",
            targets: "cards boxes#apart, cards boxes#apart, cards boxes#apart"),
        // An id goes before another card's heading of the same name.
        Case(
            markdown: "[a](../Cards/boxes.md#second) [a](../Cards/boxes.md#the-second)",
            targets: "cards boxes#second, cards boxes#second"),
        Case(
            markdown: "[a](../Cards/boxse.md#apart) [a](../Cards/x.md)",
            problems: """
                1:1: error: there is no card file '../Cards/boxse.md' → did you mean 'boxes'?
                1:30: error: there is no card file '../Cards/x.md' → there are: boxes, more
                """),
        Case(
            markdown: "[a](../Cards/boxes.md#appart) [a](../Cards/boxes.md#more-one) [a](../Cards/boxes.md#zzzzzz)",
            targets: "cards boxes, cards boxes, cards boxes",
            problems: """
                1:1: error: there is no card '#appart' in Cards/01-boxes.md → did you mean 'apart'?
                1:31: error: there is no card '#more-one' in Cards/01-boxes.md → it is in Cards/02-more.md
                1:63: error: there is no card '#zzzzzz' in Cards/01-boxes.md → there are: apart, half, second, mine
                """),
        // A name without a folder is a lesson's; a card file has to be named with its folder.
        Case(
            markdown: "[a](boxes.md)",
            problems: "1:1: error: there is no lesson 'boxes.md' → there are: here, stacks"),
        // A definition, a heading, a table, a list and emphasis hold links, too.
        Case(
            markdown: "## [a][x]\n\n| [a][X] |\n|---|\n\n- **[a][x]**\n\n[x]: ../Cards/boxes.md#apart",
            targets: "cards boxes#apart, cards boxes#apart, cards boxes#apart"),
        Case(
            markdown: "[a][x]\n\n[x]: ../Cards/boxes.md#apar",
            targets: "cards boxes",
            problems: "1:1: error: there is no card '#apar' in Cards/01-boxes.md → did you mean 'apart'?"),
        // Other files.
        Case(
            markdown: "[a](x/y.txt) ![a](z.png) [a](../Sources/A.swift)",
            targets: "file x/y.txt, file z.png, file ../Sources/A.swift",
            problems: """
                1:1: error: there is no file 'Lessons/x/y.txt' in the course's folder
                1:14: error: there is no file 'Lessons/z.png' in the course's folder
                1:26: error: there is no file 'Sources/A.swift' in the course's folder
                """),
        Case(
            markdown: "[a](../../other/Lessons/a.md) [a](/etc/passwd) ![a](../../b.png) [a](//host/a) [a](x/../../..)",
            targets:
                "file ../../other/Lessons/a.md, file /etc/passwd, file ../../b.png, file //host/a, file x/../../..",
            problems: """
                1:1: error: '../../other/Lessons/a.md' leads out of the course's folder → \(outside)
                1:31: error: '/etc/passwd' leads out of the course's folder → \(outside)
                1:48: error: '../../b.png' leads out of the course's folder → \(outside)
                1:66: error: '//host/a' leads out of the course's folder → \(outside)
                1:80: error: 'x/../../..' leads out of the course's folder → \(outside)
                """),
        Case(
            markdown: "[a]() ![b]()", targets: "file ",
            problems: """
                1:1: error: the link leads nowhere → write a destination
                1:7: error: the picture has no source → write a destination
                """),
        // Addresses are left alone.
        Case(
            markdown: "[a](https://b.c/x.md#y) <mailto:a@b.c> ![a](http://b.c/d.png)",
            targets: "https://b.c/x.md#y, mailto:a@b.c, http://b.c/d.png"),
        Case(
            markdown: "[a](ftp://b.c) ![a](mailto:b@c.d)",
            problems: """
                1:1: error: 'ftp:' is not a scheme that links may have here → there are: check, fact, http, https, mailto
                1:16: error: 'mailto:' is not a scheme that links may have here → there are: layout, trace, explore, http, https
                """),
        // Definitions.
        Case(
            markdown: "[a][lnk] [b][]\n\n[link]: stacks.md",
            problems: """
                1:4: error: there is no definition of [lnk] → did you mean 'link'?
                3:1: warning: nothing refers to [link] → write [text][link] where it belongs, or take it away
                """),
        Case(
            markdown: "> [Ünü  Sed]: stacks.md\n\n[ünü sed]\n\n[//]: # (a remark)\n[x]: <> (one)",
            targets: "lesson stacks"),
        Case(
            markdown: "[a][x]\n\n[x]: stacks.md\n[X]: here.md\n[y]: nowhere.md",
            targets: "lesson stacks",
            problems: """
                4:1: warning: [X] is defined already: this definition is ignored → give one of the two another name
                5:1: warning: nothing refers to [y] → write [text][y] where it belongs, or take it away
                """),
        Case(
            markdown: "[gap]: check:abc 'gap(A, B)'",
            problems:
                "1:1: warning: nothing refers to [gap], so this claim is not checked → write [text][gap] where it belongs, or take it away"
        ),
    ]

    private static let outside = "link to a lesson, to a card, or to an address that begins with https://"

    @Test(arguments: inLessons) func `from a lesson`(_ test: Case) {
        let (content, diagnostics) = read(lesson: test.markdown, card: "c")
        #expect(targets(content.lessons[0].document.blocks) == test.targets)
        #expect(diagnostics.map { lines($0, above: 3) }.joined(separator: "\n") == test.problems)
    }

    // MARK: From a card

    static let inCards: [Case] = [
        Case(
            markdown: "[a](../Lessons/02-stacks.md#a-row-hugs) [a](stacks) [a](02-stacks.md#h%C3%B6he)",
            targets: "lesson stacks#a-row-hugs, lesson stacks, lesson stacks#höhe"),
        Case(
            markdown: "[a](#apart) [a](#mine) [a](#what-is-mine) [a](02-more.md#more-one) [a](../Cards/more.md)",
            targets: "cards boxes#apart, cards boxes#mine, cards boxes#mine, cards more#more-one, cards more"),
        Case(
            markdown: "[a](#mien) [a](#more-one)", targets: "cards boxes, cards boxes",
            problems: """
                1:1: error: there is no card '#mien' in Cards/01-boxes.md → did you mean 'mine'?
                1:12: error: there is no card '#more-one' in Cards/01-boxes.md → it is in Cards/02-more.md
                """),
        Case(
            markdown: "[a](../Lessons/stacks.md#a-row-hgs) [a](stack)", targets: "lesson stacks#a-row-hgs",
            problems: """
                1:1: error: there is no heading '#a-row-hgs' in Lessons/02-stacks.md → did you mean 'a-row-hugs'?
                1:37: error: there is no lesson 'stack' → did you mean 'stacks'?
                """),
        Case(
            markdown: "![a](b.png)", targets: "file b.png",
            problems: "1:1: error: there is no file 'Cards/b.png' in the course's folder"),
    ]

    @Test(arguments: inCards) func `from a card`(_ test: Case) {
        let (content, diagnostics) = read(lesson: "l", card: test.markdown)
        #expect(targets(content.cardFiles[0].cards.last?.back ?? []) == test.targets)
        // The text of the case begins on the 16th line.
        #expect(diagnostics.map { lines($0, above: 15) }.joined(separator: "\n") == test.problems)
    }

    // MARK: Files beside the course's

    @Test func `other files are looked for in the course's folder, and not shown`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for folder in ["Lessons/pictures", "Cards"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        try Data().write(to: root.appendingPathComponent("Lessons/pictures/a b.png"))
        let lesson = root.appendingPathComponent("Lessons/01-a.md")
        let text = frontMatter + "![p](pictures/a%20b.png) [q](../Cards) ![r](pictures/a_b.png)"
        try Data(text.utf8).write(to: lesson)
        var live = LiveCourse(root: root.path, devices: testDevices) { _ in [:] }
        func problems() throws -> [String] { try live.update().course.diagnostics.map { lines($0, above: 3) } }
        let help = "put it where readers can reach it, and link to its https:// address"
        let known = [
            "1:1: warning: the site will not have 'pictures/a%20b.png': only the text is shown → \(help)",
            "1:26: warning: the site will not have '../Cards': only the text is shown → \(help)",
        ]
        #expect(
            try problems() == known + [
                "1:40: error: there is no file 'Lessons/pictures/a_b.png' in the course's folder → did you mean 'a b.png'?"
            ])
        // A file that comes later is found, though the lesson is as it was.
        try Data().write(to: root.appendingPathComponent("Lessons/pictures/a_b.png"))
        #expect(
            try problems() == known + [
                "1:40: warning: the site will not have 'pictures/a_b.png': only the text is shown → \(help)"
            ])
    }

    // MARK: A course to link in

    private func read(lesson: String, card: String) -> (content: CourseContent, diagnostics: [Diagnostic]) {
        let boxes = """
            ---
            lesson: here
            ---
            ## How far apart?
            <!-- card id=apart -->
            a
            ### Inside
            ## Second
            <!-- card id=half kind=explain -->
            b
            ## The second
            <!-- card kind=explain id='second' -->
            c
            ## What is mine?
            <!-- card id=mine -->

            """
        let more = "---\nlesson: stacks\n---\n## One\n<!-- card id=more-one -->\na"
        let stacks = "## A row hugs\n## A row hugs\n## Höhe\n## ::"
        return CourseReader(devices: testDevices).read(
            lessons: [("01-here.md", frontMatter + lesson), ("02-stacks.md", frontMatter + stacks)],
            cards: [("01-boxes.md", boxes + card), ("02-more.md", more)])
    }

    private func targets(_ blocks: [Block]) -> String {
        blocks.flatMap(LinkTargets.of).map(\.dumped).joined(separator: ", ")
    }
}

/// The targets of a document's links and pictures, in order.
private enum LinkTargets {
    static func of(_ block: Block) -> [LinkTarget] {
        switch block {
        case .paragraph(let content): content.flatMap(of)
        case .heading(let heading): heading.content.flatMap(of)
        case .quote(let content), .answer(let content): content.flatMap(of)
        case .list(let list): list.items.flatMap { $0.flatMap(of) }
        case .table(let table): (table.header + table.rows.flatMap { $0 }).flatMap { $0.flatMap(of) }
        case .figure, .code, .snippet, .console, .actions, .html, .thematicBreak: []
        }
    }

    private static func of(_ inline: Inline) -> [LinkTarget] {
        switch inline {
        case .link(let target, _, let content): [target] + content.flatMap(of)
        case .image(let source, _, let content): [source] + content.flatMap(of)
        case .emphasis(let content), .strong(let content), .claim(_, let content), .fact(_, _, let content),
            .cloze(let content):
            content.flatMap(of)
        case .text, .softBreak, .lineBreak, .code, .html, .figure: []
        }
    }
}
