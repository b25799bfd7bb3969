import Foundation

/// What `DeckBuilder` wrote.
public struct DeckReport: Equatable, Sendable {
    /// Everything that was written, in a fixed order; the Anki package first.
    public var files: [URL]
    public var cards: Int
}
