import Testing

@testable import Course

/// What templates make is read without a word said about it, whatever title it was given.
@Suite struct TemplateTests {
    static let titles = [
        "Spacers take", "Frames: propose & respond", "# 1", "C #", "##", "- a", "\"quoted\"", "it's", "true", "~",
        "[a]", "{a}", "a: b", "a #b", "&anchor", "*a*", "日本語", "3 columns", "`Spacer()`", "a\\b", "%a", "@a", "🙂 a",
        "null", "\u{FEFF}a", "a:", "---", "<!-- a -->",
    ]

    @Test(arguments: titles)
    func lesson(title: String) throws {
        let lesson = try? NewLesson(title: title, part: title, number: nil, among: [])
        // Only a title without a letter or digit names no file.
        guard let lesson else {
            #expect(!title.contains { $0.isLetter || $0.isNumber })
            return
        }
        let (content, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [(String(lesson.file.path.dropFirst("Lessons/".count)), lesson.file.text)],
            settings: "verified: strict\n")
        #expect(diagnostics == [])
        #expect(content.lessons.first?.frontMatter.title == title)
        #expect(content.lessons.first?.frontMatter.part == title)
        #expect(content.lessons.first?.document.snippets.count == 2)
    }

    @Test(arguments: titles, Card.Kind.allCases)
    func card(question: String, kind: Card.Kind) throws {
        let lesson = try NewLesson(title: "Spacers", part: nil, number: nil, among: [])
        let reader = CourseReader(devices: testDevices)
        let lessons = [("01-spacers.md", lesson.file.text)]
        let (content, _) = reader.read(lessons: lessons)
        let card = try NewCard(
            lesson: "spacers", question: question, kind: kind, topic: nil, in: content, among: [])
        guard case .file(let file) = card.place else {
            Issue.record("the course has no card file")
            return
        }
        #expect(file.path == "Cards/01-spacers.md")
        let (read, diagnostics) = reader.read(lessons: lessons, cards: [("01-spacers.md", file.text)])
        // A list's mark or a number in a heading is the author's own.
        #expect(diagnostics == [])
        #expect(read.cardFiles.first?.cards.map(\.id) == [card.id])
        #expect(read.cardFiles.first?.cards.first?.kind == kind)
        // A second one goes behind the first.
        let second = try NewCard(
            lesson: "Lessons/01-spacers.md", question: question, kind: kind, topic: "a b", in: read, among: [])
        #expect(second.id != card.id)
        guard case .appended(_, let bytes, let line) = second.place else {
            Issue.record("the card file is there")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix(file.text))
        let (both, found) = reader.read(lessons: lessons, cards: [("01-spacers.md", text)])
        #expect(found == [])
        #expect(both.cardFiles.first?.cards.map(\.id) == [card.id, second.id])
        #expect(both.cardFiles.first?.cards.last?.position.line == line)
    }

    @Test(arguments: ["\n", "\r\n"], ["", "\n", "\n\n"])
    func cardsKeepTheLineEnds(end: String, trailing: String) throws {
        let lesson = try NewLesson(title: "Spacers", part: nil, number: nil, among: []).file.text
        let old = "\u{FEFF}---\nlesson: spacers\n---\n\n## One\n<!-- card id=one -->\n\nA back.\(trailing)"
            .replacing("\n", with: end)
        let reader = CourseReader(devices: testDevices)
        let (content, _) = reader.read(lessons: [("01-spacers.md", lesson)], cards: [("01-x.md", old)])
        let card = try NewCard(
            lesson: "spacers", question: "Two", kind: .explain, topic: nil, in: content, among: ["01-x.md"])
        guard case .appended(_, let bytes, let line) = card.place else {
            Issue.record("the card file is there")
            return
        }
        let added = "## Two\n<!-- card id=two kind=explain -->\n\nSay why, in a sentence or two.\n"
        let blank = String(repeating: "\n", count: 2 - trailing.count)
        #expect(
            Array(String(decoding: bytes, as: UTF8.self).utf8)
                == Array((old + (blank + added).replacing("\n", with: end)).utf8))
        #expect(line == 10)
    }

    @Test func numbersAreFree() throws {
        let names = ["01-a.md", "07-b.md", "notes.txt", "03-c.md"]
        func path(_ number: Int?) -> String? {
            (try? NewLesson(title: "Z", part: nil, number: number, among: names))?.file.path
        }
        #expect(path(nil) == "Lessons/08-z.md")
        #expect(path(2) == "Lessons/02-z.md")
        #expect(path(120) == "Lessons/120-z.md")
        #expect(throws: AuthoringError("the number 7 is that of Lessons/07-b.md; the next free one is 8")) {
            try NewLesson(title: "Z", part: nil, number: 7, among: names)
        }
        #expect(throws: AuthoringError("there is a lesson 'b' already: Lessons/07-b.md")) {
            try NewLesson(title: "B", part: nil, number: nil, among: names)
        }
    }

    @Test(arguments: ["", "  ", "a\nb", "a\tb", "a\u{2028}b"])
    func noTitle(title: String) {
        #expect(throws: AuthoringError.self) { try NewLesson(title: title, part: nil, number: nil, among: []) }
    }
}
