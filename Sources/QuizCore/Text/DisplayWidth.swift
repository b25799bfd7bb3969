import CTerminal

/// How many cells of a terminal a character takes.
enum DisplayWidth {
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII { return first.value >= 0x20 && first.value != 0x7F ? 1 : 0 }
        // An emoji by a variation selector, or two letters of a flag.
        if scalars.count > 1, scalars.contains("\u{FE0F}") || isRegionalIndicator(first) { return 2 }
        return max(0, Int(terminal_cell_width(first.value)))
    }

    static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
