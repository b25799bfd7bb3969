/// A field as Anki sorts and compares it.
enum PlainField {
    /// The ampersand last.
    private static let entities: [(entity: String, scalar: Unicode.Scalar)] = [
        ("&#91;", "["), ("&quot;", "\""), ("&gt;", ">"), ("&lt;", "<"), ("&amp;", "&"),
    ]

    /// The text without tags and comments, with entities resolved. Read by scalars: a text that begins with a mark
    /// makes one character of it and the tag's end before it.
    static func text(_ html: String) -> String {
        var text = String.UnicodeScalarView()
        var rest = html.unicodeScalars[...]
        while let open = rest.firstIndex(of: "<") {
            text += rest[..<open]
            rest = rest[open...]
            let isComment = rest.starts(with: "<!--".unicodeScalars)
            let end = isComment ? rest.firstRange(of: "-->".unicodeScalars)?.upperBound : nil
            guard let after = end ?? rest.firstIndex(of: ">").map(rest.index(after:)) else { break }
            rest = rest[after...]
        }
        text += rest
        for (entity, scalar) in entities { text = text.replacing(entity.unicodeScalars, with: [scalar]) }
        return String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
