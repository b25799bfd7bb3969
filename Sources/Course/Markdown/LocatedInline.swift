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
        /// A reference: all of its text came from one place.
        var isReference: Bool
    }

    private var pieces: [Piece] = []

    mutating func append(index: Int, source: Int, isReference: Bool = false) {
        if !isReference, let last = pieces.last, !last.isReference, source - last.source == index - last.index {
            return
        }
        pieces.append(Piece(index: index, source: source, isReference: isReference))
    }

    /// The index in the block's text of a byte of the node's text.
    func source(of index: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].index <= index { low = middle } else { high = middle }
        }
        guard low < pieces.count else { return 0 }
        return pieces[low].isReference ? pieces[low].source : pieces[low].source + index - pieces[low].index
    }
}
