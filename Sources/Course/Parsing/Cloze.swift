/// Finds the hidden parts of a cloze card: `==hidden==`.
struct Cloze {
    private(set) var gaps = 0
    /// Opening marks without a closing one.
    private(set) var unclosed = 0

    mutating func mark(_ blocks: [Block]) -> [Block] {
        blocks.map { block in
            switch block {
            case .paragraph(let content): .paragraph(mark(content))
            case .heading(let heading):
                .heading(Heading(level: heading.level, content: mark(heading.content), anchor: heading.anchor))
            case .quote(let children): .quote(mark(children))
            case .list(let list):
                .list(ListBlock(start: list.start, isTight: list.isTight, items: list.items.map { mark($0) }))
            case .table(let table):
                .table(
                    Table(
                        alignments: table.alignments, header: table.header.map { mark($0) },
                        rows: table.rows.map { row in row.map { mark($0) } }))
            case .answer(let children): .answer(mark(children))
            case .code, .snippet, .console, .actions, .figure, .html, .thematicBreak: block
            }
        }
    }

    /// Marks pair up among the siblings of one level; what stands between them may be of any kind.
    mutating func mark(_ inlines: [Inline]) -> [Inline] {
        var done: [Inline] = []
        var open: [Inline]?
        func emit(_ inline: Inline) {
            if open == nil { done.append(inline) } else { open?.append(inline) }
        }
        for inline in inlines {
            guard case .text(let text) = inline else {
                emit(markChildren(inline))
                continue
            }
            var rest = text[...]
            var searched = rest.startIndex
            while let mark = rest[searched...].firstRange(of: "==") {
                let isMark =
                    open == nil
                    ? Self.canOpen(text, at: mark) : Self.canClose(text, at: mark)
                guard isMark else {
                    searched = mark.upperBound
                    continue
                }
                if rest.startIndex < mark.lowerBound { emit(.text(String(rest[..<mark.lowerBound]))) }
                rest = rest[mark.upperBound...]
                searched = rest.startIndex
                if let hidden = open {
                    done.append(.cloze(hidden))
                    open = nil
                    gaps += 1
                } else {
                    open = []
                }
            }
            if !rest.isEmpty { emit(.text(String(rest))) }
        }
        if let rest = open {
            unclosed += 1
            done += [.text("==")] + rest
        }
        return done
    }

    private mutating func markChildren(_ inline: Inline) -> Inline {
        switch inline {
        case .emphasis(let children): .emphasis(mark(children))
        case .strong(let children): .strong(mark(children))
        default: inline
        }
    }

    private static func canOpen(_ text: String, at mark: Range<String.Index>) -> Bool {
        if mark.lowerBound > text.startIndex {
            let before = text[text.index(before: mark.lowerBound)]
            if before.isLetter || before.isNumber || before == "=" { return false }
        }
        return mark.upperBound == text.endIndex || !(text[mark.upperBound].isWhitespace || text[mark.upperBound] == "=")
    }

    private static func canClose(_ text: String, at mark: Range<String.Index>) -> Bool {
        if mark.upperBound < text.endIndex {
            let after = text[mark.upperBound]
            if after.isLetter || after.isNumber || after == "=" { return false }
        }
        return mark.lowerBound == text.startIndex || !text[text.index(before: mark.lowerBound)].isWhitespace
    }
}
