import HTML

/// HTML as Anki keeps it in a field.
enum AnkiField {
    /// Text that Anki would take for a sound, a spoken text or LaTeX is written so that it does not.
    static func html(_ node: Node) -> String {
        let html = node.html
        return ["[sound:", "[anki:", "[latex]", "[$]", "[$$]"].reduce(trimmed(html)) { html, tag in
            html.replacing(tag, with: "&#91;" + tag.dropFirst())
        }
    }

    static func html(_ text: String) -> String {
        html(.text(text))
    }

    private static func trimmed(_ html: String) -> String {
        html.hasSuffix("\n") ? String(html.dropLast()) : html
    }
}
