import Testing

@testable import Typesetting

@Suite struct BidirectionalLevelsTests {
    /// Hebrew letters stand for any right-to-left script: levels by Unicode Standard Annex 9, worked out by hand.
    @Test(arguments: [
        ("abc", "000"), ("אבג", "111"), ("ab אב", "00011"), ("אב ab", "11122"), ("אב 12", "11122"),
        ("ab אב cd", "00011000"), ("a\nאב", "0011"), ("", ""), ("12", "00"),
    ])
    func levels(text: String, expected: String) {
        let levels = BidirectionalLevels.find(in: text.unicodeScalars.map(\.value))
        #expect(levels.map { "\($0)" }.joined() == expected)
    }

    /// Rule L2.
    @Test(
        arguments: [
            ([], []), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 1, 2, 2], [2, 3, 1, 0]), ([0, 1, 2, 2, 1], [0, 4, 2, 3, 1]),
        ] as [([UInt8], [Int])])
    func visualOrder(levels: [UInt8], expected: [Int]) {
        #expect(BidirectionalLevels.visualOrder(of: levels) == expected)
    }
}
