/// Divides styled text into lines of a width.
struct LineWrapper {
    /// In cells; at least 1.
    var width: Int

    private struct Cell {
        var character: Character
        var style: TextStyle
        var width: Int

        var isSpace: Bool { character == " " }
    }

    /// Breaks at spaces, behind hyphens and slashes, between wide characters, and inside a word that is wider
    /// than a line. Newlines in the text end lines.
    func prose(_ spans: [(text: String, style: TextStyle)]) -> [StyledLine] {
        paragraphs(spans).flatMap { cells in
            var lines: [StyledLine] = []
            var rest = cells[...]
            while !rest.isEmpty {
                let end = lineEnd(rest)
                lines.append(line(trimmed(rest[..<end])))
                rest = rest[end...].drop(while: \.isSpace)
            }
            return lines.isEmpty ? [StyledLine()] : lines
        }
    }

    /// Keeps every character in its place: code that is too wide continues on the next line, from a space if
    /// there is one not far from the edge.
    func code(_ spans: [(text: String, style: TextStyle)]) -> [[StyledLine]] {
        paragraphs(spans).map { cells in
            var lines: [StyledLine] = []
            var rest = cells[...]
            while !rest.isEmpty {
                let end = codeLineEnd(rest)
                lines.append(line(rest[..<end]))
                rest = rest[end...]
            }
            return lines.isEmpty ? [StyledLine()] : lines
        }
    }

    private func paragraphs(_ spans: [(text: String, style: TextStyle)]) -> [[Cell]] {
        var paragraphs: [[Cell]] = [[]]
        for (text, style) in spans {
            for character in PrintableText.text(text) {
                if character.isNewline {
                    paragraphs.append([])
                } else {
                    paragraphs[paragraphs.count - 1].append(
                        Cell(character: character, style: style, width: DisplayWidth.of(character)))
                }
            }
        }
        return paragraphs
    }

    /// The index behind the last cell that fits.
    private func fitting(_ cells: ArraySlice<Cell>) -> Int {
        var left = width
        for index in cells.indices {
            left -= cells[index].width
            if left < 0 { return index }
        }
        return cells.endIndex
    }

    private func lineEnd(_ cells: ArraySlice<Cell>) -> Int {
        let end = fitting(cells)
        guard end < cells.endIndex else { return end }
        for index in stride(from: end, to: cells.startIndex, by: -1) where canBreak(cells, before: index) {
            return index
        }
        return max(end, cells.startIndex + 1)
    }

    private func codeLineEnd(_ cells: ArraySlice<Cell>) -> Int {
        let end = max(fitting(cells), cells.startIndex + 1)
        guard end < cells.endIndex else { return end }
        let near = cells[max(cells.startIndex, end - width / 3)..<end]
        // Behind code that stands before: breaking inside an indentation would only make a line longer.
        guard let space = near.lastIndex(where: \.isSpace), cells[..<space].contains(where: { !$0.isSpace }) else {
            return end
        }
        return space + 1
    }

    private func canBreak(_ cells: ArraySlice<Cell>, before index: Int) -> Bool {
        let before = cells[index - 1]
        let after = cells[index]
        if after.isSpace || before.isSpace { return true }
        if before.width == 2, after.width == 2 { return !after.character.isPunctuation }
        guard "-/–—".contains(before.character), index - 2 >= cells.startIndex else { return false }
        return !cells[index - 2].isSpace && !after.character.isPunctuation
    }

    private func trimmed(_ cells: ArraySlice<Cell>) -> ArraySlice<Cell> {
        guard let last = cells.lastIndex(where: { !$0.isSpace }) else { return cells.prefix(0) }
        return cells[...last]
    }

    private func line(_ cells: ArraySlice<Cell>) -> StyledLine {
        var spans: [StyledLine.Span] = []
        var text = ""
        var style = TextStyle.plain
        for cell in cells {
            if cell.style != style {
                if !text.isEmpty { spans.append(StyledLine.Span(text, style)) }
                text = ""
                style = cell.style
            }
            text.append(cell.character)
        }
        if !text.isEmpty { spans.append(StyledLine.Span(text, style)) }
        return StyledLine(spans)
    }
}
