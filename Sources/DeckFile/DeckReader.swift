import Foundation

/// Reads deck files, which may come from anywhere.
public enum DeckReader {
    /// Larger files are refused unread: a deck of a thousand long cards has about two megabytes.
    public static let largestFile = 32 << 20

    public static func read(_ file: URL) throws(DeckReadError) -> Deck {
        let data: Data
        do {
            let values = try file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
            guard values.isRegularFile == true else {
                throw DeckReadError(path: file.path, problem: "this is not a file")
            }
            guard let size = values.fileSize, size <= largestFile else {
                throw DeckReadError(
                    path: file.path, problem: "the file is larger than \(largestFile >> 20) MB, no deck is")
            }
            data = try Data(contentsOf: file)
        } catch let error as DeckReadError {
            throw error
        } catch {
            throw DeckReadError(path: file.path, problem: "the file cannot be read: \(reason(error))")
        }
        return try deck(data, path: file.path)
    }

    public static func deck(_ data: Data, path: String) throws(DeckReadError) -> Deck {
        let deck: Deck
        do {
            deck = try JSONDecoder().decode(Deck.self, from: data)
        } catch let error as DecodingError {
            throw DeckReadError(path: path, decoding: error)
        } catch {
            throw DeckReadError(path: path, problem: "this is no deck: \(error)")
        }
        var seen: Set<String> = []
        for card in deck.cards where !seen.insert(card.guid).inserted {
            throw DeckReadError(path: path, problem: "two cards have the guid \(card.guid)")
        }
        for card in deck.cards where (card.kind == .predict) != (card.answer != nil) {
            throw DeckReadError(
                path: path,
                problem: "card \(card.id): a predict card has an answer to type, and no other card has one")
        }
        for card in deck.cards {
            if let answer = card.answer, answer.accepts(answer.number) != true {
                throw DeckReadError(path: path, problem: "card \(card.id): its answer is no number")
            }
        }
        return deck
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is none of this name"
        case .fileReadNoPermission: "no permission"
        default: error.localizedDescription
        }
    }
}
