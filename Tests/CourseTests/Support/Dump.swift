@testable import Course

/// Prints blocks one a line, indented; running text with marks that show its nodes.
struct Dump {
    let document: Document
    var lines: [String] = []

    init(document: Document) {
        self.document = document
    }

    mutating func blocks(_ blocks: [Block], indent: Int) {
        for block in blocks { self.block(block, indent: indent) }
    }

    private mutating func add(_ text: String, _ indent: Int) {
        lines.append(String(repeating: "  ", count: indent) + text)
    }

    private mutating func block(_ block: Block, indent: Int) {
        switch block {
        case .paragraph(let content): add("paragraph " + inlines(content), indent)
        case .heading(let heading):
            add("heading \(heading.level) #\(heading.anchor) " + inlines(heading.content), indent)
        case .quote(let children):
            add("quote", indent)
            blocks(children, indent: indent + 1)
        case .list(let list):
            add("list\(list.start.map { " from \($0)" } ?? "")\(list.isTight ? "" : " loose")", indent)
            for item in list.items {
                add("item", indent + 1)
                blocks(item, indent: indent + 2)
            }
        case .code(let info, let literal): add("code [\(info)] \(literal.debugDescription)", indent)
        case .snippet(let position):
            let snippet = document.snippets[position]
            add("snippet \(snippet.key) \(snippet.mode) \(snippet.code.text.debugDescription)", indent)
        case .console(let position):
            let console = document.consoles[position]
            add("console of \(console.snippet)\(console.step.map { "@\($0)" } ?? "") \(console.lines)", indent)
        case .actions(let position):
            let block = document.actions[position]
            add("actions of \(block.snippet)@\(block.step) \(block.acts.map(\.action))", indent)
        case .table(let table):
            add("table \(table.alignments.map { "\($0)" }.joined(separator: " "))", indent)
            for row in [table.header] + table.rows {
                add("row " + row.map { "(" + inlines($0) + ")" }.joined(separator: " "), indent + 1)
            }
        case .figure(let figure): add(self.figure(figure), indent)
        case .html(let html): add("html \(html.debugDescription)", indent)
        case .thematicBreak: add("break", indent)
        case .answer(let children):
            add("answer", indent)
            blocks(children, indent: indent + 1)
        }
    }

    func inlines(_ inlines: [Inline]) -> String { inlines.map { self.inline($0) }.joined() }

    private func inline(_ inline: Inline) -> String {
        switch inline {
        case .text(let text): text
        case .softBreak: "⏎"
        case .lineBreak: "↵"
        case .code(let code): "`\(code)`"
        case .html(let html): "⟨html \(html)⟩"
        case .emphasis(let content): "_\(inlines(content))_"
        case .strong(let content): "*\(inlines(content))*"
        case .link(let target, let title, let content):
            "⟨link \(target.dumped)\(title.isEmpty ? "" : " '\(title)'"): \(inlines(content))⟩"
        case .image(let source, _, let alternative): "⟨image \(source.dumped): \(inlines(alternative))⟩"
        case .figure(let figure): "⟨\(self.figure(figure))⟩"
        case .claim(let position, let content): "⟨claim \(position): \(inlines(content))⟩"
        case .fact(let source, let note, let content): "⟨fact \(source) '\(note)': \(inlines(content))⟩"
        case .cloze(let content): "⟨gap \(inlines(content))⟩"
        }
    }

    private func figure(_ figure: Figure) -> String {
        "\(figure.kind) figure of \(figure.snippet)"
            + (figure.state.map { "@\($0)" } ?? "") + (figure.showsBorders ? " borders" : "")
            + (figure.width.map { " width \($0)" } ?? "")
            + (figure.explored.isEmpty ? "" : " explored \(figure.explored.map(\.width))")
            + ": " + inlines(figure.caption)
    }
}

extension LinkTarget {
    /// What it leads to, and where that is.
    var dumped: String {
        switch self {
        case .address(let address): address
        case .heading(let anchor): "heading \(anchor)"
        case .lesson(let slug, let anchor): "lesson \(slug)" + (anchor.map { "#\($0)" } ?? "")
        case .cards(let slug, let card): "cards \(slug)" + (card.map { "#\($0)" } ?? "")
        case .file(let path): "file \(path)"
        }
    }
}
