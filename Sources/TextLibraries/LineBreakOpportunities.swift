internal import CUnibreak

/// Where lines may end, by Unicode Standard Annex 14 as libunibreak implements it. All use of that library is
/// in this file.
package enum LineBreakOpportunities {
    /// Whether a line may (or must) end after a character.
    package enum Opportunity {
        case none, allowed, mandatory
    }

    /// One answer a scalar: whether a line may end after it. The end of the text is no opportunity.
    package static func find(in text: [UInt32]) -> [Opportunity] {
        guard !text.isEmpty else { return [] }
        // Indexes the library's constant tables; doing it again changes nothing.
        init_linebreak()
        var breaks = [CChar](repeating: 0, count: text.count)
        set_linebreaks_utf32(text, text.count, nil, &breaks)
        var opportunities = breaks.map { code -> Opportunity in
            switch Int32(code) {
            case LINEBREAK_MUSTBREAK: .mandatory
            case LINEBREAK_ALLOWBREAK: .allowed
            default: .none
            }
        }
        // The library reports a mandatory break after the last scalar whatever it is.
        if !isLineTerminator(text[text.count - 1]) { opportunities[text.count - 1] = .none }
        return opportunities
    }

    /// The classes BK, CR, LF and NL of the annex.
    package static func isLineTerminator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// White space that hangs at the end of a wrapped line: the class SP, tabs, and the breakable spaces of
    /// the class BA.
    package static func isHangingSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
