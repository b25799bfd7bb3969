import Foundation

/// Which cards of the decks are asked, and in which order.
public struct CardSelection: Equatable, Sendable {
    /// Only cards whose kind, topic, lesson, deck or id is one of these, in any case; all when empty.
    public var only: [String] = []
    public var limit: Int?
    /// Nil keeps the decks' order.
    public var seed: UInt64?

    public init(only: [String] = [], limit: Int? = nil, seed: UInt64? = nil) {
        self.only = only
        self.limit = limit
        self.seed = seed
    }

    /// The same cards and seed give the same order, on every machine.
    public func cards(from all: [QuizCard]) -> [QuizCard] {
        let wanted = Set(only.map { $0.lowercased() })
        var cards = wanted.isEmpty ? all : all.filter { !wanted.isDisjoint(with: Self.names($0)) }
        if let seed {
            var generator = SplitMix64(seed: seed)
            // Fisher and Yates; the library's shuffle may change its order from version to version.
            for index in cards.indices.reversed().dropLast() {
                cards.swapAt(index, Int(generator.next() % UInt64(index + 1)))
            }
        }
        return limit.map { Array(cards.prefix($0)) } ?? cards
    }

    /// What `only` may name, for a message: kinds, topics and lessons.
    static func choices(in cards: [QuizCard]) -> [String] {
        var seen: Set<String> = []
        let all =
            cards.map(\.card.kind.rawValue).sorted() + cards.compactMap(\.card.topic).sorted()
            + cards.map(\.lesson).sorted()
        return all.filter { seen.insert($0.lowercased()).inserted }
    }

    private static func names(_ card: QuizCard) -> Set<String> {
        let deck = card.deck.components(separatedBy: "::")
        let names = [card.card.kind.rawValue, card.card.id, card.lesson, card.deck] + deck
        return Set((names + [card.card.topic].compactMap(\.self)).map { $0.lowercased() })
    }
}

/// Steele, Lea and Flood's generator of 2014: small, and with published numbers to test against.
struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
