/// A file as it was read: its exact bytes, and where its lines begin.
public struct SourceFile: Sendable {
    /// The path as diagnostics print it: relative to the course's folder's parent the user named, or as given.
    public var path: String
    /// The whole text, byte order mark and line ends included.
    public var text: String
    /// The byte offset at which each line begins.
    public let lineStarts: [Int]

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        var starts = [0]
        var offset = 0
        var afterReturn = false
        for byte in text.utf8 {
            if afterReturn, byte != 0x0A { starts.append(offset) }
            offset += 1
            if byte == 0x0A { starts.append(offset) }
            afterReturn = byte == 0x0D
        }
        if afterReturn { starts.append(offset) }
        lineStarts = starts
    }

    /// The position of a byte offset.
    public func position(at offset: Int) -> SourcePosition {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }
}
