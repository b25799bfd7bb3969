/// One word of an info string or directive: `hidden`, `width=250`, `device="iPhone 17"`.
struct Attribute: Equatable, Sendable {
    var name: String
    /// Without its quotes; nil for a bare word.
    var value: String?
    /// Name and value, in the file.
    var range: SourceRange
    /// In the file, without the quotes; the name's if there is no value.
    var valueRange: SourceRange

    /// Reads words separated by blanks. A value is bare, `"…"` or `'…'`, without escapes.
    /// - Parameter offset: the file's offset of the first byte.
    static func read(_ bytes: [UInt8], at offset: Int, diagnostics: inout DiagnosticList) -> [Attribute] {
        var attributes: [Attribute] = []
        var position = LinkSyntax.skipBlanks(bytes, from: 0)
        while position < bytes.count {
            let start = position
            while position < bytes.count, !bytes[position].isBlank, bytes[position] != .equals { position += 1 }
            let name = start..<position
            var value: Range<Int>?
            if position < bytes.count, bytes[position] == .equals {
                guard let (found, end) = readValue(bytes, at: position + 1) else {
                    diagnostics.add(
                        "attribute-unclosed",
                        at: SourceRange(lower: offset + position + 1, upper: offset + bytes.count),
                        "the quote of this value is never closed",
                        help: "values have no escapes: use the other kind of quote")
                    return attributes
                }
                value = found
                position = end
                if position < bytes.count, !bytes[position].isBlank {
                    diagnostics.add(
                        "attribute-separator", at: SourceRange(lower: offset + position, upper: offset + position + 1),
                        "something follows the value without a space between")
                }
            }
            let shown = value ?? name
            attributes.append(
                Attribute(
                    name: String(decoding: bytes[name], as: UTF8.self),
                    value: value.map { String(decoding: bytes[$0], as: UTF8.self) },
                    range: SourceRange(lower: offset + start, upper: offset + position),
                    valueRange: SourceRange(lower: offset + shown.lowerBound, upper: offset + shown.upperBound)))
            position = LinkSyntax.skipBlanks(bytes, from: position)
        }
        return attributes
    }

    private static func readValue(_ bytes: [UInt8], at start: Int) -> (Range<Int>, end: Int)? {
        var position = start
        if start < bytes.count, bytes[start] == .doubleQuote || bytes[start] == .singleQuote {
            position += 1
            while position < bytes.count, bytes[position] != bytes[start] { position += 1 }
            return position < bytes.count ? (start + 1..<position, position + 1) : nil
        }
        while position < bytes.count, !bytes[position].isBlank { position += 1 }
        return (start..<position, position)
    }
}
