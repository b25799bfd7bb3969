/// A lesson that is added to a course.
public struct NewLesson: Sendable {
    public let file: NewFile

    /// - Parameters:
    ///   - number: Where it stands in the course; nil for behind the last one.
    ///   - names: The names of the files in Lessons/.
    public init(title: String, part: String?, number: Int?, among names: [String]) throws(AuthoringError) {
        let title = try TitleText.line(title, called: "title")
        let part = try part.map { part throws(AuthoringError) in try TitleText.line(part, called: "part") }
        let slug = Slug.fileName(title)
        guard !slug.isEmpty else {
            throw AuthoringError("the title '\(title)' has no letter or digit, so that no file can be named after it")
        }
        let known = names.filter { $0.hasSuffix(".md") }.map { (file: $0, name: FileName($0)) }
        if let same = known.first(where: { $0.name.slug == slug }) {
            throw AuthoringError("there is a lesson '\(slug)' already: Lessons/\(same.file)")
        }
        let next = (known.compactMap(\.name.number).max() ?? 0) + 1
        if let number, let same = known.first(where: { $0.name.number == number }) {
            throw AuthoringError("the number \(number) is that of Lessons/\(same.file); the next free one is \(next)")
        }
        let digits = String(number ?? next)
        let padded = String(repeating: "0", count: max(2 - digits.count, 0)) + digits
        file = NewFile(path: "Lessons/\(padded)-\(slug).md", text: LessonTemplate(title: title, part: part).text)
    }
}
