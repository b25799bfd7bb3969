import DeckFile
import Foundation

/// Finds and reads the decks that a user names.
enum DeckFolder {
    /// The cards of files and of the `.json` files in folders, each card once, in the order of the names.
    static func cards(_ paths: [String]) throws(DeckReadError) -> [QuizCard] {
        var cards: [QuizCard] = []
        var seen: Set<String> = []
        for path in paths {
            for file in try files(path) {
                let deck = try DeckReader.read(file)
                for card in deck.cards where seen.insert(card.guid).inserted {
                    cards.append(QuizCard(card: card, deck: deck.name, lesson: deck.lesson))
                }
            }
        }
        return cards
    }

    private static func files(_ path: String) throws(DeckReadError) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DeckReadError(path: path, problem: "there is no such file; `coursebuild build` makes the decks")
        }
        let url = URL(fileURLWithPath: path)
        guard isFolder.boolValue else { return [url] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw DeckReadError(path: path, problem: "the folder cannot be read")
        }
        let decks = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
        guard !decks.isEmpty else {
            throw DeckReadError(path: path, problem: "there is no deck in it; `coursebuild build` makes them")
        }
        return decks.map { url.appendingPathComponent($0) }
    }
}
