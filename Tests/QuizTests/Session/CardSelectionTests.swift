import Testing

@testable import QuizCore

@Suite("Selecting cards")
struct CardSelectionTests {
    /// The numbers that the generator's published C code gives for the seed 1234567.
    @Test func drawsThePublishedNumbers() {
        var generator = SplitMix64(seed: 1_234_567)
        #expect(
            (0..<5).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    /// Fisher and Yates from the end, by hand from the numbers above: 6457827717110365317 mod 3 = 0 swaps the
    /// third and the first, 3203168211198807973 mod 2 = 1 leaves the second.
    @Test func aSeedStandsForAnOrder() {
        let cards = CardSelection(seed: 1_234_567).cards(from: SampleDeck.plain(3))
        #expect(cards.map(\.card.id) == ["card2", "card1", "card0"])
    }

    @Test func everyOrderHasAllCards() {
        for seed in UInt64(0)..<50 {
            let cards = CardSelection(seed: seed).cards(from: SampleDeck.plain(7))
            #expect(cards.map(\.card.id).sorted() == SampleDeck.plain(7).map(\.card.id))
        }
    }

    @Test(arguments: [
        (["write"], ["push"]), (["WRITE", "cloze"], ["push", "floor"]), (["spacer"], ["push", "floor"]),
        (["third"], ["third"]), (["spacers"], ["push", "floor", "third", "trick"]), (["none"], []),
        (["swiftui layout::spacers"], ["push", "floor", "third", "trick"]),
    ])
    func takesOnly(names: [String], ids: [String]) throws {
        let cards = CardSelection(only: names).cards(from: try SampleDeck.cards())
        #expect(cards.map(\.card.id) == ids)
    }

    @Test func limits() {
        #expect(CardSelection(limit: 2).cards(from: SampleDeck.plain(5)).count == 2)
        #expect(CardSelection(limit: 9).cards(from: SampleDeck.plain(5)).count == 5)
    }
}
