import Course
import HTML
import Snapshot
import SnippetRunner

/// Turns the blocks of one document into HTML.
///
/// Raw HTML of a lesson is shown as the text it is, comments left out: lessons may come from anybody, and the
/// format has a construct for all that a lesson needs.
public struct LessonRenderer {
    public let index: CourseIndex
    public let document: Document
    public let context: RenderContext
    /// The figures of a card's fields, which refer to them by name; in the order of their first use.
    public private(set) var figureFiles: [FigureFile] = []
    private var counter = 0

    public init(index: CourseIndex, document: Document, context: RenderContext) {
        self.index = index
        self.document = document
        self.context = context
    }

    public mutating func blocks(_ blocks: [Block]) -> Node {
        var nodes: [Node] = []
        for block in blocks { nodes.append(self.block(block)) }
        return .group(nodes)
    }

    private mutating func block(_ block: Block) -> Node {
        switch block {
        case .paragraph(let content): return Tag.p { inlines(content) }
        case .heading(let heading): return self.heading(heading)
        case .quote(let content): return Tag.blockquote { blocks(content) }
        case .list(let list): return self.list(list)
        case .code(let info, let literal): return plainCode(info: info, literal)
        case .snippet(let position): return snippet(position)
        case .console(let position): return console(position)
        case .actions(let position): return actions(position)
        case .table(let table): return self.table(table)
        case .figure(let figure): return self.figure(figure)
        case .html(let source): return rawHTML(source).isEmpty ? .empty : Tag.p { rawHTML(source) }
        case .thematicBreak: return Tag.hr()
        case .answer(let content): return answer(content)
        }
    }

    // MARK: Text

    private mutating func heading(_ heading: Heading) -> Node {
        let tag = Tag.heading(heading.level + context.headingShift)
        let content = inlines(heading.content)
        guard case .page(let prefix) = context.medium else { return tag { content } }
        let id = prefix.isEmpty ? heading.anchor : prefix + "-" + heading.anchor
        return tag(.id(id)) {
            content
            Tag.a(
                .class("self-link"), .href(.fragment(id)),
                .label("Link to “\(InlineText.plain(heading.content))”")
            ) { "#" }
        }
    }

    private mutating func list(_ list: ListBlock) -> Node {
        var items: [Node] = []
        for item in list.items {
            var content: [Node] = []
            for (position, block) in item.enumerated() {
                if list.isTight, case .paragraph(let inline) = block {
                    if position > 0 { content.append(Tag.br()) }
                    content.append(inlines(inline))
                } else {
                    content.append(self.block(block))
                }
            }
            items.append(Tag.li { content })
        }
        guard let start = list.start else { return Tag.ul { items } }
        return Tag.ol(start == 1 ? nil : Attribute("start", String(start))) { items }
    }

    private mutating func answer(_ content: [Block]) -> Node {
        Tag.details(.class("answer")) {
            Tag.summary {
                Tag.span(.class("when-closed")) { "Show the answer" }
                Tag.span(.class("when-open"), .flag("hidden")) { "Hide the answer" }
            }
            Tag.div(.class("answer-body")) { blocks(content) }
        }
    }

    private mutating func table(_ table: Table) -> Node {
        func alignment(_ column: Int) -> Attribute? {
            switch table.alignments.indices.contains(column) ? table.alignments[column] : .none {
            case .none: nil
            case .left: .class("align-left")
            case .center: .class("align-center")
            case .right: .class("align-right")
            }
        }
        let header = table.header.enumerated().map { column, cell in
            Tag.th(Attribute("scope", "col"), alignment(column)) { inlines(cell) }
        }
        let rows = table.rows.map { row in
            Tag.tr {
                row.enumerated().map { column, cell in Tag.td(alignment(column)) { inlines(cell) } }
            }
        }
        let content = Tag.table {
            Tag.thead { Tag.tr { header } }
            if !rows.isEmpty { Tag.tbody { rows } }
        }
        guard context.isPage else { return content }
        return Tag.div(
            .class("table-scroll"), Attribute("tabindex", "0"), Attribute("role", "group"), .label("Table")
        ) { content }
    }

    // MARK: Ids and figures

    /// An id that nothing else on the page has; nil on a card. The point keeps it apart from headings' anchors, which
    /// have none.
    mutating func freshID(_ name: String) -> String? {
        guard case .page(let prefix) = context.medium else { return nil }
        counter += 1
        return (prefix.isEmpty ? name : prefix + "-" + name) + "." + String(counter)
    }

    mutating func add(_ file: FigureFile) {
        if !figureFiles.contains(file) { figureFiles.append(file) }
    }

    /// Text as a node; for Anki's cloze cards without anything that looks like a cloze mark.
    func text(_ text: String) -> Node {
        guard context.cloze == .anki else { return .text(text) }
        var nodes: [Node] = []
        var piece = ""
        for character in text {
            if let last = piece.last, last == character, "{}:".contains(character) {
                nodes.append(.text(piece))
                nodes.append(Tag.wbr())
                piece = ""
            }
            piece.append(character)
        }
        nodes.append(.text(piece))
        return nodes.count == 1 ? nodes[0] : .group(nodes)
    }

    /// A lesson's own HTML as text; nothing for a comment.
    func rawHTML(_ source: String) -> Node {
        let trimmed = source.drop { $0.isWhitespace }
        if trimmed.hasPrefix("<!--") { return .empty }
        return Tag.code(.class("raw-html")) { text(source) }
    }
}
