import HTML

/// HTML as Anki keeps it in a field.
enum AnkiField {
    /// Text that Anki would take for a sound, a spoken text or LaTeX is written so that it does not.
    static func html(_ node: Node) -> String {
        let html = node.html
        return ["[sound:", "[anki:", "[latex]", "[$]", "[$$]"].reduce(trimmed(html)) { html, tag in
            // By scalars: a mark behind the colon would make it another character, and Anki's tag all the same.
            String(html.unicodeScalars.replacing(tag.unicodeScalars, with: ("&#91;" + tag.dropFirst()).unicodeScalars))
        }
    }

    static func html(_ text: String) -> String {
        html(.text(text))
    }

    private static func trimmed(_ html: String) -> String {
        html.hasSuffix("\n") ? String(html.dropLast()) : html
    }
}
