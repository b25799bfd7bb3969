/// A piece of running text together with where it stands in its block's text.
struct LocatedInline: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case text(String, TextMap)
        case softBreak
        case lineBreak
        case code(String)
        case html(String)
        case emphasis
        case strong
        case link(Link)
        case image(Link)
    }

    struct Link: Equatable, Sendable {
        enum Form: Equatable, Sendable {
            /// `[…](destination "title")`; ranges in the block's text, the title's between its quotes.
            case inline(destination: Range<Int>, title: Range<Int>?)
            /// `[…][label]`, `[label][]` or `[label]`.
            case reference(label: String)
            case autolink
        }

        var destination: String
        var title: String
        var form: Form
    }

    var kind: Kind
    /// Indices into the block's text, marks included.
    var range: Range<Int>
    /// Without the marks: between a link's brackets, an emphasis' stars or a code span's backticks.
    var inner: Range<Int>
    var children: [LocatedInline] = []

    /// What is read when all marks are taken away.
    var plainText: String {
        switch kind {
        case .text(let text, _), .code(let text): text
        case .softBreak, .lineBreak: " "
        case .html: ""
        case .emphasis, .strong, .link, .image: children.plainText
        }
    }
}

extension [LocatedInline] {
    var plainText: String { map(\.plainText).joined() }
}

/// Which byte of a block's text each byte of a text node came from: they part at escapes and references.
struct TextMap: Equatable, Sendable {
    private struct Piece: Equatable, Sendable {
        var index: Int
        var source: Int
        /// Of a character reference, whose text came from all of it; nil for text that stands as it is read.
        var length: Int?
    }

    private var pieces: [Piece] = []

    /// - Parameter length: of a character reference, in bytes of the block's text.
    mutating func append(index: Int, source: Int, length: Int? = nil) {
        if length == nil, let last = pieces.last, last.length == nil, source - last.source == index - last.index {
            return
        }
        pieces.append(Piece(index: index, source: source, length: length))
    }

    /// The bytes of the block's text that a byte of the node's text came from.
    func source(of index: Int) -> Range<Int> {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].index <= index { low = middle } else { high = middle }
        }
        guard low < pieces.count else { return 0..<0 }
        let piece = pieces[low]
        if let length = piece.length { return piece.source..<piece.source + length }
        let source = piece.source + index - piece.index
        return source..<source + 1
    }
}
