import DeckFile

/// A table as lines: as columns where it fits, else row by row.
struct TableLayout {
    var layout: CardLayout
    var alignments: [CardAlignment]

    func lines(header: [[CardRun]], rows: [[[CardRun]]]) -> [StyledLine] {
        let columns = max(header.count, rows.map(\.count).max() ?? 0)
        guard columns > 0 else { return [] }
        // A file may have more columns than anybody can see, and each row takes a cell of each.
        guard columns <= layout.width else { return stacked(header: header, rows: rows) }
        // Unwrapped, to see how wide each is.
        var wide = layout
        wide.width = Int.max / 2
        let head = cells(header, columns: columns, layout: wide, base: .bold)
        let body = rows.map { cells($0, columns: columns, layout: wide) }
        let widths = (0..<columns).map { column in ([head] + body).map { $0[column].width }.max() ?? 0 }
        guard widths.reduce(0, +) + 3 * (columns - 1) <= layout.width else {
            return stacked(header: header, rows: rows)
        }
        let rule = StyledLine(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .dim)
        return [line(head, widths: widths), rule] + body.map { line($0, widths: widths) }
    }

    private func cells(
        _ row: [[CardRun]], columns: Int, layout: CardLayout, base: TextStyle = .plain
    ) -> [StyledLine] {
        (0..<columns).map { column in
            guard column < row.count else { return StyledLine() }
            let oneLine = row[column].map { CardRun(PrintableText.line($0.text), $0.styles, link: $0.link) }
            return layout.wrapped(oneLine, base: base).first ?? StyledLine()
        }
    }

    private func line(_ cells: [StyledLine], widths: [Int]) -> StyledLine {
        var result = StyledLine()
        for (column, cell) in cells.enumerated() {
            if column > 0 { result = result + StyledLine(" │ ", .dim) }
            let room = widths[column] - cell.width
            let alignment = column < alignments.count ? alignments[column] : .none
            let before =
                switch alignment {
                case .none, .left: 0
                case .center: room / 2
                case .right: room
                }
            let isLast = column == cells.count - 1
            result =
                result + StyledLine(String(repeating: " ", count: before)) + cell
                + StyledLine(String(repeating: " ", count: isLast ? 0 : room - before))
        }
        return result
    }

    /// Each row as its cells below each other, the column's name before each.
    private func stacked(header: [[CardRun]], rows: [[[CardRun]]]) -> [StyledLine] {
        rows.enumerated().flatMap { index, row in
            let lines = row.enumerated().flatMap { column, cell -> [StyledLine] in
                guard column < header.count, !header[column].isEmpty else { return layout.wrapped(cell) }
                let name = header[column].map { CardRun($0.text, $0.styles.union([.strong]), link: $0.link) }
                return layout.wrapped(name + [CardRun(": ")] + cell)
            }
            return index == 0 ? lines : [StyledLine()] + lines
        }
    }
}
