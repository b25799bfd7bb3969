/// Makes text of a file or a program fit for a terminal: no control characters, known widths.
public enum SafeText {
    struct Cell {
        var text: String
        /// Columns of a terminal: 0 to 4.
        var width: Int
    }

    /// One line: control characters, which could steer a terminal, become �, line ends a space.
    public static func line(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\r" || scalar == "\t" {
                result.append(" ")
            } else {
                result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }

    /// Characters as a terminal shows them, until they are wider than so many columns; a tab is four spaces.
    static func cells(_ text: some Sequence<Character>, until columns: Int) -> [Cell] {
        var cells: [Cell] = []
        var width = 0
        for character in text {
            if width > columns { break }
            let cell = cell(character)
            cells.append(cell)
            width += cell.width
        }
        return cells
    }

    private static func cell(_ character: Character) -> Cell {
        if character == "\t" { return Cell(text: "    ", width: 4) }
        let scalars = character.unicodeScalars
        if scalars.contains(where: isControl) { return Cell(text: "\u{FFFD}", width: 1) }
        return Cell(text: String(character), width: width(of: character))
    }

    static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

    private static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return wide.contains { $0.contains(first.value) } ? 2 : 1
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        let isBidirectional = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        return scalar.properties.generalCategory == .control || isBidirectional
    }

    /// The blocks whose characters are wide or full-width (Unicode Standard Annex 11).
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
