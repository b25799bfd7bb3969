import Course
import DeckFile
import HTML
import LessonHTML
import SnippetRunner

/// Blocks of a card file as a deck's blocks.
struct BlockConversion {
    let index: CourseIndex
    let document: Document

    func blocks(_ blocks: [Block]) -> [CardBlock] {
        blocks.flatMap(self.blocks)
    }

    private func runs(_ content: [Inline]) -> [CardRun] { RunConversion.runs(content, in: index) }

    private func blocks(_ block: Block) -> [CardBlock] {
        switch block {
        case .paragraph(let content): return [.paragraph(runs(content))]
        case .heading(let heading): return [.heading(runs(heading.content))]
        case .quote(let content): return [.quote(blocks(content))]
        case .list(let list): return [.list(start: list.start, items: list.items.map { blocks($0) })]
        case .code(let info, let literal):
            let language = info.split(separator: " ").first.map(String.init)
            let code = withoutFinalNewline(literal)
            return [.code(language: language, language == "swift" ? CodePieces.swift(code) : [CodePiece(code)])]
        case .snippet(let position): return snippet(document.snippets[position])
        case .console(let position):
            return [.code(language: "console", [CodePiece(document.consoles[position].lines.joined(separator: "\n"))])]
        case .actions(let position): return actions(document.actions[position], position: position)
        case .table(let table): return [self.table(table)]
        case .figure(let figure):
            let sketch = index.snapshot(of: figure.snippet, state: figure.state).flatMap { LayoutSketch($0) }
            return [.figure(file: figureFile(block), caption: runs(figure.caption), sketch: sketch)]
        case .html(let html):
            let text = PlainField.text(html)
            return text.isEmpty ? [] : [.paragraph([CardRun(text)])]
        case .thematicBreak: return [.rule]
        case .answer(let content): return blocks(content)
        }
    }

    private func snippet(_ snippet: Snippet) -> [CardBlock] {
        guard !snippet.isHidden, let position = document.snippets.firstIndex(of: snippet) else { return [] }
        var result = [
            CardBlock.code(language: "swift", CodePieces.swift(withoutFinalNewline(snippet.code.text)))
        ]
        if case .failedAsStated(let messages) = index.outcome(of: snippet.key) {
            let errors = messages.filter { $0.severity == .error }.map { "error: \($0.text)" }
            result.append(.code(language: "console", [CodePiece(errors.joined(separator: "\n"))]))
        }
        if let file = figureFile(.snippet(position)) {
            let sketch = index.snapshot(of: snippet.key, state: 0).flatMap { LayoutSketch($0) }
            result.append(.figure(file: file, caption: [], sketch: sketch))
        }
        return result
    }

    /// The acts as a numbered list, then the state that they lead to.
    private func actions(_ block: ActionBlock, position: Int) -> [CardBlock] {
        let items = block.acts.map { [CardBlock.paragraph([CardRun(ActText($0.action).text)])] }
        var result = [CardBlock.list(start: 1, items: items)]
        if let file = figureFile(.actions(position)) {
            let sketch = index.snapshot(of: block.snippet, state: block.step).flatMap { LayoutSketch($0) }
            result.append(.figure(file: file, caption: [], sketch: sketch))
        }
        return result
    }

    /// The file that shows a block's figure; nil where it has none.
    private func figureFile(_ block: Block) -> String? {
        var renderer = LessonRenderer(index: index, document: document, context: RenderContext(.card))
        _ = renderer.figures(of: [block])
        return renderer.figureFiles.first?.name
    }

    private func table(_ table: Table) -> CardBlock {
        .table(
            alignments: table.alignments.map(alignment),
            header: table.header.map(runs),
            rows: table.rows.map { $0.map(runs) })
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
