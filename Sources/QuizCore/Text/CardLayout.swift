import DeckFile

/// A card's blocks as lines of a width.
struct CardLayout {
    enum Gaps {
        case hidden, shown
    }

    /// In cells.
    var width: Int
    var gaps = Gaps.shown
    /// Where there are no styles, marks stand for them: `code`, [gap].
    var usesMarks = false
    private var isInList = false

    init(width: Int, gaps: Gaps = .shown, usesMarks: Bool = false) {
        self.width = width
        self.gaps = gaps
        self.usesMarks = usesMarks
    }

    func lines(_ blocks: [CardBlock]) -> [StyledLine] {
        var lines: [StyledLine] = []
        for block in blocks {
            let more = self.lines(block)
            // A list belongs to the text before it.
            var isList = false
            if case .list = block { isList = isInList }
            if !lines.isEmpty, !more.isEmpty, !isList { lines.append(StyledLine()) }
            lines += more
        }
        return lines
    }

    private func lines(_ block: CardBlock) -> [StyledLine] {
        switch block {
        case .heading(let runs): return wrapped(runs, base: .bold)
        case .paragraph(let runs): return wrapped(runs)
        case .code(_, let pieces): return code(pieces)
        case .list(let start, let items): return list(items, start: start)
        case .quote(let blocks): return prefixed(blocks, first: "▏ ", others: "▏ ")
        case .table(let alignments, let header, let rows):
            return TableLayout(layout: self, alignments: alignments).lines(header: header, rows: rows)
        case .figure(let file, let caption, let sketch): return figure(file: file, caption: caption, sketch: sketch)
        case .rule: return [StyledLine(String(repeating: "─", count: min(width, 24)), .dim)]
        }
    }

    // MARK: Blocks

    private func list(_ items: [[CardBlock]], start: Int?) -> [StyledLine] {
        items.enumerated().flatMap { index, item in
            // A file may say anything; a number beyond what there is begins again.
            let mark = start.map { "\($0 &+ index). " } ?? "• "
            let blank = String(repeating: " ", count: DisplayWidth.of(mark))
            return prefixed(item, first: mark, others: blank)
        }
    }

    private func prefixed(_ blocks: [CardBlock], first: String, others: String) -> [StyledLine] {
        var inner = self
        inner.width = max(1, width - DisplayWidth.of(first))
        inner.isInList = true
        let hasMark = others.contains { $0 != " " }
        return inner.lines(blocks).enumerated().map { index, line in
            line.isEmpty && index > 0 && !hasMark ? line : StyledLine(index == 0 ? first : others, .dim) + line
        }
    }

    private func code(_ pieces: [CodePiece]) -> [StyledLine] {
        let bar = usesMarks ? "    " : "▏ "
        let wrapper = LineWrapper(width: max(1, width - 2 - DisplayWidth.of(bar)))
        let lines = wrapper.code(pieces.map { ($0.text, CodeStyle.style(of: $0.token)) })
        return lines.flatMap { parts in
            parts.enumerated().map { index, part in
                StyledLine([StyledLine.Span(bar, .dim)] + (index == 0 ? [] : [StyledLine.Span("↪ ", .dim)])) + part
            }
        }
    }

    private func figure(file: String?, caption: [CardRun], sketch: LayoutSketch?) -> [StyledLine] {
        if let sketch, let drawn = SketchLayout(width: width).lines(sketch) {
            return drawn + (caption.isEmpty ? [] : wrapped(caption, base: TextStyle(italic: true)))
        }
        let label = file.map { "[figure: media/\($0)]" } ?? "[figure]"
        let name = LineWrapper(width: width).code([(label, .dim)]).flatMap(\.self)
        return caption.isEmpty ? name : wrapped(caption, base: TextStyle(italic: true)) + name
    }

    // MARK: Running text

    func wrapped(_ runs: [CardRun], base: TextStyle = .plain) -> [StyledLine] {
        LineWrapper(width: width).prose(spans(runs, base: base))
    }

    /// Each gap is one mark, whatever runs it consists of.
    private func spans(_ runs: [CardRun], base: TextStyle) -> [(text: String, style: TextStyle)] {
        var spans: [(text: String, style: TextStyle)] = []
        var isInGap = false
        for run in runs {
            let isGap = run.styles.contains(.gap)
            let mark = RunStyle(base: base, usesMarks: usesMarks)
            if isGap, gaps == .hidden {
                if !isInGap { spans.append(("[…]", mark.gap)) }
            } else {
                spans.append((mark.text(of: run), mark.style(of: run)))
            }
            isInGap = isGap
        }
        return spans
    }
}
