import DeckFile

/// A card's blocks as HTML.
struct CardHTML {
    /// What a gap is written as.
    enum Gaps {
        /// Anki's cloze deletions, all of number 1: they hide together. What looks like one in the text is
        /// broken up.
        case deletions
        /// Highlighted text.
        case shown
    }

    private let gaps: Gaps
    /// What ends with a cloze mark and is not touched again.
    private var done = ""
    /// What was written since.
    private var html = ""

    private init(gaps: Gaps) {
        self.gaps = gaps
    }

    static func render(_ blocks: [CardBlock], gaps: Gaps = .shown) -> String {
        var writer = CardHTML(gaps: gaps)
        writer.write(blocks)
        return writer.finished()
    }

    static func inline(_ runs: [CardRun]) -> String {
        var writer = CardHTML(gaps: .shown)
        writer.write(runs)
        return writer.finished()
    }

    private mutating func finished() -> String {
        if gaps == .deletions { protect() }
        return done + html
    }

    // MARK: Blocks

    private mutating func write(_ blocks: [CardBlock]) {
        for (index, block) in blocks.enumerated() {
            if index > 0 { html += "\n" }
            write(block)
        }
    }

    private mutating func write(_ block: CardBlock) {
        switch block {
        case .heading(let runs): element("h2") { $0.write(runs) }
        case .paragraph(let runs): element("p") { $0.write(runs) }
        case .code(_, let pieces): element("pre") { $0.element("code") { $0.write(pieces) } }
        case .quote(let blocks): element("blockquote") { $0.write(blocks) }
        case .rule: html += "<hr>"
        case .list(let start, let items): write(items, start: start)
        case .table(let alignments, let header, let rows):
            element("table") {
                $0.row(header, cell: "th", alignments: alignments)
                for row in rows { $0.row(row, cell: "td", alignments: alignments) }
            }
        case .figure(let file, let caption):
            element("figure") {
                if let file {
                    $0.html += "<img src=\"\(HTMLText.escaped(file))\" alt=\"\(HTMLText.escaped(caption.text))\">"
                }
                if !caption.isEmpty { $0.element("figcaption") { $0.write(caption) } }
            }
        }
    }

    private mutating func write(_ items: [[CardBlock]], start: Int?) {
        let attribute = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
        element(start == nil ? "ul" : "ol", attributes: attribute) {
            for item in items {
                $0.element("li") {
                    // A lone paragraph needs no element of its own.
                    if case .paragraph(let runs) = item.first, item.count == 1 {
                        $0.write(runs)
                    } else {
                        $0.write(item)
                    }
                }
            }
        }
    }

    private mutating func row(_ cells: [[CardRun]], cell: String, alignments: [CardAlignment]) {
        element("tr") {
            for (column, runs) in cells.enumerated() {
                let alignment = column < alignments.count ? alignments[column] : .none
                let attribute = alignment == .none ? "" : " style=\"text-align: \(alignment.rawValue)\""
                $0.element(cell, attributes: attribute) { $0.write(runs) }
            }
        }
    }

    // MARK: Text

    private mutating func write(_ pieces: [CodePiece]) {
        for piece in pieces {
            switch piece.token {
            case .plain, .identifier, .operation: html += HTMLText.escaped(piece.text)
            default: element("span", attributes: " class=\"\(piece.token.rawValue)\"") { $0.text(piece.text) }
            }
        }
    }

    private mutating func write(_ runs: [CardRun]) {
        var isInGap = false
        for run in runs {
            if run.styles.contains(.gap) != isInGap {
                isInGap.toggle()
                if isInGap { openGap() } else { closeGap() }
            }
            write(run)
        }
        if isInGap { closeGap() }
    }

    private mutating func write(_ run: CardRun) {
        var elements: [(name: String, attributes: String)] = []
        if let link = run.link, isSafe(link) {
            elements.append(("a", " href=\"\(HTMLText.escaped(link))\""))
        }
        if run.styles.contains(.strong) { elements.append(("strong", "")) }
        if run.styles.contains(.emphasis) { elements.append(("em", "")) }
        if run.styles.contains(.checked) { elements.append(("span", " class=\"checked\"")) }
        if run.styles.contains(.code) { elements.append(("code", "")) }
        for element in elements { html += "<\(element.name)\(element.attributes)>" }
        html += HTMLText.escaped(run.text).replacing("\n", with: "<br>")
        for element in elements.reversed() { html += "</\(element.name)>" }
    }

    private mutating func text(_ text: String) {
        html += HTMLText.escaped(text)
    }

    /// Only addresses that a card may lead to.
    private func isSafe(_ link: String) -> Bool {
        let link = link.lowercased()
        return link.hasPrefix("https://") || link.hasPrefix("http://") || link.hasPrefix("mailto:")
    }

    private mutating func element(_ name: String, attributes: String = "", content: (inout CardHTML) -> Void) {
        html += "<\(name)\(attributes)>"
        content(&self)
        html += "</\(name)>"
    }

    // MARK: Gaps

    private mutating func openGap() {
        switch gaps {
        case .shown: html += "<span class=\"cloze\">"
        case .deletions: mark("{{c1::")
        }
    }

    private mutating func closeGap() {
        switch gaps {
        case .shown: html += "</span>"
        case .deletions: mark("}}")
        }
    }

    private mutating func mark(_ mark: String) {
        protect()
        if let last = html.last, "{}:".contains(last) { html += ClozeText.breaker }
        done += html + mark
        html = ""
    }

    /// Breaks up what looks like a cloze mark in the HTML since the last real one.
    private mutating func protect() {
        html = ClozeText.protected(html, isAfterMark: !done.isEmpty)
    }
}
