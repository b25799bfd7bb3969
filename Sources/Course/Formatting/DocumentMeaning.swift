/// What a Markdown text says, without where it stands: two texts with one meaning are read as the same document.
///
/// A text with a line for each part, so that a difference can be shown.
struct DocumentMeaning: Equatable {
    private(set) var lines: [String] = []
    private let document: LocatedDocument

    init(_ document: LocatedDocument) {
        self.document = document
        write(document.blocks, depth: 0)
        for definition in document.definitions.all {
            add("definition", String(decoding: definition.text, as: UTF8.self), 0)
        }
    }

    static func == (a: DocumentMeaning, b: DocumentMeaning) -> Bool { a.lines == b.lines }

    private mutating func add(_ kind: String, _ text: String, _ depth: Int) {
        lines.append("\(String(repeating: " ", count: depth))\(kind) \(text.debugDescription)")
    }

    private mutating func write(_ blocks: [LocatedBlock], depth: Int) {
        for block in blocks {
            switch block.kind {
            case .paragraph(let text):
                add("paragraph", "", depth)
                write(text.inlines, depth: depth + 1)
            case .heading(let level, let isSetext, let text):
                add("heading", "\(level) \(isSetext)", depth)
                write(text.inlines, depth: depth + 1)
            case .quote(let children):
                add("quote", "", depth)
                write(children, depth: depth + 1)
            case .list(let start, let isTight, let items):
                add("list", "\(start.map(String.init) ?? "") \(isTight)", depth)
                for item in items {
                    add("item", "", depth + 1)
                    write(item, depth: depth + 2)
                }
            case .fence(let fence):
                add("fence", fence.rawInfo, depth)
                add("literal", "\(fence.literal)\(fence.isClosed ? "" : " unclosed")", depth + 1)
            case .indentedCode(let literal): add("code", literal, depth)
            case .table(let table):
                add("table", table.alignments.map { "\($0)" }.joined(separator: " "), depth)
                for row in [table.header] + table.rows {
                    add("row", "", depth + 1)
                    for cell in row {
                        add("cell", "", depth + 2)
                        write(document.cells[cell].inlines, depth: depth + 3)
                    }
                }
            case .html(let literal): add("html", literal, depth)
            case .thematicBreak: add("break", "", depth)
            }
        }
    }

    private mutating func write(_ inlines: [LocatedInline], depth: Int) {
        for inline in inlines {
            switch inline.kind {
            case .text(let text, _): add("text", text, depth)
            case .softBreak: add("soft", "", depth)
            case .lineBreak: add("hard", "", depth)
            case .code(let text): add("code", text, depth)
            case .html(let text): add("html", text, depth)
            case .emphasis: add("emphasis", "", depth)
            case .strong: add("strong", "", depth)
            case .link(let link): add("link", "\(link.destination) \(link.title)", depth)
            case .image(let link): add("image", "\(link.destination) \(link.title)", depth)
            }
            write(inline.children, depth: depth + 1)
        }
    }
}
