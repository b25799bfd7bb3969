import DeckFile
import Foundation

@testable import QuizCore

/// Cards to play.
enum SampleDeck {
    /// The deck beside the transcripts: one card of each kind, and every sort of block.
    static func cards() throws -> [QuizCard] {
        let deck = try DeckReader.read(TestFiles.folder("Transcripts").appendingPathComponent("spacers.json"))
        return deck.cards.map { QuizCard(card: $0, deck: deck.name, lesson: deck.lesson) }
    }

    /// As many cards of the simplest sort.
    static func plain(_ count: Int) -> [QuizCard] {
        (0..<count).map { index in
            let card = DeckCard(
                id: "card\(index)", guid: "guid\(index)", kind: .write, topic: nil, modified: 1,
                front: [.heading([CardRun("Question \(index)")])], back: [.paragraph([CardRun("Answer \(index)")])])
            return QuizCard(card: card, deck: "Deck", lesson: "lesson")
        }
    }
}

/// Files of this test target, read from where the sources are.
enum TestFiles {
    static func folder(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(name)
    }

    static func texts(_ folderName: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder(folderName), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
    }

    /// With ACCEPT set in the environment, writes what was found over what was expected.
    static func accept(_ found: String, for file: URL) throws {
        guard ProcessInfo.processInfo.environment["ACCEPT"] != nil else { return }
        try Data(found.utf8).write(to: file)
    }
}
