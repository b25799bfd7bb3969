/// Fences that were never ended where their author meant to: a fence is ended by marks alone, so one that begins within
/// another, with an info string, is taken for text.
extension Fence {
    struct Inner {
        /// In the file, from 1.
        var line: Int
        var info: String
    }

    var lines: [Substring] { literal.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The marks that open and close the fence.
    var marks: String { String(repeating: Character(UnicodeScalar(mark)), count: markCount) }

    /// Whether the fence was left open above: what it holds is not only what its author put into it.
    var isLeftOpen: Bool { !isClosed || !openedWithin.isEmpty }

    /// The fences that begin within this one. Code of another language may hold what looks like a fence, but not one
    /// of this format's.
    var openedWithin: [Inner] {
        let isOurs = FenceReader.Language(rawValue: Self.firstWord(rawInfo)) != nil
        return lines.enumerated().compactMap { number, text in
            let indent = text.utf8.prefix { $0 == .space }.count
            let rest = text.utf8.dropFirst(indent)
            let count = rest.prefix { $0 == mark }.count
            guard indent <= 3, count >= markCount else { return nil }
            let info = String(decoding: rest.dropFirst(count).drop(while: \.isBlank), as: UTF8.self)
            let word = Self.firstWord(info)
            let opens = isOurs ? word.utf8.first?.isLetter == true : FenceReader.Language(rawValue: word) != nil
            guard opens, !(mark == .backtick && info.contains("`")) else { return nil }
            return Inner(line: line + 1 + number, info: info)
        }
    }

    private static func firstWord(_ info: String) -> String {
        String(decoding: info.utf8.prefix { !$0.isBlank }, as: UTF8.self)
    }
}

extension SourceFile {
    /// Where the text that a line ends with begins: what stands before it (an indent, the marks of a quote) is not
    /// part of the text.
    func offset(ofEnd bytes: [UInt8], line: Int) -> Int {
        guard line <= lineStarts.count else { return text.utf8.count }
        let upper = line < lineStarts.count ? lineStarts[line] : text.utf8.count
        let whole = Array(text(in: SourceRange(lower: lineStarts[line - 1], upper: upper)).utf8)
        let content = whole.prefix { $0 != .newline && $0 != UInt8(ascii: "\r") }
        return lineStarts[line - 1] + max(content.count - bytes.count, 0)
    }
}
