/// Turns a file's Markdown into blocks that know where they stand: the structure from the Markdown parser, the
/// positions from each block's own source lines.
struct DocumentLocator {
    let source: SourceLines
    private let references = CharacterReferences()
    var document = LocatedDocument()
    private var definitions: [(line: Int, definition: LinkDefinition)] = []
    /// The cells' texts, in order, before they are parsed.
    var cellTexts: [BlockText] = []
    /// Lines that belong to a paragraph, heading, code or HTML: what is left may be link definitions.
    private var isCovered: [Bool]
    var diagnostics: DiagnosticList

    init(_ source: SourceLines, file: SourceFile) {
        self.source = source
        isCovered = Array(repeating: false, count: source.lines.count + 2)
        diagnostics = DiagnosticList(file)
    }

    /// libcmark 0.30.2 takes quadratic time for `![[]()` repeated: seconds from here on.
    private static let imageLimit = 5000

    private static func imageMarks(_ text: [UInt8]) -> Int {
        var count = 0
        var last: UInt8 = 0
        for byte in text {
            if byte == .openBracket, last == .exclamation { count += 1 }
            last = byte
        }
        return count
    }

    /// Locates all of a file.
    static func locate(_ source: SourceLines, file: SourceFile) -> (LocatedDocument, [Diagnostic]) {
        var locator = DocumentLocator(source, file: file)
        let text = source.normalized
        guard imageMarks(text) <= imageLimit else {
            locator.diagnostics.add("images-too-many", line: 1, "the file holds more than \(imageLimit) images")
            return (locator.document, locator.diagnostics.all)
        }
        do {
            let root = try Cmark.parse(text)
            locator.document.blocks = locator.blocks(root.children, in: [])
            locator.readLonelyDefinitions()
            locator.parseCells()
        } catch let error as Cmark.NestingTooDeep {
            locator.diagnostics.add(
                "nesting-too-deep", line: error.line,
                "quotes, lists and emphasis are nested more than \(error.limit) deep",
                help: "the whole file is left out until this is mended")
        } catch {
            preconditionFailure("the Markdown parser throws nothing else")
        }
        return (locator.document, locator.diagnostics.all)
    }

    // MARK: Blocks

    private mutating func blocks(_ nodes: [MarkdownNode], in containers: [LineContainer]) -> [LocatedBlock] {
        nodes.compactMap { block($0, in: containers) }
    }

    private mutating func block(_ node: MarkdownNode, in containers: [LineContainer]) -> LocatedBlock? {
        let kind: LocatedBlock.Kind
        switch node.kind {
        case .paragraph:
            cover(node.startLine...max(node.startLine, node.endLine))
            kind = paragraph(node, in: containers)
        case .heading(let level): kind = heading(node, level: level, in: containers)
        case .blockQuote:
            let quote = LineContainer(kind: .quote, firstLine: node.startLine)
            kind = .quote(blocks(node.children, in: containers + [quote]))
        case .list(let start, let isTight):
            kind = .list(start: start, isTight: isTight, items: node.children.map { item($0, in: containers) })
        case .codeBlock(let info): kind = code(node, info: info, in: containers)
        case .htmlBlock:
            cover(node.startLine...node.startLine + max(0, node.literal.utf8.count(where: { $0 == .newline }) - 1))
            kind = .html(node.literal)
        case .thematicBreak:
            cover(node.startLine...node.startLine)
            kind = .thematicBreak
        default: return nil
        }
        return LocatedBlock(
            kind: kind, line: node.startLine, offset: cursor(node.startLine, in: containers).nonspace.offset)
    }

    private mutating func item(_ node: MarkdownNode, in containers: [LineContainer]) -> [LocatedBlock] {
        let width = cursor(node.startLine, in: containers).itemWidth()
        return blocks(
            node.children, in: containers + [LineContainer(kind: .item(width: width), firstLine: node.startLine)])
    }

    mutating func cover(_ lines: ClosedRange<Int>) {
        for line in lines.clamped(to: 0...isCovered.count - 1) { isCovered[line] = true }
    }

    func cursor(_ line: Int, in containers: [LineContainer]) -> LineCursor {
        var cursor = LineCursor(source, line: line)
        _ = cursor.strip(containers, line: line)
        return cursor
    }

    // MARK: Running text

    /// The text of some lines, each without what the containers put before it and without its indent.
    private func text(_ lines: ClosedRange<Int>, in containers: [LineContainer]) -> BlockText {
        var text = BlockText()
        for line in lines.clamped(to: 1...max(1, source.lines.count)) {
            if line > lines.lowerBound { text.appendNewline(endingLineAt: source[line - 1].upperBound) }
            var cursor = LineCursor(source, line: line)
            let isLazy = cursor.strip(containers, line: line) < containers.count
            // The parser keeps the indent of a lazy line; inline parsing drops it, except after a backslash.
            let start = isLazy ? cursor.offset + (cursor.isInsideTab ? 1 : 0) : cursor.nonspace.offset
            text.append(start..<source[line].upperBound, of: source.bytes)
        }
        return text
    }

