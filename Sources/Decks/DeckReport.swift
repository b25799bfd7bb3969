import Foundation

/// What `DeckBuilder` wrote.
public struct DeckReport: Equatable, Sendable {
    /// Everything that was written, in a fixed order; the Anki package first.
    public var files: [URL]
    public var cards: Int
    /// Ids of cards that the lock file did not know.
    public var added: [String]
    /// Ids of cards whose content is not what the lock file remembers.
    public var changed: [String]
    /// Whether the lock file was written; it then has to be committed.
    public var lockChanged: Bool
}
