import Foundation

/// Writes a deck's JSON: the same deck gives the same bytes.
public enum DeckWriter {
    public static func data(_ deck: Deck) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(deck) + Data("\n".utf8)
    }
}
