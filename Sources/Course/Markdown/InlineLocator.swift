/// Finds the nodes of a block in the block's text.
///
/// The Markdown parser says what is there; this walks the text beside its tree and only has to say where. Since
/// the next node is always known, nothing is guessed: a `*` is a mark exactly where the tree says so.
struct InlineLocator {
    /// The text does not read as the tree says. (Not known to happen; a claim is never located by luck.)
    struct Mismatch: Error {
        var index: Int
    }

    private let bytes: [UInt8]
    private let references: CharacterReferences
    private var position: Int

    /// - Parameter start: where the block's content begins, behind link definitions.
    init(_ bytes: [UInt8], from start: Int, references: CharacterReferences) {
        self.bytes = bytes
        self.references = references
        position = start
    }

    /// The located nodes, and the index behind the last of them.
    static func locate(
        _ nodes: [MarkdownNode], in bytes: [UInt8], from start: Int, references: CharacterReferences
    ) throws -> (nodes: [LocatedInline], end: Int) {
        var locator = InlineLocator(bytes, from: start, references: references)
        locator.position = LinkSyntax.skipBlanks(bytes, from: start)
        return (try locator.locate(nodes), locator.position)
    }

    private mutating func locate(_ nodes: [MarkdownNode]) throws -> [LocatedInline] {
        var located: [LocatedInline] = []
        located.reserveCapacity(nodes.count)
        for node in nodes { located.append(try locate(node)) }
        return located
    }

    private mutating func locate(_ node: MarkdownNode) throws -> LocatedInline {
        let start = position
        switch node.kind {
        case .text: return try text(node.literal)
        case .softBreak, .lineBreak:
            try lineEnd()
            return LocatedInline(
                kind: node.kind == .lineBreak ? .lineBreak : .softBreak, range: start..<position,
                inner: start..<position)
        case .code: return try code(node.literal)
        case .htmlInline:
            for byte in node.literal.utf8 { try expect(byte) }
            return LocatedInline(kind: .html(node.literal), range: start..<position, inner: start..<position)
        case .emphasis: return try emphasis(node, marks: 1)
        case .strong: return try emphasis(node, marks: 2)
        case .link(let destination, let title):
            if start < bytes.count, bytes[start] == .less { return try autolink(node, destination) }
            return try link(node, destination, title)
        case .image(let source, let title):
            try expect(.exclamation)
            var image = try link(node, source, title)
            image.range = start..<position
            return image
        default: throw Mismatch(index: start)
        }
    }

    private mutating func expect(_ byte: UInt8) throws {
        guard position < bytes.count, bytes[position] == byte else { throw Mismatch(index: position) }
        position += 1
    }

    private mutating func text(_ literal: String) throws -> LocatedInline {
        let start = position
        let wanted = Array(literal.utf8)
        var map = TextMap()
        var index = 0
        while index < wanted.count {
            guard position < bytes.count else { throw Mismatch(index: position) }
            let byte = bytes[position]
            if byte == .backslash, position + 1 < bytes.count, bytes[position + 1].isPunctuation {
                position += 1
            } else if byte == .ampersand, let (meaning, length) = references.reference(bytes, at: position) {
                guard wanted[index...].starts(with: meaning) else { throw Mismatch(index: position) }
                map.append(index: index, source: position, length: length)
                position += length
                index += meaning.count
                continue
            }
            guard bytes[position] == wanted[index] else { throw Mismatch(index: position) }
            map.append(index: index, source: position)
            position += 1
            index += 1
        }
        return LocatedInline(kind: .text(literal, map), range: start..<position, inner: start..<position)
    }

    /// The blanks around a line end belong to it, and so does the backslash of a hard break.
    private mutating func lineEnd() throws {
        position = LinkSyntax.skipBlanks(bytes, from: position)
        let isEscaped = position < bytes.count && bytes[position] == .backslash
        if isEscaped { position += 1 }
        try expect(.newline)
        // Behind a backslash the parser does not skip blanks: they are in the next text.
        if !isEscaped { position = LinkSyntax.skipBlanks(bytes, from: position) }
    }

    private mutating func code(_ literal: String) throws -> LocatedInline {
        let start = position
        let marks = run(of: .backtick, at: start)
        guard marks > 0 else { throw Mismatch(index: start) }
        var end = start + marks
        while end < bytes.count {
            guard bytes[end] == .backtick else {
                end += 1
                continue
            }
            let closing = run(of: .backtick, at: end)
            if closing == marks {
                position = end + closing
                return LocatedInline(kind: .code(literal), range: start..<position, inner: start + marks..<end)
            }
            end += closing
        }
        throw Mismatch(index: start)
    }

    private func run(of byte: UInt8, at start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == byte { end += 1 }
        return end - start
    }

    private mutating func emphasis(_ node: MarkdownNode, marks: Int) throws -> LocatedInline {
        let start = position
        guard start < bytes.count, bytes[start] == .asterisk || bytes[start] == UInt8(ascii: "_") else {
            throw Mismatch(index: start)
        }
        let mark = bytes[start]
        for _ in 0..<marks { try expect(mark) }
        let inner = position
        let children = try locate(node.children)
        let innerEnd = position
        for _ in 0..<marks { try expect(mark) }
        return LocatedInline(
            kind: marks == 1 ? .emphasis : .strong, range: start..<position, inner: inner..<innerEnd,
            children: children)
    }

    private mutating func autolink(_ node: MarkdownNode, _ destination: String) throws -> LocatedInline {
        let start = position
        while position < bytes.count, bytes[position] != .greater { position += 1 }
        try expect(.greater)
        let inner = start + 1..<position - 1
        let text = node.children.first?.literal ?? ""
        var map = TextMap()
        map.append(index: 0, source: inner.lowerBound)
        return LocatedInline(
            kind: .link(LocatedInline.Link(destination: destination, title: "", form: .autolink)),
            range: start..<position, inner: inner,
            children: [LocatedInline(kind: .text(text, map), range: inner, inner: inner)])
    }

    /// From the opening bracket to behind the destination or label.
    private mutating func link(
        _ node: MarkdownNode, _ destination: String, _ title: String
    ) throws -> LocatedInline {
        let start = position
        try expect(.openBracket)
        // Blanks beside the brackets are texts of their own in the tree.
        let inner = position
        let children = try locate(node.children)
        let innerEnd = position
        try expect(.closeBracket)
        let form: LocatedInline.Link.Form
        if let tail = LinkSyntax.inlineTail(bytes, at: position) {
            form = .inline(destination: tail.destination, title: tail.title)
            position = tail.end
        } else if let label = LinkSyntax.label(bytes, at: position) {
            form = .reference(label: String(decoding: bytes[label.isEmpty ? inner..<innerEnd : label], as: UTF8.self))
            position = label.upperBound + 1
        } else {
            form = .reference(label: String(decoding: bytes[inner..<innerEnd], as: UTF8.self))
        }
        let parts = LocatedInline.Link(destination: destination, title: title, form: form)
        if case .image = node.kind {
            return LocatedInline(
                kind: .image(parts), range: start..<position, inner: inner..<innerEnd, children: children)
        }
        return LocatedInline(kind: .link(parts), range: start..<position, inner: inner..<innerEnd, children: children)
    }
}
