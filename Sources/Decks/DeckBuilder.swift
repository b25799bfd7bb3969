import Course
import DeckFile
import Foundation

/// Writes a course's cards in every format.
///
/// The output follows from the course and the lock file alone, apart from the time that a changed card gets;
/// the same course and lock give the same bytes.
public struct DeckBuilder: Sendable {
    /// The time that changed cards get, in seconds since 1970. A card that the lock file does not know gets a
    /// constant, so that a first build does not depend on the day.
    public var changeTime: Int

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

        let files = try DeckFolder(root: folder).replace(with: decks.files())
        if lock != before { try Data(lock.text.utf8).write(to: lockFile, options: .atomic) }
        return DeckReport(
            files: files, cards: decks.notes.count,
            added: decks.notes.map(\.id).filter { before.entries[$0] == nil },
            changed: decks.notes.map(\.id).filter {
                before.entries[$0] != nil && before.entries[$0] != lock.entries[$0]
            },
            lockChanged: lock != before)
    }

    private func readLock(_ file: URL) throws -> DeckLock {
        guard FileManager.default.fileExists(atPath: file.path) else { return DeckLock() }
        return try DeckLock(String(decoding: Data(contentsOf: file), as: UTF8.self), path: file.relativePath)
    }
}
