/// A line of a file as a terminal shows it, and what to print below it to point at a part.
struct SourceExcerpt {
    /// The line, or as much of it around the part as fits.
    var line: String
    /// Spaces as wide as what stands before the part.
    var indentation: String
    /// As wide as the part; at least one.
    var carets: String

    /// Columns of a terminal; a longer line is cut to what is around the part.
    private static let columns = 110

    /// `length` is in UTF-8 bytes from the position; what is beyond the line's end is left out.
    init?(of file: SourceFile, at position: SourcePosition, length: Int) {
        guard position.line >= 1, position.line <= file.lineStarts.count, position.column >= 1 else { return nil }
        let start = file.lineStarts[position.line - 1]
        let end = position.line < file.lineStarts.count ? file.lineStarts[position.line] : file.text.utf8.count
        var bytes = Array(file.text(in: SourceRange(lower: start, upper: end)).utf8)
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
        let lower = min(position.column - 1, bytes.count)
        let upper = min(lower + max(length, 0), bytes.count)
        let before = SafeText.cells(String(decoding: bytes[..<lower], as: UTF8.self))
        let part = SafeText.cells(String(decoding: bytes[lower..<upper], as: UTF8.self))
        let after = SafeText.cells(String(decoding: bytes[upper...], as: UTF8.self))

        let partWidth = SafeText.width(part)
        var shownBefore = before[...]
        var lead = ""
        let room = max(Self.columns - partWidth, 20)
        if SafeText.width(before) + SafeText.width(after) > room, SafeText.width(before) > room * 2 / 3 {
            lead = "…"
            while SafeText.width(Array(shownBefore)) > room * 2 / 3 { shownBefore = shownBefore.dropFirst() }
        }
        let beforeWidth = lead.count + SafeText.width(Array(shownBefore))
        var shownAfter: [SafeText.Cell] = []
        var width = beforeWidth + partWidth
        for cell in after {
            width += cell.width
            if width > max(Self.columns, beforeWidth + partWidth) { break }
            shownAfter.append(cell)
        }
        let tail = shownAfter.count < after.count ? "…" : ""
        line = lead + (Array(shownBefore) + part + shownAfter).map(\.text).joined() + tail
        indentation = String(repeating: " ", count: beforeWidth)
        carets = String(repeating: "^", count: max(partWidth, 1))
    }
}
