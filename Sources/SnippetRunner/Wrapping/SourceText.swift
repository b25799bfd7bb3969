/// A piece of source text by bytes and lines.
struct SourceText: Sendable {
    let bytes: [UInt8]
    /// The offset at which each line begins.
    private let lineStarts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// Line and column (UTF-8 bytes), both from 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// Right behind the last byte that is no white space.
    var end: (line: Int, column: Int) {
        let blanks = Set("\n\r\t ".utf8)
        return position(of: (bytes.lastIndex { !blanks.contains($0) } ?? -1) + 1)
    }

    /// The column (from 1) of the first byte of a line that is no blank; 1 for an empty line.
    func firstColumn(ofLine line: Int) -> Int {
        guard line >= 1, line <= lineStarts.count else { return 1 }
        let start = lineStarts[line - 1]
        let indent = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        return start + indent < end ? indent + 1 : 1
    }
}
