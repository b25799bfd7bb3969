import Testing
import TextLibraries

@Suite struct UnicodeAlgorithmsTests {
    /// `|` marks where a line may end, `¶` where it has to, by the rules of Unicode Standard Annex 14.
    @Test(arguments: [
        // LB6, LB7, LB18: after spaces, not before them.
        "a |b", "a  |b", "the |quick |fox",
        // LB4, LB5: after line terminators, CR LF being one.
        "a\n¶b", "a\r\n¶b", "a\r¶b", "a\u{2028}¶b", "a\u{2029}¶b", "a\u{85}¶b", "a\n¶\n¶b", "a\n¶",
        // LB12, LB11: not beside a no-break space or a word joiner.
        "a\u{A0}b", "a\u{2060}b",
        // LB8: after a zero width space.
        "a\u{200B}|b",
        // LB21: after hyphens, not before; a no-break hyphen joins.
        "well-|known", "a\u{2011}b", "so\u{AD}|on",
        // LB13: not before closing punctuation, even after a letter; LB14: not after opening.
        "(a) |b", "a, |b", "what? |no!", "[a] |(b)",
        // LB23, LB25: numbers stay with their signs, separators and units.
        "3.14 |x", "1,000.00", "-5", "$9.99", "50%", "a1b2",
        // LB22: an ellipsis stays with its word.
        "wait… |no",
        // LB8a, LB9: combining marks belong to what they follow.
        "e\u{301} |a",
        // LB26 and ID: between ideographs, but not before their full stop (LB13).
        "日|本|語", "日|本。|語",
        // Em dashes (B2): both sides.
        "a|—|b",
        // A slash (SY) lets a line end before a letter, not before a number.
        "and/|or", "1/2",
        // Unbreakable: letters, apostrophes, low lines.
        "don't", "snake_case", "",
    ])
    func opportunities(marked: String) {
        var scalars: [Unicode.Scalar] = []
        var expected: [Character] = []
        for scalar in marked.unicodeScalars {
            if scalar == "|" || scalar == "¶" {
                expected[expected.count - 1] = Character(scalar)
            } else {
                scalars.append(scalar)
                expected.append(" ")
            }
        }
        let found = UnicodeAlgorithms().breakOpportunities(in: scalars).map { opportunity -> Character in
            switch opportunity {
            case .none: " "
            case .allowed: "|"
            case .mandatory: "¶"
            }
        }
        #expect(String(found) == String(expected))
    }

    /// Hebrew letters stand for any right-to-left script: levels by Unicode Standard Annex 9, worked out by hand.
    @Test(arguments: [
        ("abc", "000"), ("אבג", "111"), ("ab אב", "00011"), ("אב ab", "11122"), ("אב 12", "11122"),
        ("ab אב cd", "00011000"), ("a\nאב", "0011"), ("", ""), ("12", "00"),
    ])
    func levels(text: String, expected: String) {
        let levels = UnicodeAlgorithms().embeddingLevels(of: Array(text.unicodeScalars))
        #expect(levels.map { "\($0)" }.joined() == expected)
    }

    /// Rule L2.
    @Test(
        arguments: [
            ([], []), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 1, 2, 2], [2, 3, 1, 0]), ([0, 1, 2, 2, 1], [0, 4, 2, 3, 1]),
        ] as [([UInt8], [Int])])
    func visualOrder(levels: [UInt8], expected: [Int]) {
        #expect(UnicodeAlgorithms.visualOrder(of: levels) == expected)
    }
}
