/// Splits a query into tokens.
struct QueryLexer {
    private let scalars: [Unicode.Scalar]
    /// The byte offset of each scalar, and of the end.
    private let offsets: [Int]
    private var index = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var offsets = [0]
        offsets.reserveCapacity(scalars.count + 1)
        for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
        self.offsets = offsets
    }

    /// All tokens; the last one is `end`.
    static func tokens(of text: String) throws(QueryError) -> [QueryToken] {
        var lexer = QueryLexer(text)
        var tokens: [QueryToken] = []
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private mutating func next() throws(QueryError) -> QueryToken {
        while let scalar = peek, scalar.properties.isWhitespace { index += 1 }
        let start = index
        guard let scalar = peek else { return token(.end, from: start) }
        if isDigit(scalar) { return try number() }
        if isWordStart(scalar) {
            while let next = peek, isWordPart(next) { index += 1 }
            return token(.word(text(from: start)), from: start)
        }
        if scalar == "'" { return try quoted() }
        return try symbol()
    }

    private mutating func number() throws(QueryError) -> QueryToken {
        let start = index
        while let next = peek, isDigit(next) { index += 1 }
        if peek == ".", index + 1 < scalars.count, isDigit(scalars[index + 1]) {
            index += 1
            while let next = peek, isDigit(next) { index += 1 }
        }
        let digits = text(from: start)
        if let next = peek, isWordStart(next) {
            while let next = peek, isWordPart(next) { index += 1 }
            let word = text(from: start)
            throw QueryError(
                "'\(word)' begins like a number; write a text that begins with a digit as '\(word)' in apostrophes",
                at: range(from: start))
        }
        guard let value = Double(digits), value.isFinite else {
            throw QueryError("the number is too large", at: range(from: start))
        }
        return token(.number(value), from: start)
    }

    private mutating func quoted() throws(QueryError) -> QueryToken {
        let start = index
        index += 1
        var content = String.UnicodeScalarView()
        while let scalar = peek {
            index += 1
            guard scalar == "'" else {
                content.append(scalar)
                continue
            }
            guard peek == "'" else { return token(.quoted(String(content)), from: start) }
            content.append("'")
            index += 1
        }
        throw QueryError("the quoted text has no closing apostrophe", at: range(from: start))
    }

    private mutating func symbol() throws(QueryError) -> QueryToken {
        let start = index
        // The minus sign that prose uses means the same.
        if peek == "\u{2212}" {
            index += 1
            return token(.symbol(.minus), from: start)
        }
        for symbol in QueryToken.Symbol.allCases {
            let pattern = Array(symbol.rawValue.unicodeScalars)
            guard scalars[index...].starts(with: pattern) else { continue }
            index += pattern.count
            return token(.symbol(symbol), from: start)
        }
        let character = scalars[index]
        index += 1
        let advice =
            switch character {
            case "=": "; write == to compare"
            case "\"", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": "; texts are quoted with '…'"
            case "×": "; write * to multiply"
            case "≤": "; write <="
            case "≥": "; write >="
            case "≠": "; write !="
            case "[": "; one of several views is named with #, as Text#1"
            case ".": adviceOnPoint(at: start)
            case ":", "!", "?", "&", ";", "…", "$", "%", "@": "; a text with marks in it stands in quotes: '…'"
            default: ""
            }
        throw QueryError("'\(character)' means nothing in a query\(advice)", at: range(from: start))
    }

    /// `frame(A).width`, `A.width`: a question that stands behind its view, as in a program.
    private func adviceOnPoint(at point: Int) -> String {
        let question = scalars[(point + 1)...].prefix { isWordPart($0) }
        var end = point
        if end > 0, scalars[end - 1] == ")" { end -= 1 }
        var start = end
        while start > 0, end < point ? scalars[start - 1] != "(" : isWordPart(scalars[start - 1]) { start -= 1 }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: question)
        guard let function = ViewFunction(rawValue: String(name)), start < end else { return "" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<end])
        return "; a question stands before its view: \(function.rawValue)(\(String(view)))"
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private func text(from start: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<index])
        return String(view)
    }

    private func range(from start: Int) -> Range<Int> { offsets[start]..<offsets[index] }

    private func token(_ kind: QueryToken.Kind, from start: Int) -> QueryToken {
        QueryToken(kind: kind, range: range(from: start))
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private func isWordStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }

    private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        isWordStart(scalar) || isDigit(scalar) || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Whether a text can stand in a selector without apostrophes.
    static func isBareWord(_ text: String) -> Bool {
        guard let tokens = try? tokens(of: text), tokens.count == 2, case .word(let word) = tokens[0].kind else {
            return false
        }
        return word == text && !QueryParser.reservedWords.contains(word)
    }
}
