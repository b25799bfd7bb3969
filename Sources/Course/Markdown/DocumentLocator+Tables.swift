extension DocumentLocator {
    /// The delimiter row, if a text's second line is one.
    func delimiterRow(in text: BlockText, from start: Int) -> Range<Int>? {
        let lines = lines(of: text, from: start)
        guard lines.count > 1, TableSyntax.delimiterRow(text.bytes[lines[1]]) != nil else { return nil }
        return lines[1]
    }

    private func lines(of text: BlockText, from start: Int) -> [Range<Int>] {
        text.bytes[start...].split(separator: .newline, omittingEmptySubsequences: false)
            .map { $0.startIndex..<$0.endIndex }
    }

    mutating func table(_ text: BlockText, from start: Int) -> LocatedTable? {
        guard text.bytes[start...].contains(.pipe) else { return nil }
        let lines = lines(of: text, from: start)
        let found = lines.indices.lazy.compactMap { index in
            TableSyntax.delimiterRow(text.bytes[lines[index]]).map { (index: index, row: $0) }
        }.first
        guard let (index, delimiter) = found else { return nil }
        let range = text.range(of: lines[index])
        guard index == 1 else {
            diagnostics.add(
                "table-not-recognised", at: range,
                index == 0 ? "a table needs a header above its row of dashes" : "a table begins within a paragraph",
                help: index == 0
                    ? "write the columns' names on the line above" : "leave a blank line above the table's header")
            return nil
        }
        let header = TableSyntax.cells(text.bytes[lines[0]])
        guard delimiter.isLongEnough, header.count == delimiter.alignments.count else {
            diagnostics.add(
                "table-not-recognised", at: range,
                delimiter.isLongEnough
                    ? "the row of dashes and the header differ in their number of cells: "
                        + "\(delimiter.alignments.count) and \(header.count)"
                    : "a table's row of dashes needs at least two dashes a cell",
                help: "write one cell of dashes for each column: "
                    + TableSyntax.delimiterRow(delimiter.alignments, columns: header.count))
            return nil
        }
        var table = LocatedTable(alignments: delimiter.alignments, header: cells(header, of: text), rows: [])
        for line in lines.dropFirst(2) {
            var row = TableSyntax.cells(text.bytes[line])
            if row.count > header.count {
                diagnostics.add(
                    "table-row-too-long", at: text.range(of: row[header.count].lowerBound..<line.upperBound),
                    "the row has \(row.count) cells for \(header.count) of the header: what is too much would vanish",
                    help: "a pipe within a cell is written \\|")
                row.removeLast(row.count - header.count)
            }
            while row.count < header.count { row.append(line.upperBound..<line.upperBound) }
            table.rows.append(cells(row, of: text))
        }
        return table
    }

    private mutating func cells(_ ranges: [Range<Int>], of text: BlockText) -> [Int] {
        ranges.map { range in
            cellTexts.append(TableSyntax.text(of: range, in: text))
            return cellTexts.count - 1
        }
    }

    /// Parses all cells of the document at once: each as a heading (which keeps it to one line and to running
    /// text), with the document's link definitions below.
    mutating func parseCells() {
        guard !cellTexts.isEmpty else { return }
        var text: [UInt8] = []
        for cell in cellTexts { text += [.hash, .space] + cell.bytes + [.space, .hash, .newline] }
        text.append(.newline)
        for definition in document.definitions.all { text += definition.text + [.newline] }
        guard let root = try? Cmark.parse(text) else {
            diagnostics.add("nesting-too-deep", line: 1, "a table's cell is nested too deep")
            document.cells = cellTexts.map { LocatedText(text: $0, inlines: []) }
            return
        }
        document.cells = zip(cellTexts, root.children).map { located($1.children, in: $0, from: 0) }
    }
}
