/// Scanners for the parts of links and link definitions (CommonMark 4.7 and 6.3). Each takes a position and
/// returns where its part ends, or nil if there is none.
enum LinkSyntax {
    /// `[label]`: the range between the brackets; the part ends one byte later.
    static func label(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        guard start < bytes.count, bytes[start] == .openBracket else { return nil }
        var position = start + 1
        while position < bytes.count, position - start <= 1000 {
            switch bytes[position] {
            case .closeBracket: return start + 1..<position
            case .openBracket: return nil
            case .backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation: position += 2
            default: position += 1
            }
        }
        return nil
    }

    /// A destination, with or without angle brackets (which are part of the range). May be empty.
    static func destination(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        guard start < bytes.count else { return start..<start }
        return bytes[start] == .less ? bracketed(bytes, at: start) : bare(bytes, at: start)
    }

    private static func bracketed(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case .greater: return start..<position + 1
            case .less, .newline: return nil
            case .backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation: position += 2
            default: position += 1
            }
        }
        return nil
    }

    private static func bare(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        var position = start
        var depth = 0
        scan: while position < bytes.count {
            switch bytes[position] {
            case .backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation:
                position += 2
                continue
            case .openParenthesis:
                depth += 1
                if depth > 32 { return nil }
            case .closeParenthesis:
                if depth == 0 { break scan }
                depth -= 1
            case let byte where byte.isWhitespace || byte < 0x20 || byte == 0x7F: break scan
            default: break
            }
            position += 1
        }
        return depth == 0 ? start..<position : nil
    }

    /// A title with its quotes or parentheses.
    static func title(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
        guard start < bytes.count else { return nil }
        let opener = bytes[start]
        let closer: UInt8
        switch opener {
        case .doubleQuote, .singleQuote: closer = opener
        case .openParenthesis: closer = .closeParenthesis
        default: return nil
        }
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case closer: return start..<position + 1
            case .openParenthesis where opener == .openParenthesis: return nil
            case .backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation: position += 2
            default: position += 1
            }
        }
        return nil
    }

    struct Tail: Equatable {
        var destination: Range<Int>
        /// Between the quotes.
        var title: Range<Int>?
        var end: Int
    }

    /// `(destination "title")`.
    static func inlineTail(_ bytes: [UInt8], at start: Int) -> Tail? {
        guard start < bytes.count, bytes[start] == .openParenthesis,
            let destination = destination(bytes, at: skipWhitespace(bytes, from: start + 1))
        else { return nil }
        var position = skipWhitespace(bytes, from: destination.upperBound)
        var title: Range<Int>?
        if position > destination.upperBound, let quoted = self.title(bytes, at: position) {
            title = quoted.lowerBound + 1..<quoted.upperBound - 1
            position = skipWhitespace(bytes, from: quoted.upperBound)
        }
        guard position < bytes.count, bytes[position] == .closeParenthesis else { return nil }
        return Tail(destination: destination, title: title, end: position + 1)
    }

    static func skipWhitespace(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position].isWhitespace { position += 1 }
        return position
    }

    static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        return position
    }
}
