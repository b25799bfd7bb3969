/// Tidies the Markdown of one file: tables, blanks at the ends of lines, blank lines. It gathers replacements; nothing
/// else of the file changes.
struct MarkdownFormat {
    private let source: SourceLines
    private let file: SourceFile
    private let located: LocatedDocument
    /// The first line below the front matter, from 1.
    private let contentLine: Int
    private(set) var replacements: [Diagnostic.Solution.Replacement] = []
    /// Lines, from 1, whose blanks mean something or that are rewritten as a whole.
    private var isTaken: [Bool]

    init(_ source: SourceLines, file: SourceFile, located: LocatedDocument, contentLine: Int) {
        self.source = source
        self.file = file
        self.located = located
        self.contentLine = contentLine
        isTaken = Array(repeating: false, count: source.lines.count + 2)
        visit(located.blocks)
        tidyBlankLines()
    }

    private mutating func visit(_ blocks: [LocatedBlock]) {
        for block in blocks {
            switch block.kind {
            case .quote(let children): visit(children)
            case .list(_, _, let items): for item in items { visit(item) }
            case .fence(let fence):
                let last = file.position(at: max(fence.content.upper, fence.opener.lower)).line
                take(fence.line...max(fence.line, last))
            case .indentedCode(let literal), .html(let literal):
                take(block.line...block.line + max(0, literal.utf8.count { $0 == .newline } - 1))
            case .table(let table): align(table)
            case .heading(_, isSetext: false, _): trimEnd(of: block.line)
            case .heading: break
            case .thematicBreak: trimEnd(of: block.line)
            case .paragraph(let text):
                // Within it, two spaces at a line's end break the line; at its own end blanks mean nothing.
                if !text.text.bytes.isEmpty {
                    trimEnd(of: file.position(at: text.text.offset(of: text.text.bytes.count - 1)).line)
                }
            }
        }
    }

    private mutating func take(_ lines: ClosedRange<Int>) {
        for line in lines.clamped(to: 0...isTaken.count - 1) { isTaken[line] = true }
    }

    private mutating func replace(_ range: Range<Int>, by text: String) {
        guard !source.bytes[range].elementsEqual(text.utf8) else { return }
        replacements.append(.init(range: SourceRange(lower: range.lowerBound, upper: range.upperBound), text: text))
    }

    // MARK: - Blanks

    private mutating func trimEnd(of line: Int) {
        let range = source[line]
        var end = range.upperBound
        while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
        replace(end..<range.upperBound, by: "")
    }

    /// One blank line where there are several, none at the file's end, and no blanks in them.
    private mutating func tidyBlankLines() {
        var line = contentLine
        while line <= source.lines.count {
            guard isBlank(line) else {
                line += 1
                continue
            }
            let first = line
            while line <= source.lines.count, isBlank(line) { line += 1 }
            let isEnd = line > source.lines.count
            if isEnd {
                // What stands behind the last line's end.
                replace(source[first].lowerBound..<source.bytes.count, by: "")
            } else {
                trimEnd(of: first)
                if line - first > 1 { replace(start(of: first + 1)..<start(of: line), by: "") }
            }
        }
        endLastLine()
    }

    private func start(of line: Int) -> Int { file.lineStarts[line - 1] }

    private func isBlank(_ line: Int) -> Bool {
        !isTaken[line] && source.bytes[source[line]].allSatisfy(\.isBlank)
    }

    /// A text's last line ends as its first one does.
    private mutating func endLastLine() {
        guard let last = source.bytes.last, last != .newline, last != .carriageReturn, let final = source.lines.last,
            !isTaken[source.lines.count], !source.bytes[final].allSatisfy(\.isBlank)
        else { return }
        let end = source.bytes.count
        var lineEnd = "\n"
        if let first = source.lines.first, file.lineStarts.count > 1 {
            lineEnd = String(decoding: source.bytes[first.upperBound..<file.lineStarts[1]], as: UTF8.self)
        }
        replacements.append(.init(range: SourceRange(lower: end, upper: end), text: lineEnd))
    }

    // MARK: - Tables

    private mutating func align(_ table: LocatedTable) {
        let rows = [table.header] + table.rows
        let header = line(of: table.header)
        // The delimiter row has no cells of its own.
        let lines = [header] + table.rows.map { line(of: $0) }
        guard lines.dropFirst().enumerated().allSatisfy({ $0.element == header + 2 + $0.offset }) else { return }
        let all = [header, header + 1] + lines.dropFirst()
        take(header...header + rows.count)
        let starts = all.map { rowStart($0, header: header, firstCell: table.header) }
        let cells = zip(all, starts).map { line, start in
            TableSyntax.cells(source.bytes[start..<source[line].upperBound]).map { source.text($0) }
        }
        // What is wrong with a table is its author's to mend; a tab has no width of its own.
        guard cells[0].count == table.alignments.count, cells[1].count == table.alignments.count,
            cells.allSatisfy({ $0.count <= table.alignments.count }),
            !cells.joined().contains(where: { $0.contains("\t") })
        else { return }
        let layout = TableLayout(alignments: table.alignments, rows: [cells[0]] + cells.dropFirst(2))
        let indent = source.bytes[source[header].lowerBound..<starts[0]]
        for (index, (line, start)) in zip(all, starts).enumerated() {
            let text = index == 0 ? layout.header : index == 1 ? layout.delimiter : layout.body(index - 2)
            let own = source.bytes[source[line].lowerBound..<start]
            if own.allSatisfy(\.isBlank), indent.allSatisfy(\.isBlank) {
                replace(source[line], by: String(decoding: indent, as: UTF8.self) + text)
            } else {
                replace(start..<source[line].upperBound, by: text)
            }
        }
    }

    private func line(of row: [Int]) -> Int {
        row.first.map { file.position(at: located.cells[$0].text.offset(of: 0)).line } ?? 0
    }

    /// Where a row begins, behind what its quotes and lists put before it.
    private func rowStart(_ line: Int, header: Int, firstCell: [Int]) -> Int {
        guard line <= source.lines.count else { return source.bytes.count }
        var position = source[line].lowerBound
        let end = source[line].upperBound
        if line == header, let cell = firstCell.first {
            // The header may stand behind a list's mark, whose width its own cell tells.
            position = located.cells[cell].text.offset(of: 0)
            var border = position
            while border > source[line].lowerBound, source.bytes[border - 1].isBlank { border -= 1 }
            return border > source[line].lowerBound && source.bytes[border - 1] == .pipe ? border - 1 : position
        }
        while position < end, source.bytes[position].isBlank || source.bytes[position] == .greater { position += 1 }
        return position
    }
}
