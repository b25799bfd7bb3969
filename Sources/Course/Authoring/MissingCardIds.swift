/// The cards of a course that have no id, each with one that could be written.
public struct MissingCardIds: Sendable {
    public struct Item: Sendable {
        /// What `check` says of it, and the id that could be written.
        public var diagnostic: Diagnostic
        /// Writes the id; nothing else changes.
        public var replacement: Diagnostic.Solution.Replacement
    }

    /// In the order of files and positions.
    public let items: [Item]

    /// - Parameter paths: The card files that are looked at, by the path that diagnostics carry; nil for all.
    public init(in content: CourseContent, paths: Set<String>? = nil) {
        var ids = CardIdentifiers(used: Self.used(in: content))
        var items: [Item] = []
        for cards in content.cardFiles where paths?.contains(cards.document.file.path) ?? true {
            for card in Self.headers(of: cards.document.file) where card.isMissing {
                let id = ids.make(for: card.question, file: cards.slug)
                items.append(card.item(id: id, in: cards.document.file))
            }
        }
        self.items = items
    }

    /// Every id that stands in a card's comment, of whatever card.
    static func used(in content: CourseContent) -> Set<String> {
        Set(content.cardFiles.flatMap { headers(of: $0.document.file) }.compactMap(\.id))
    }

    // MARK: - Headers

    /// A card's heading, and what its comment says of an id.
    private struct Header {
        var question: String
        /// Where the heading begins and its line ends, in the file.
        var heading: SourceRange
        /// Nil where there is no comment, or none that is understood.
        var directive: (range: SourceRange, nameEnd: Int)?
        var isMalformed = false
        var id: String?
        /// Where an empty value is to be filled, quotes included.
        var emptyValue: SourceRange?

        /// One with a slip in the comment is the author's to mend; `check` reports it.
        var isMissing: Bool { id == nil && !isMalformed }

        func item(id: String, in file: SourceFile) -> Item {
            let replacement: Diagnostic.Solution.Replacement
            if let emptyValue {
                replacement = .init(range: emptyValue, text: id)
            } else if let directive {
                replacement = .init(
                    range: SourceRange(lower: directive.nameEnd, upper: directive.nameEnd), text: " id=\(id)")
            } else {
                let end = heading.upper
                let lineEnd = Self.lineEnd(at: end, in: file)
                replacement = .init(
                    range: SourceRange(lower: end, upper: end), text: "\(lineEnd)<!-- card id=\(id) -->")
            }
            let range = directive?.range ?? heading
            return Item(
                diagnostic: Diagnostic(
                    .error, "card-no-id", path: file.path, position: file.position(at: range.lower), range: range,
                    summary: "this card has no id", found: "it could be \(id)",
                    help: "coursebuild ids --write \(file.path)"),
                replacement: replacement)
        }

        /// As the heading's own line ends, or the file's first.
        private static func lineEnd(at offset: Int, in file: SourceFile) -> String {
            let utf8 = file.text.utf8
            func end(at index: String.UTF8View.Index) -> String? {
                guard index < utf8.endIndex else { return nil }
                if utf8[index] == 0x0A { return "\n" }
                let next = utf8.index(after: index)
                return next < utf8.endIndex && utf8[next] == 0x0A ? "\r\n" : "\r"
            }
            let own = end(at: utf8.index(utf8.startIndex, offsetBy: offset))
            return own ?? utf8.firstIndex { $0 == 0x0A || $0 == 0x0D }.flatMap(end) ?? "\n"
        }
    }

    private static func headers(of file: SourceFile) -> [Header] {
        var source = SourceLines(file)
        switch FrontMatterBlock.find(in: source) {
        case .none: break
        case .block(let block): source = SourceLines(file, contentLine: block.contentLine)
        case .unclosed: return []
        }
        let blocks = DocumentLocator.locate(source, file: file).0.blocks
        var headers: [Header] = []
        for (position, block) in blocks.enumerated() {
            guard case .heading(2, isSetext: false, let title) = block.kind else { continue }
            var header = Header(
                question: title.inlines.plainText,
                heading: SourceRange(lower: block.offset, upper: source[block.line].upperBound))
            if position + 1 < blocks.count, case .html(let literal) = blocks[position + 1].kind {
                read(literal, at: blocks[position + 1], of: file, into: &header)
            }
            headers.append(header)
        }
        return headers
    }

    private static func read(_ literal: String, at block: LocatedBlock, of file: SourceFile, into header: inout Header)
    {
        switch Directive.read(literal, isBlock: true) {
        case .none: break
        case .malformed: header.isMalformed = true
        case .directive(let directive) where directive.name != .card: break
        case .directive(let directive):
            let start = block.offset + directive.argumentsOffset
            let end = block.offset + (literal.split(whereSeparator: \.isNewline).first?.utf8.count ?? 0)
            header.directive = (SourceRange(lower: block.offset, upper: end), start)
            var slips = DiagnosticList(file)
            let attributes = Attribute.read(directive.arguments, at: start, diagnostics: &slips)
            guard let id = attributes.first(where: { $0.name == "id" }) else {
                header.isMalformed = !slips.all.isEmpty
                return
            }
            if let value = id.value, !value.isEmpty {
                header.id = value
            } else if id.value == nil {
                header.isMalformed = true
            } else {
                header.emptyValue = SourceRange(lower: id.range.lower + "id=".utf8.count, upper: id.range.upper)
            }
        }
    }
}
