/// A block together with where it stands.
struct LocatedBlock: Sendable {
    enum Kind: Sendable {
        case paragraph(LocatedText)
        case heading(level: Int, isSetext: Bool, LocatedText)
        case quote([LocatedBlock])
        case list(start: Int?, isTight: Bool, items: [[LocatedBlock]])
        case fence(Fence)
        case indentedCode(String)
        case table(LocatedTable)
        case html(String)
        case thematicBreak
    }

    var kind: Kind
    /// Of its first line, from 1.
    var line: Int
    /// Where its first line's content begins, in the file.
    var offset: Int
}

/// Running text, located.
struct LocatedText: Sendable {
    var text: BlockText
    var inlines: [LocatedInline]

    func range(of inline: LocatedInline) -> SourceRange { text.range(of: inline.range) }
}

/// A fenced code block.
struct Fence: Sendable {
    /// The opening line's text behind the fence, in the file; empty if there is none.
    var info: SourceRange
    /// As it stands in the file: not unescaped.
    var rawInfo: String
    /// As CommonMark reads it, escapes and references resolved.
    var plainInfo: String
    var literal: String
    /// A backtick or tilde, and how many of them open the fence.
    var mark: UInt8
    var markCount: Int
    var isClosed: Bool
    /// The opening fence with its info string, in the file.
    var opener: SourceRange
    /// Of the opening fence, from 1.
    var line: Int
    /// The whole lines between the fences, in the file.
    var content: SourceRange
    /// What stands before the text on its first line (the fence's own line if there is no text).
    var prefix: String
}

/// A pipe table; its cells are positions in `LocatedDocument.cells`.
struct LocatedTable: Sendable {
    var alignments: [Table.Alignment]
    var header: [Int]
    var rows: [[Int]]
}

/// What one Markdown text holds, located in its file.
struct LocatedDocument: Sendable {
    var blocks: [LocatedBlock] = []
    var cells: [LocatedText] = []
    var definitions = LinkDefinitions()
}
