import Course
import HTML
import LessonHTML

/// A course with the addresses of its pages and the counts of what was checked: what every page is made from.
struct Site {
    let index: CourseIndex
    let counts: CheckCounts
    var downloads: [Download]
    private let lessonNames: [String]
    private let deckNames: [String]

    init(_ course: CheckedCourse, downloads: [Download] = []) {
        index = CourseIndex(course)
        counts = CheckCounts(course)
        self.downloads = downloads
        lessonNames = Self.fileNames(course.content.lessons.map(\.slug))
        deckNames = Self.fileNames(course.content.cardFiles.map(\.slug))
    }

    var course: CheckedCourse { index.course }
    var settings: CourseSettings { course.content.settings }
    var lessons: [Lesson] { course.content.lessons }
    var decks: [CardFile] { course.content.cardFiles }

    /// The path in the site, folder by folder.
    func path(ofLesson position: Int) -> [String] { ["lessons", lessonNames[position] + ".html"] }
    func path(ofDeck position: Int) -> [String] { ["cards", deckNames[position] + ".html"] }

    /// The path of each lesson's page, by slug.
    var lessonPages: [String: [String]] {
        Dictionary(
            lessons.indices.map { (lessons[$0].slug, path(ofLesson: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The same for card files.
    var deckPages: [String: [String]] {
        Dictionary(
            decks.indices.map { (decks[$0].slug, path(ofDeck: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    func lesson(_ slug: String) -> Int? { lessons.firstIndex { $0.slug == slug } }

    func decks(ofLesson slug: String) -> [Int] { decks.indices.filter { decks[$0].lesson == slug } }

    /// A file name for each slug: letters, digits, `-`, `_` and `.` stay; no two are alike, not even for a file
    /// system that does not tell capitals.
    static func fileNames(_ slugs: [String]) -> [String] {
        var taken: Set<String> = []
        return slugs.map { slug in
            var name = String(slug.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
            while name.hasPrefix(".") { name.removeFirst() }
            if name.isEmpty { name = "page" }
            var unique = name
            var number = 2
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(name)-\(number)"
                number += 1
            }
            return unique
        }
    }
}
