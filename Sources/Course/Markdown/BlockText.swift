/// The running text of one block as the inline parser sees it (containers' marks and indents taken off, lines
/// joined by newlines), with the place in the file that each byte came from.
struct BlockText: Equatable, Sendable {
    private(set) var bytes: [UInt8] = []
    private var pieces: [Piece] = []

    private struct Piece: Equatable, Sendable {
        var index: Int
        var offset: Int
    }

    /// Appends bytes of the file.
    mutating func append(_ range: Range<Int>, of source: [UInt8]) {
        pieces.append(Piece(index: bytes.count, offset: range.lowerBound))
        bytes.append(contentsOf: source[range])
    }

    /// Appends a part of another block's text that does not cross a line end.
    mutating func append(_ indices: Range<Int>, of text: BlockText) {
        guard !indices.isEmpty else {
            if pieces.isEmpty { pieces.append(Piece(index: 0, offset: text.offset(of: indices.lowerBound))) }
            return
        }
        pieces.append(Piece(index: bytes.count, offset: text.offset(of: indices.lowerBound)))
        bytes.append(contentsOf: text.bytes[indices])
    }

    /// Appends the newline between two lines.
    mutating func appendNewline(endingLineAt offset: Int) {
        pieces.append(Piece(index: bytes.count, offset: offset))
        bytes.append(.newline)
    }

    /// The file's offset of the byte at an index (or, at the very end, of what follows the last byte).
    func offset(of index: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].index <= index { low = middle } else { high = middle }
        }
        guard low < pieces.count else { return 0 }
        return pieces[low].offset + index - pieces[low].index
    }

    /// The file's range of some bytes. A range that ends a piece ends where the piece does.
    func range(of indices: Range<Int>) -> SourceRange {
        let lower = offset(of: indices.lowerBound)
        guard !indices.isEmpty else { return SourceRange(lower: lower, upper: lower) }
        return SourceRange(lower: lower, upper: offset(of: indices.upperBound - 1) + 1)
    }
}
