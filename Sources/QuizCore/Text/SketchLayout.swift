import DeckFile

/// A figure drawn with characters: boxes shaded, spacers dotted, texts where they are, to the terminal's scale.
struct SketchLayout {
    /// In cells.
    var width: Int

    /// About a character and a line of body text.
    private static let smallestColumn = 8.0
    private static let smallestRow = 20.0
    private static let mostRows = 14.0
    private static let narrowest = 24
    private static let shades: [Character] = ["░", "▒", "▓"]

    private struct Cell {
        var character: Character = " "
        var style = TextStyle.plain
        var isText = false
    }

    /// Nil where the characters would lie over each other, or there is too little room.
    func lines(_ sketch: LayoutSketch) -> [StyledLine]? {
        guard width >= Self.narrowest, sketch.width > 0, sketch.height > 0 else { return nil }
        let column = max(Self.smallestColumn, sketch.width / Double(width - 2))
        let row = max(Self.smallestRow, sketch.height / Self.mostRows)
        let columns = max(1, Int((sketch.width / column).rounded()))
        let rows = max(1, Int((sketch.height / row).rounded()))
        // What is one step beside the next is so in cells too: edges are rounded, not lengths.
        func across(_ x: Double) -> Int { min(columns, max(0, Int((x / column).rounded()))) }
        func down(_ y: Double) -> Int { min(rows, max(0, Int((y / row).rounded()))) }

        var grid = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        var boxes = 0
        // Spacers over boxes, and texts over both.
        let layers = [LayoutSketch.Kind.box, .spacer, .text].flatMap { kind in sketch.parts.filter { $0.kind == kind } }
        for part in layers {
            let left = min(across(part.x), columns - 1)
            let right = max(left + 1, across(part.x + part.width))
            let middle = min(rows - 1, max(0, Int(((part.y + part.height / 2) / row).rounded(.down))))
            switch part.kind {
            case .box:
                let top = part.height < row ? middle : min(down(part.y), rows - 1)
                let bottom = max(top + 1, part.height < row ? middle + 1 : down(part.y + part.height))
                let cell = Cell(character: Self.shades[boxes % Self.shades.count], style: TextStyle(color: .blue))
                for line in top..<bottom { for place in left..<right { grid[line][place] = cell } }
                boxes += 1
            case .spacer where part.width >= part.height:
                for place in left..<right { grid[middle][place] = Cell(character: "·", style: .dim) }
            case .spacer:
                let top = min(down(part.y), rows - 1)
                for line in top..<max(top + 1, down(part.y + part.height)) {
                    grid[line][left] = Cell(character: "·", style: .dim)
                }
            case .text:
                guard draw(PrintableText.line(part.text ?? ""), at: left, until: right, row: middle, &grid) else {
                    return nil
                }
            }
        }
        return framed(grid)
    }

    /// Writes a text on one row; false where another text stands in its way.
    private func draw(_ text: String, at left: Int, until right: Int, row: Int, _ grid: inout [[Cell]]) -> Bool {
        let columns = grid[row].count
        // Letters are wider than a cell in points or narrower: a text may take somewhat more than its frame.
        let room = min(columns, max(right - left, (right - left) * 3 / 2 + 1))
        let shown = StyledLine(text).truncated(to: room).text
        let length = DisplayWidth.of(shown)
        var place = max(0, min(left, columns - length))
        guard place + length <= columns, !grid[row][place..<place + length].contains(where: \.isText) else {
            return false
        }
        for character in shown {
            let cells = DisplayWidth.of(character)
            // A mark without a letter would shift the row, and a wide one fills two places.
            guard cells > 0 else { continue }
            grid[row][place] = Cell(character: character, style: .bold, isText: true)
            if cells == 2 { grid[row][place + 1] = Cell(character: "\u{0}", isText: true) }
            place += cells
        }
        return true
    }

    private func framed(_ grid: [[Cell]]) -> [StyledLine] {
        let edge = String(repeating: "─", count: grid[0].count)
        let middle = grid.map { row in
            var spans = [StyledLine.Span("│", .dim)]
            for cell in row where cell.character != "\u{0}" {
                if let last = spans.last, last.style == cell.style {
                    spans[spans.count - 1] = StyledLine.Span(last.text + String(cell.character), cell.style)
                } else {
                    spans.append(StyledLine.Span(String(cell.character), cell.style))
                }
            }
            return StyledLine(spans + [StyledLine.Span("│", .dim)])
        }
        return [StyledLine("┌\(edge)┐", .dim)] + middle + [StyledLine("└\(edge)┘", .dim)]
    }
}
