/// Text made safe for HTML, and for what flashcard programs look for in it.
enum HTMLText {
    /// In the order of replacing: the ampersand first.
    static let entities: [(entity: String, character: Character)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ]

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Controls have no place in a field; U+001F would even end it.
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // What Anki would take for a sound, a spoken text or LaTeX.
        for tag in ["[sound:", "[anki:", "[latex]", "[$]", "[$$]"] {
            result = result.replacing(tag, with: "&#91;" + tag.dropFirst())
        }
        return result
    }
}
