import Course
import DeckFile
import Files
import Foundation

/// Writes a course's cards in every format.
///
/// The output follows from the course and the lock file alone, apart from the time that a changed card gets;
/// the same course and lock give the same bytes.
public struct DeckBuilder: Sendable {
    /// The time that changed cards get, in seconds since 1970. A card that the lock file does not know gets a
    /// constant, so that a first build does not depend on the day.
    private let changeTime: Int

    /// The latest time that a card may have: the end of the year 9999. (A file may hold any number, and Anki wants
    /// milliseconds.)
    public static let latestTime = 253_402_300_799

    /// - Parameter changeTime: At most `latestTime`.
    public init(changeTime: Int) {
        self.changeTime = changeTime
    }

    /// Writes the decks into a folder, which is made if need be, removes those of an earlier build that are no
    /// more, and brings the lock file up to date.
    ///
    /// - Throws: `DeckError` where the author has to mend something, else what the file system answers.
    public func write(course: CheckedCourse, to folder: URL, lock lockFile: URL) throws -> DeckReport {
        var lock = try readLock(lockFile)
        let before = lock
        let decks = try BuiltDecks(course: course, lock: &lock, changeTime: changeTime)

        let files = try decks.files()
        let owned = OwnedFolder(
            folder, list: ".coursebuild-decks", heading: "Decks that coursebuild wrote; other files are left alone.",
            isShared: true)
        try owned.replace(with: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.data) }))
        if lock != before { try WholeFile.replace(lockFile.path, with: lock.text.utf8, isDurable: true) }
        return DeckReport(files: files.map { folder.appendingPathComponent($0.path) }, cards: decks.notes.count)
    }

    /// What `write` would write, by the path in the folder, in the same order. Nothing is written.
    ///
    /// - Throws: as `write`.
    public func files(of course: CheckedCourse, lock lockFile: URL) throws -> [(path: String, data: Data)] {
        var lock = try readLock(lockFile)
        return try BuiltDecks(course: course, lock: &lock, changeTime: changeTime).files().map { ($0.path, $0.data) }
    }

    private func readLock(_ file: URL) throws -> DeckLock {
        guard FileManager.default.fileExists(atPath: file.path) else { return DeckLock() }
        return try DeckLock(String(decoding: Data(contentsOf: file), as: UTF8.self), path: file.relativePath)
    }
}
