/// A field as Anki sorts and compares it.
enum PlainField {
    /// The ampersand last.
    private static let entities: [(entity: String, character: Character)] = [
        ("&#91;", "["), ("&quot;", "\""), ("&gt;", ">"), ("&lt;", "<"), ("&amp;", "&"),
    ]

    /// The text without tags and comments, with entities resolved.
    static func text(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        while let open = rest.firstIndex(of: "<") {
            text += rest[..<open]
            rest = rest[open...]
            let end = rest.starts(with: "<!--") ? rest.firstRange(of: "-->")?.upperBound : nil
            guard let after = end ?? rest.firstIndex(of: ">").map(rest.index(after:)) else { break }
            rest = rest[after...]
        }
        text += rest
        for (entity, character) in entities {
            text = text.replacing(entity, with: String(character))
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
