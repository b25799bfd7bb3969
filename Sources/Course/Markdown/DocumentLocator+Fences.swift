extension DocumentLocator {
    mutating func code(_ node: MarkdownNode, info: String, in containers: [LineContainer]) -> LocatedBlock.Kind {
        let lineCount = node.literal.utf8.count(where: { $0 == .newline })
        let opener = cursor(node.startLine, in: containers).nonspace
        let end = source[node.startLine].upperBound
        let mark = opener.offset < end ? source.bytes[opener.offset] : .space
        var position = opener.offset
        while position < end, source.bytes[position] == mark { position += 1 }
        let length = position - opener.offset
        guard opener.indent <= 3, mark == .backtick || mark == .tilde, length >= 3 else {
            cover(node.startLine...node.startLine + max(0, lineCount - 1))
            return .indentedCode(node.literal)
        }
        let closing = node.startLine + lineCount + 1
        let isClosed = isClosingFence(closing, mark: mark, length: length, in: containers)
        cover(node.startLine...(isClosed ? closing : closing - 1))
        var upper = end
        while upper > position, source.bytes[upper - 1].isBlank { upper -= 1 }
        while position < upper, source.bytes[position].isBlank { position += 1 }
        let lines = diagnostics.file.lineStarts
        let first = lines.indices.contains(node.startLine) ? lines[node.startLine] : source.bytes.count
        let last = lines.indices.contains(closing - 1) ? lines[closing - 1] : source.bytes.count
        return .fence(
            Fence(
                info: SourceRange(lower: position, upper: upper), rawInfo: source.text(position..<upper),
                plainInfo: info, literal: node.literal, mark: mark, markCount: length, isClosed: isClosed,
                opener: SourceRange(lower: opener.offset, upper: upper),
                line: node.startLine, content: SourceRange(lower: first, upper: max(first, last)),
                prefix: prefix(node, opener: opener.offset)))
    }

    private func isClosingFence(_ line: Int, mark: UInt8, length: Int, in containers: [LineContainer]) -> Bool {
        guard line <= source.lines.count else { return false }
        var cursor = LineCursor(source, line: line)
        guard cursor.strip(containers, line: line) == containers.count else { return false }
        let start = cursor.nonspace
        var position = start.offset
        while position < cursor.end, source.bytes[position] == mark { position += 1 }
        return start.indent <= 3 && position - start.offset >= length
            && source.bytes[position..<cursor.end].allSatisfy(\.isBlank)
    }

    /// What stands before the text on a fence's first line that is not blank.
    private func prefix(_ node: MarkdownNode, opener: Int) -> String {
        var line = node.startLine + 1
        for text in node.literal.utf8.split(separator: .newline, omittingEmptySubsequences: false) {
            if !text.isEmpty {
                let range = source[line]
                // (Of a tab that is part indent and part text the parser makes as many spaces as are text.)
                return source.text(range.lowerBound..<max(range.lowerBound, range.upperBound - text.count))
            }
            line += 1
        }
        return source.text(source[node.startLine].lowerBound..<opener)
    }
}
