import Course

/// Running text without its markup: for page titles, tables of contents and labels.
public enum InlineText {
    public static func plain(_ inlines: [Inline]) -> String {
        inlines.map(plain).joined()
    }

    private static func plain(_ inline: Inline) -> String {
        switch inline {
        case .text(let text), .code(let text): text
        case .softBreak, .lineBreak: " "
        case .html: ""
        case .emphasis(let content), .strong(let content), .link(_, _, let content), .claim(_, let content),
            .fact(_, _, let content), .cloze(let content):
            plain(content)
        case .image(_, _, let alternative): plain(alternative)
        case .figure(let figure): plain(figure.caption)
        }
    }
}
