import Course
import Decks
import Foundation
import Site
import SnippetRunner

/// The decks that readers can take with them from the site.
enum CourseDownloads {
    private static let titles = [
        "apkg": "Anki package", "tsv": "Tab-separated text", "csv": "Table", "json": "JSON",
    ]

    /// nil for a deck's file that is of no use without the others, as a picture.
    static func download(_ file: URL, contents: () throws -> Data) rethrows -> Download? {
        guard let title = titles[file.pathExtension] else { return nil }
        return Download(name: file.lastPathComponent, title: title, contents: try contents())
    }

    /// What `build` would offer; nothing is written.
    static func all(of course: CheckedCourse, in folder: CourseFolder) throws -> [Download] {
        guard course.content.hasDecks else { return [] }
        let lock = URL(fileURLWithPath: folder.path(to: "Cards/decks.lock"))
        let files = try DeckBuilder(changeTime: changeTime()).files(of: course, lock: lock)
        return files.compactMap { file in download(URL(fileURLWithPath: file.path)) { file.data } }
    }

    /// The time that changed cards get: now, or what a reproducible build says it is.
    static func changeTime() throws(SetupError) -> Int {
        guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] else {
            return Int(Date().timeIntervalSince1970)
        }
        guard let seconds = Int(text), (0...DeckBuilder.latestTime).contains(seconds) else {
            throw SetupError(
                "SOURCE_DATE_EPOCH is '\(SafeText.line(text))'; it has to be a number of seconds since 1970, or not set"
            )
        }
        return seconds
    }
}
