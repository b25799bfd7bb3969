/// Pipe tables: which lines are one, and where their cells are.
enum TableSyntax {
    /// The alignments of a delimiter row: cells of dashes, at least one pipe. Nil if the line is something else.
    /// - Returns: also whether each cell has the two dashes that make it a table's.
    static func delimiterRow(_ line: ArraySlice<UInt8>) -> (alignments: [Table.Alignment], isLongEnough: Bool)? {
        guard line.contains(.pipe), line.contains(.hyphen) else { return nil }
        var alignments: [Table.Alignment] = []
        var isLongEnough = true
        for cell in cells(line) {
            var content = line[cell]
            let left = content.first == .colon
            if left { content.removeFirst() }
            let right = content.last == .colon
            if right { content.removeLast() }
            guard !content.isEmpty, content.allSatisfy({ $0 == .hyphen }) else { return nil }
            if content.count < 2 { isLongEnough = false }
            alignments.append(left && right ? .center : left ? .left : right ? .right : .none)
        }
        return alignments.isEmpty ? nil : (alignments, isLongEnough)
    }

    /// A delimiter row of so many columns, as `| :-- | --: |`; columns without an alignment have none.
    static func delimiterRow(_ alignments: [Table.Alignment], columns: Int) -> String {
        let cells = (0..<columns).map { column in
            switch column < alignments.count ? alignments[column] : .none {
            case .none: "---"
            case .left: ":--"
            case .right: "--:"
            case .center: ":--:"
            }
        }
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// The cells of a row without the blanks around them: split at pipes that no backslash stands before, in code
    /// too; one pipe at each end of the row is its border.
    static func cells(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
        var range = trimmed(line, line.startIndex..<line.endIndex)
        if let first = line[range].first, first == .pipe { range = range.lowerBound + 1..<range.upperBound }
        var cells: [Range<Int>] = []
        var start = range.lowerBound
        var position = start
        while position < range.upperBound {
            if line[position] == .backslash {
                position += 2
                continue
            }
            if line[position] == .pipe {
                cells.append(trimmed(line, start..<position))
                start = position + 1
            }
            position += 1
        }
        if start < range.upperBound || cells.isEmpty { cells.append(trimmed(line, start..<range.upperBound)) }
        return cells
    }

    /// A cell as the inline parser sees it: `\|` is a pipe, in code as well.
    static func text(of cell: Range<Int>, in text: BlockText) -> BlockText {
        var result = BlockText()
        var start = cell.lowerBound
        var position = start
        while position + 1 < cell.upperBound {
            guard text.bytes[position] == .backslash else {
                position += 1
                continue
            }
            if text.bytes[position + 1] == .pipe {
                result.append(start..<position, of: text)
                start = position + 1
            }
            position += 2
        }
        result.append(start..<cell.upperBound, of: text)
        return result
    }

    private static func trimmed(_ line: ArraySlice<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, line[lower].isBlank { lower += 1 }
        while upper > lower, line[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }
}
