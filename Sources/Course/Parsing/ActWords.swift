/// The words of one line of an actions fence, each with its place in the file.
struct ActWords {
    struct Word: Equatable {
        enum Kind: Equatable {
            case bare
            case quoted
        }

        var kind: Kind
        /// Without its quotes.
        var text: String
        /// With its quotes.
        var range: SourceRange
    }

    /// Why a line cannot be split.
    struct Problem: Error, Equatable {
        var message: String
        var help: String
        var range: SourceRange
    }

    /// Words are separated by blanks. A text stands in `"…"` or `'…'`, without escapes.
    /// - Parameter offset: the file's offset of the first byte.
    static func read(_ bytes: [UInt8], at offset: Int) throws(Problem) -> [Word] {
        var words: [Word] = []
        var position = LinkSyntax.skipBlanks(bytes, from: 0)
        while position < bytes.count {
            let start = position
            let mark = bytes[start]
            if mark == .doubleQuote || mark == .singleQuote {
                position += 1
                while position < bytes.count, bytes[position] != mark { position += 1 }
                guard position < bytes.count else {
                    throw Problem(
                        message: "the quote of this text is never closed",
                        help: "a text has no escapes: one with quotes in it takes the other kind around it",
                        range: SourceRange(lower: offset + start, upper: offset + bytes.count))
                }
                position += 1
                words.append(word(.quoted, bytes, start + 1..<position - 1, of: start..<position, offset))
            } else {
                while position < bytes.count, !bytes[position].isBlank, bytes[position] != .doubleQuote {
                    position += 1
                }
                let word = word(.bare, bytes, start..<position, of: start..<position, offset)
                if word.text.first.map({ "“”„‘’‚«»".contains($0) }) == true {
                    throw Problem(
                        message: "\(word.text.prefix(1)) is no quote here",
                        help: #"write straight quotes: "…" or '…'"#, range: word.range)
                }
                words.append(word)
            }
            position = LinkSyntax.skipBlanks(bytes, from: position)
        }
        return words
    }

    private static func word(
        _ kind: Word.Kind, _ bytes: [UInt8], _ text: Range<Int>, of whole: Range<Int>, _ offset: Int
    ) -> Word {
        Word(
            kind: kind, text: String(decoding: bytes[text], as: UTF8.self),
            range: SourceRange(lower: offset + whole.lowerBound, upper: offset + whole.upperBound))
    }
}
