/// A block that puts something before each line of what it holds.
struct LineContainer: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case quote
        /// A list item whose content is indented by so many columns.
        case item(width: Int)
    }

    var kind: Kind
    /// The line on which it begins, from 1.
    var firstLine: Int
}

/// Reads one line as CommonMark does: in columns, where a tab reaches to the next multiple of four and may be
/// used up in part.
struct LineCursor {
    let bytes: [UInt8]
    let end: Int
    private(set) var offset: Int
    private(set) var column = 0
    private(set) var isInsideTab = false

    init(_ source: SourceLines, line: Int) {
        bytes = source.bytes
        let range = source[line]
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The next byte that is no space or tab, and how many columns away it is.
    var nonspace: (offset: Int, indent: Int) {
        var position = offset
        var reached = column
        while position < end {
            if bytes[position] == .space {
                reached += 1
            } else if bytes[position] == .tab {
                reached += 4 - reached % 4
            } else {
                break
            }
            position += 1
        }
        return (position, reached - column)
    }

    var isAtBlank: Bool { nonspace.offset == end }

    mutating func advance(columns: Int) {
        var left = columns
        while left > 0, offset < end {
            if bytes[offset] == .tab {
                let toStop = 4 - column % 4
                isInsideTab = toStop > left
                let step = min(left, toStop)
                column += step
                left -= step
                if !isInsideTab { offset += 1 }
            } else {
                isInsideTab = false
                offset += 1
                column += 1
                left -= 1
            }
        }
    }

    /// Reads past what the containers put before the line, as far as it is there (a lazy line has less).
    /// - Returns: how many containers' parts were there.
    mutating func strip(_ containers: some Sequence<LineContainer>, line: Int) -> Int {
        var matched = 0
        for container in containers {
            let next = nonspace
            switch container.kind {
            case .quote:
                guard next.indent <= 3, next.offset < end, bytes[next.offset] == .greater else { return matched }
                advance(columns: next.indent + 1)
                if offset < end, bytes[offset].isBlank { advance(columns: 1) }
            case .item(let width):
                if line == container.firstLine || next.indent >= width {
                    advance(columns: width)
                } else if next.offset == end {
                    advance(columns: next.indent)
                } else {
                    return matched
                }
            }
            matched += 1
        }
        return matched
    }

    /// The width in columns of the list item that begins here: its marker's indent, the marker, and the spaces
    /// behind it (CommonMark 5.2; five or more spaces begin indented code, and only one belongs to the marker).
    func itemWidth() -> Int {
        var (position, indent) = nonspace
        var marker = 1
        if position < end, bytes[position].isDigit {
            while position < end, bytes[position].isDigit {
                position += 1
                marker += 1
            }
        }
        var cursor = self
        cursor.advance(columns: indent + marker)
        let next = cursor.nonspace
        let spaces = next.indent
        return indent + marker + (spaces >= 5 || spaces < 1 || next.offset == end ? 1 : spaces)
    }
}
