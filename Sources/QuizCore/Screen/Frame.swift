/// A whole screen: one line a row, none wider than the terminal.
public struct Frame: Equatable, Sendable {
    public struct Cursor: Equatable, Sendable {
        /// From 0.
        public var row: Int
        public var column: Int
    }

    public var lines: [StyledLine]
    /// Where the cursor blinks; nil hides it.
    public var cursor: Cursor?

    /// What to send to draw it over whatever is there, in one update where the terminal knows how to.
    var encoded: String {
        var text = "\u{1B}[?2026h\u{1B}[?25l"
        for (row, line) in lines.enumerated() {
            text += "\u{1B}[\(row + 1);1H\(line.encoded)\u{1B}[K"
        }
        text += "\u{1B}[J"
        if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        return text + "\u{1B}[?2026l"
    }
}
