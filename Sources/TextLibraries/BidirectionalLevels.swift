internal import CFriBidi

/// Which parts of a text run in which direction, by Unicode Standard Annex 9 as FriBidi implements it. All use
/// of that library is in this file.
package enum BidirectionalLevels {
    /// One embedding level a scalar; odd levels run right to left. The direction of each paragraph is that of
    /// its first strong character.
    package static func find(in text: [UInt32]) -> [UInt8] {
        var levels = [UInt8](repeating: 0, count: text.count)
        // Nothing before the Hebrew block runs right to left.
        guard text.contains(where: { $0 >= 0x0590 }) else { return levels }
        var start = 0
        while start < text.count {
            let terminator = text[start...].firstIndex(where: LineBreakOpportunities.isLineTerminator)
            let end = terminator ?? text.count
            levels.replaceSubrange(start..<end, with: paragraphLevels(Array(text[start..<end])))
            start = end + 1
        }
        return levels
    }

    private static func paragraphLevels(_ text: [UInt32]) -> [UInt8] {
        guard !text.isEmpty else { return [] }
        let count = FriBidiStrIndex(text.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
        var levels = [FriBidiLevel](repeating: 0, count: text.count)
        var direction = FriBidiParType(FRIBIDI_PAR_ON.rawValue)
        fribidi_get_bidi_types(text, count, &types)
        fribidi_get_bracket_types(text, count, types, &brackets)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
        return highest == 0 ? [UInt8](repeating: 0, count: text.count) : levels.map { UInt8(max($0, 0)) }
    }

    /// The visual order, left to right, of parts of a line that have these levels (rule L2).
    package static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                let start = index
                while index < order.count, levels[order[index]] >= level { index += 1 }
                order[start..<index].reverse()
            }
        }
        return order
    }
}
