import Testing

@testable import Typesetting

@Suite struct LineBreakOpportunitiesTests {
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
        var scalars: [UInt32] = []
        var expected: [Character] = []
        for scalar in marked.unicodeScalars {
            if scalar == "|" || scalar == "¶" {
                expected[expected.count - 1] = Character(scalar)
            } else {
                scalars.append(scalar.value)
                expected.append(" ")
            }
        }
        let found = LineBreakOpportunities.find(in: scalars).map { opportunity -> Character in
            switch opportunity {
            case .none: " "
            case .allowed: "|"
            case .mandatory: "¶"
            }
        }
        #expect(String(found) == String(expected))
    }
}
