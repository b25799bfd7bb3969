/// A line of a file as a terminal shows it, and what to print below it to point at a part.
public struct SourceExcerpt {
    /// The part, as a terminal shows it, and as much of the line around it as fits.
    public var before: String
    public var part: String
    public var after: String
    /// All three.
    var line: String { before + part + after }
    /// Spaces as wide as what stands before the part.
    var indentation: String
    /// As wide as the part; at least one.
    var carets: String

    /// Columns of a terminal; a longer line is cut to what is around the part.
    public static let columns = 110
    /// Bytes to each side of which none can be seen any more: no character in use takes as many for one column.
    private static let farthest = 4096

    /// `length` is in UTF-8 bytes from the position; what is beyond the line's end is left out.
    public init?(of file: SourceFile, at position: SourcePosition, length: Int, columns: Int = Self.columns) {
        guard position.line >= 1, position.line <= file.lineStarts.count, position.column >= 1 else { return nil }
        let start = file.lineStarts[position.line - 1]
        var end = position.line < file.lineStarts.count ? file.lineStarts[position.line] : file.text.utf8.count
        // A line may be the whole file, with an error a word: only what can be seen is looked at.
        let bytes = file.text.utf8
        func place(_ offset: Int) -> String.Index { bytes.index(bytes.startIndex, offsetBy: offset) }
        while end > start, [0x0A, 0x0D].contains(bytes[place(end - 1)]) { end -= 1 }
        let lower = min(start + position.column - 1, end)
        let upper = min(lower + max(length, 0), end)
        func text(_ range: Range<Int>) -> String {
            Self.text(bytes[place(range.lowerBound)..<place(range.upperBound)])
        }
        let before = Array(
            SafeText.cells(text(max(start, lower - Self.farthest)..<lower).reversed(), until: columns).reversed())
        let whole = SafeText.cells(text(lower..<min(upper, lower + Self.farthest)), until: columns)
        let part = Self.prefix(of: whole, width: columns)
        let after = SafeText.cells(text(upper..<min(end, upper + Self.farthest)), until: columns)
        let isPartWhole = upper - lower <= Self.farthest && part.count == whole.count

        let partWidth = SafeText.width(part)
        var beforeWidth = SafeText.width(before)
        var shownBefore = before[...]
        var lead = ""
        let room = max(columns - partWidth, 20)
        if beforeWidth + SafeText.width(after) > room, beforeWidth > room * 2 / 3 {
            lead = "…"
            while beforeWidth > room * 2 / 3, let first = shownBefore.popFirst() { beforeWidth -= first.width }
        }
        beforeWidth += lead.count
        let shownAfter = isPartWhole ? Self.prefix(of: after, width: columns - beforeWidth - partWidth) : []
        let tail = shownAfter.count < after.count || !isPartWhole ? "…" : ""
        self.before = lead + shownBefore.map(\.text).joined()
        self.part = part.map(\.text).joined()
        self.after = shownAfter.map(\.text).joined() + tail
        indentation = String(repeating: " ", count: beforeWidth)
        carets = String(repeating: "^", count: max(partWidth, 1))
    }

    /// As many of the first cells as are at most so wide.
    private static func prefix(of cells: [SafeText.Cell], width: Int) -> [SafeText.Cell] {
        var left = width
        return Array(
            cells.prefix { cell in
                left -= cell.width
                return left >= 0
            })
    }

    /// From the first whole character on.
    private static func text(_ bytes: Substring.UTF8View) -> String {
        String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
    }
}
