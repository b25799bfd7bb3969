import Course
import DeckFile
import SnippetRunner

/// Blocks of a card file as a deck's blocks, and the pictures they show.
struct BlockConversion {
    let document: Document
    let figures: CardFigures
    private(set) var media: [MediaFile] = []

    init(document: Document, figures: CardFigures) {
        self.document = document
        self.figures = figures
    }

    mutating func blocks(_ blocks: [Block]) -> [CardBlock] {
        var result: [CardBlock] = []
        for block in blocks { result += self.block(block) }
        return result
    }

    private mutating func block(_ block: Block) -> [CardBlock] {
        switch block {
        case .paragraph(let content): return [.paragraph(RunConversion.runs(content))]
        case .heading(let heading): return [.heading(RunConversion.runs(heading.content))]
        case .quote(let content): return [.quote(blocks(content))]
        case .list(let list): return [.list(start: list.start, items: list.items.map { blocks($0) })]
        case .code(let info, let literal):
            let language = info.split(separator: " ").first.map(String.init)
            return [.code(language: language, [CodePiece(withoutFinalNewline(literal))])]
        case .snippet(let index): return snippet(document.snippets[index])
        case .console(let index):
            return [.code(language: "console", [CodePiece(document.consoles[index].lines.joined(separator: "\n"))])]
        case .table(let table): return [self.table(table)]
        case .figure(let figure): return [self.figure(figure)]
        case .html(let html):
            let text = PlainField.text(html)
            return text.isEmpty ? [] : [.paragraph([CardRun(text)])]
        case .thematicBreak: return [.rule]
        case .answer(let content): return blocks(content)
        }
    }

    private mutating func snippet(_ snippet: Snippet) -> [CardBlock] {
        var result: [CardBlock] = []
        if !snippet.isHidden {
            result.append(.code(language: "swift", CodePieces.swift(withoutFinalNewline(snippet.code.text))))
        }
        if snippet.mode == .layout, snippet.figure != .none {
            result.append(
                figure(
                    Figure(
                        kind: .layout, snippet: snippet.key, showsBorders: snippet.figure == .borders, caption: [])))
        }
        return result
    }

    private mutating func figure(_ figure: Figure) -> CardBlock {
        let picture = figures.picture(of: figure)
        if let picture, !media.contains(where: { $0.name == picture.name }) { media.append(picture) }
        return .figure(file: picture?.name, caption: RunConversion.runs(figure.caption))
    }

    private func table(_ table: Table) -> CardBlock {
        .table(
            alignments: table.alignments.map(alignment),
            header: table.header.map(RunConversion.runs),
            rows: table.rows.map { $0.map(RunConversion.runs) })
    }

    private func alignment(_ alignment: Table.Alignment) -> CardAlignment {
        switch alignment {
        case .none: .none
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }

    private func withoutFinalNewline(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
