/// A file's bytes by lines, without line ends, byte order mark and front matter: what the Markdown scanners see.
struct SourceLines: Sendable {
    let bytes: [UInt8]
    /// One range of bytes a line; the lines of front matter are empty.
    let lines: [Range<Int>]

    /// - Parameter contentLine: the first line (from 1) that is Markdown; those above are blanked.
    init(_ file: SourceFile, contentLine: Int = 1) {
        let bytes = Array(file.text.utf8)
        var lines: [Range<Int>] = []
        lines.reserveCapacity(file.lineStarts.count)
        for (index, start) in file.lineStarts.enumerated() {
            var lower = start
            var upper = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : bytes.count
            if upper > lower, bytes[upper - 1] == .newline { upper -= 1 }
            if upper > lower, bytes[upper - 1] == .carriageReturn { upper -= 1 }
            if index == 0, bytes[lower..<upper].starts(with: [0xEF, 0xBB, 0xBF]) { lower += 3 }
            lines.append(index + 1 < contentLine ? upper..<upper : lower..<upper)
        }
        self.bytes = bytes
        self.lines = lines
    }

    /// The bytes of a line, from 1; a line that the file does not have is empty.
    subscript(line: Int) -> Range<Int> {
        lines.indices.contains(line - 1) ? lines[line - 1] : bytes.count..<bytes.count
    }

    /// The text for the Markdown parser: the same lines, each ended by one newline. What stands behind the file's
    /// last line end is no line if it is empty: a fence without an end would get it as its last one.
    var normalized: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + lines.count)
        for line in lines.last?.isEmpty == true ? lines.dropLast() : lines[...] {
            text.append(contentsOf: bytes[line])
            text.append(.newline)
        }
        return text
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