    private mutating func paragraph(_ node: MarkdownNode, in containers: [LineContainer]) -> LocatedBlock.Kind {
        let text = text(node.startLine...max(node.startLine, node.endLine), in: containers)
        let begin = readDefinitions(text, line: node.startLine)
        if let table = table(text, from: begin) { return .table(table) }
        if text.bytes[begin...].starts(with: [.backtick, .backtick, .backtick]) {
            diagnostics.add(
                "fence-not-recognised", at: text.range(of: begin..<begin + 3),
                "a paragraph begins with three backticks: it was meant as a fence, but is none",
                help: "an info string after ``` holds no backtick; use ~~~ for the fence")
        }
        return .paragraph(located(node.children, in: text, from: begin))
    }

    private mutating func heading(
        _ node: MarkdownNode, level: Int, in containers: [LineContainer]
    ) -> LocatedBlock.Kind {
        let start = cursor(node.startLine, in: containers).nonspace
        var position = start.offset
        let end = source[node.startLine].upperBound
        while position < end, source.bytes[position] == .hash { position += 1 }
        let isATX =
            position > start.offset && position - start.offset <= 6
            && (position == end || source.bytes[position].isBlank) && start.indent <= 3
        guard !isATX else {
            cover(node.startLine...node.startLine)
            var text = BlockText()
            text.append(position..<end, of: source.bytes)
            return .heading(level: level, isSetext: false, located(node.children, in: text, from: 0, before: .hashes))
        }
        cover(node.startLine...max(node.startLine, node.endLine))
        let text = text(node.startLine...max(node.startLine, node.endLine), in: containers)
        let begin = readDefinitions(text, line: node.startLine)
        if let row = delimiterRow(in: text, from: begin) {
            diagnostics.add(
                "table-underlined", at: text.range(of: row),
                "the table is read as a heading, because its last row is underlined",
                help: "leave a blank line between the table and the line of dashes")
        }
        return .heading(
            level: level, isSetext: true, located(node.children, in: text, from: begin, before: .underline))
    }

    /// What may follow a block's last inline.
    enum Ending { case nothing, hashes, underline }

    mutating func located(
        _ nodes: [MarkdownNode], in text: BlockText, from start: Int, before ending: Ending = .nothing
    ) -> LocatedText {
        do {
            let (inlines, end) = try InlineLocator.locate(nodes, in: text.bytes, from: start, references: references)
            let rest = text.bytes[end...].drop(while: \.isWhitespace)
            switch ending {
            case .nothing where !rest.isEmpty, .hashes where !rest.allSatisfy({ $0 == .hash || $0.isBlank }):
                throw InlineLocator.Mismatch(index: end)
            default: return LocatedText(text: text, inlines: inlines)
            }
        } catch {
            let index = min((error as? InlineLocator.Mismatch)?.index ?? start, text.bytes.count)
            diagnostics.add(
                "text-not-located", at: text.range(of: index..<index),
                "the text from here on could not be located in the file",
                help: "please report this line; rewriting it more simply helps meanwhile")
            return LocatedText(text: text, inlines: [])
        }
    }

    // MARK: Link definitions

    /// Keeps the definitions that a text begins with, and returns the index behind them.
    private mutating func readDefinitions(_ text: BlockText, line: Int) -> Int {
        guard text.bytes.first == .openBracket else { return 0 }
        let (found, end) = LinkDefinitions.leading(text)
        for definition in found { definitions.append((line, definition)) }
        return end
    }

    /// Paragraphs of nothing but definitions leave no node behind: they are on the lines that no node covers.
    private mutating func readLonelyDefinitions() {
        var line = 1
        while line <= source.lines.count {
            guard !isCovered[line] else {
                line += 1
                continue
            }
            let first = line
            var text = BlockText()
            while line <= source.lines.count, !isCovered[line] {
                let content = definitionContent(line)
                if content.isEmpty { break }
                if line > first { text.appendNewline(endingLineAt: source[line - 1].upperBound) }
                text.append(content, of: source.bytes)
                line += 1
            }
            _ = readDefinitions(text, line: first)
            line = max(line, first + 1)
        }
        for (_, definition) in definitions.sorted(by: {
            ($0.line, $0.definition.range.lower) < ($1.line, $1.definition.range.lower)
        }) {
            if definition.label.hasPrefix("^") {
                diagnostics.add(
                    "footnote", at: definition.range,
                    "footnotes are not part of the lesson format: this one would vanish",
                    help: "write the remark into the text, or escape the bracket: \\[\(definition.label)]")
            }
            document.definitions.append(definition)
        }
    }

    /// A line without any marks of quotes and lists before it.
    private func definitionContent(_ line: Int) -> Range<Int> {
        let range = source[line]
        var position = range.lowerBound
        while position < range.upperBound, source.bytes[position] != .openBracket {
            let byte = source.bytes[position]
            guard byte.isBlank || byte == .greater || byte.isDigit || "-+*.)".utf8.contains(byte) else { break }
            position += 1
        }
        return position..<range.upperBound
    }
}
