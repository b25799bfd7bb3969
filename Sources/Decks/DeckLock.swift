import Course
import Foundation

/// `Cards/decks.lock`: what each card's content was when it last changed, and when that was.
///
/// Kept in git. A card that is gone keeps its line: should it come back with another text, learners who have
/// it must see a later time.
struct DeckLock: Equatable {
    struct Entry: Equatable {
        var hash: String
        /// Seconds since 1970.
        var modified: Int
    }

    /// By card id.
    var entries: [String: Entry] = [:]

    private static let header = """
        # What was last published of each card, so that Anki takes over changed cards and only these.
        # `coursebuild build` writes this file; keep it in git.

        """

    init() {}

    init(_ text: String, path: String) throws {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, !parts[0].isEmpty, let modified = Int(parts[2]),
                (1...DeckBuilder.latestTime).contains(modified)
            else {
                throw DeckError([.lockUnreadable(path: path, line: index + 1, found: String(line))])
            }
            entries[parts[0]] = Entry(hash: parts[1], modified: modified)
        }
    }

    /// Sorted, one card a line: changes of different cards merge without conflict.
    var text: String {
        entries.sorted { $0.key < $1.key }.reduce(into: Self.header) { text, entry in
            text += "\(entry.key)\t\(entry.value.hash)\t\(entry.value.modified)\n"
        }
    }
}
