/// A node of CommonMark's tree, free of the C library that made it.
struct MarkdownNode: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case document
        case blockQuote
        case list(start: Int?, isTight: Bool)
        case item
        /// Fenced or indented; the info string is unescaped, so attributes are read from the source instead.
        case codeBlock(info: String)
        case htmlBlock
        case paragraph
        case heading(level: Int)
        case thematicBreak
        case text
        case softBreak
        case lineBreak
        case code
        case htmlInline
        case emphasis
        case strong
        case link(destination: String, title: String)
        case image(source: String, title: String)
    }

    var kind: Kind
    /// Of texts, code and HTML; adjacent texts are one node.
    var literal = ""
    /// Of blocks, from 1. The library's lines of inline nodes are not reliable and are not kept.
    var startLine = 0
    var endLine = 0
    var children: [MarkdownNode] = []
}
