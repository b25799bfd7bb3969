/// A comment that means something: `<!-- answer -->`, `<!-- card id=… -->`.
struct Directive: Equatable {
    enum Name: String, CaseIterable { case answer, card }

    enum Found: Equatable {
        case none
        case directive(Directive)
        /// Meant as one, by its first word, but not one.
        case malformed(String, help: String)
    }

    var name: Name
    /// The bytes of what follows the name, and how far it is from the comment's beginning.
    var arguments: [UInt8]
    var argumentsOffset: Int

    /// Reads HTML that a block (`isBlock`) or running text holds.
    static func read(_ html: String, isBlock: Bool) -> Found {
        // A block may be indented.
        let html = html.drop { $0 == " " }
        let bytes = Array(html.utf8)
        guard bytes.starts(with: Array("<!--".utf8)) else { return .none }
        let wordStart = LinkSyntax.skipWhitespace(bytes, from: 4)
        var wordEnd = wordStart
        while wordEnd < bytes.count, bytes[wordEnd].isLetter { wordEnd += 1 }
        let word = String(decoding: bytes[wordStart..<wordEnd], as: UTF8.self)
        guard let end = html.range(of: "-->") else { return .none }
        let close = html.utf8.distance(from: html.startIndex, to: end.lowerBound)
        var argumentEnd = max(close, wordEnd)
        while argumentEnd > wordEnd, bytes[argumentEnd - 1].isWhitespace { argumentEnd -= 1 }
        let arguments = Array(bytes[wordEnd..<argumentEnd])
        guard let name = meant(word, arguments) else { return .none }
        guard word == name.rawValue else {
            return .malformed("'\(word)' is no directive", help: "did you mean <!-- \(name.rawValue) … -->?")
        }
        let rest = bytes[(close + 3)...]
        guard isBlock, rest.allSatisfy(\.isWhitespace), !bytes[..<close].contains(.newline) else {
            return .malformed(
                "the '\(name.rawValue)' directive stands with other text", help: "put it on a line of its own")
        }
        guard name != .answer || arguments.isEmpty else {
            return .malformed("the 'answer' directive takes nothing", help: "write <!-- answer -->")
        }
        return .directive(Directive(name: name, arguments: arguments, argumentsOffset: wordEnd))
    }

    /// Comments are an author's own, so only what looks like a directive is taken for one.
    private static func meant(_ word: String, _ arguments: [UInt8]) -> Name? {
        if word == Name.answer.rawValue { return .answer }
        if word == Name.card.rawValue, arguments.isEmpty || arguments.contains(.equals) { return .card }
        switch Nearest.name(to: word, among: Name.allCases.map(\.rawValue)) {
        case Name.answer.rawValue? where arguments.isEmpty: return .answer
        case Name.card.rawValue? where arguments.contains(.equals): return .card
        default: return nil
        }
    }
}
