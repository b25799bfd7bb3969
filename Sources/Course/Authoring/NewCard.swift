/// A card that is added to a course: to the file of its lesson's cards, or to a new one.
public struct NewCard: Sendable {
    public enum Place: Sendable {
        case file(NewFile)
        /// A file that is there, with the bytes it gets and the line of the card's heading.
        case appended(SourceFile, bytes: [UInt8], line: Int)
    }

    public let id: String
    public let place: Place

    /// - Parameters:
    ///   - lesson: As references name it: `spacers`, `06-spacers`, `Lessons/06-spacers.md`.
    ///   - question: The heading, in Markdown.
    ///   - names: The names of the files in Cards/.
    public init(
        lesson reference: String, question: String, kind: Card.Kind, topic: String?, in content: CourseContent,
        among names: [String]
    ) throws(AuthoringError) {
        let question = try TitleText.line(question, called: "question")
        let topic = try topic.map { topic throws(AuthoringError) in try TitleText.line(topic, called: "topic") }
        guard topic?.contains(where: { "\"<>".contains($0) }) != true else {
            throw AuthoringError("a topic has no quotes and no '<' or '>'")
        }
        let lesson = try Self.lesson(reference, in: content)
        let file = content.cardFiles.first { $0.lesson == lesson.slug }
        var ids = CardIdentifiers(used: MissingCardIds.used(in: content))
        id = ids.make(for: question, file: lesson.slug)
        let text = CardTemplate(question: TitleText.heading(question), id: id, kind: kind, topic: topic).text
        if let file {
            place = Self.appended(text, to: file.document.file)
            return
        }
        var name = lesson.name
        var number = 2
        while names.contains("\(name).md") {
            name = "\(lesson.name)-\(number)"
            number += 1
        }
        let deck = "\(content.settings.title)::\(lesson.frontMatter.title)"
        place = .file(
            NewFile(
                path: "Cards/\(name).md",
                text: CardTemplate.frontMatter(lesson: lesson.slug, deck: deck) + text))
    }

    private static func lesson(_ reference: String, in content: CourseContent) throws(AuthoringError) -> Lesson {
        let file = String(reference.split(separator: "/").last ?? "")
        let name = FileName(file)
        // A slug may look like a number and a name: `3-columns`.
        let found =
            content.lessons.first { $0.slug == file } ?? content.lessons.first { $0.name == name.name }
            ?? content.lessons.first { $0.slug == name.slug }
        if let found { return found }
        let hint = Nearest.hint(to: name.slug, among: content.lessons.map(\.slug), nothing: "there is none yet")
        throw AuthoringError("there is no lesson '\(reference)' (\(hint))")
    }

    /// Behind all that is there, with a blank line between and the line ends that the file has.
    private static func appended(_ text: String, to file: SourceFile) -> Place {
        let bytes = Array(file.text.utf8)
        let usesReturns = file.text.utf8.firstIndex(of: 0x0A).map {
            $0 > file.text.utf8.startIndex && file.text.utf8[file.text.utf8.index(before: $0)] == 0x0D
        }
        let lineEnd = usesReturns == true ? "\r\n" : "\n"
        var added = ""
        if let last = bytes.last, last != 0x0A, last != 0x0D { added += lineEnd }
        if !endsInBlankLine(file) { added += lineEnd }
        let line = file.lineStarts.count + added.utf8.count(where: { $0 == 0x0A })
        added += text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
        return .appended(file, bytes: bytes + Array(added.utf8), line: line)
    }

    private static func endsInBlankLine(_ file: SourceFile) -> Bool {
        let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.suffix(2).allSatisfy { $0.allSatisfy(\.isWhitespace) }
    }
}
