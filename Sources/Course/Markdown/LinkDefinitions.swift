/// `[label]: destination "title"`, located in the file.
struct LinkDefinition: Equatable, Sendable {
    var label: String
    /// As written, angle brackets included.
    var destination: String
    /// As written, with its opening bracket: where errors about it point.
    var range: SourceRange
    var title: SourceRange?
    /// The definition as it would stand alone, for parsing parts of a document by themselves.
    var text: [UInt8]
}

/// A document's link definitions; the first of a label counts.
struct LinkDefinitions: Sendable {
    private(set) var all: [LinkDefinition] = []
    private var byLabel: [String: Int] = [:]

    mutating func append(_ definition: LinkDefinition) {
        let key = Self.key(definition.label)
        if byLabel[key] == nil { byLabel[key] = all.count }
        all.append(definition)
    }

    mutating func append(contentsOf definitions: [LinkDefinition]) {
        for definition in definitions { append(definition) }
    }

    subscript(label: String) -> LinkDefinition? { byLabel[Self.key(label)].map { all[$0] } }

    /// Labels match without regard to case and to the amount of white space.
    static func key(_ label: String) -> String {
        label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The definitions that a block's text begins with, and the index behind them.
    static func leading(_ text: BlockText) -> (definitions: [LinkDefinition], end: Int) {
        var definitions: [LinkDefinition] = []
        var position = 0
        while let (definition, end) = definition(text, at: position) {
            definitions.append(definition)
            position = end
        }
        return (definitions, position)
    }

    private static func definition(_ text: BlockText, at start: Int) -> (LinkDefinition, end: Int)? {
        let bytes = text.bytes
        guard let label = LinkSyntax.label(bytes, at: start),
            bytes[label].contains(where: { !$0.isWhitespace }),
            label.upperBound + 1 < bytes.count, bytes[label.upperBound + 1] == .colon
        else { return nil }
        let begin = skipBreak(bytes, from: label.upperBound + 2)
        guard let destination = LinkSyntax.destination(bytes, at: begin), !destination.isEmpty else { return nil }
        var title: Range<Int>?
        var end = lineEnd(bytes, from: destination.upperBound)
        let titleStart = skipBreak(bytes, from: destination.upperBound)
        if titleStart > destination.upperBound, let quoted = LinkSyntax.title(bytes, at: titleStart),
            let titled = lineEnd(bytes, from: quoted.upperBound)
        {
            title = quoted.lowerBound + 1..<quoted.upperBound - 1
            end = titled
        }
        guard let end else { return nil }
        let whole = start..<end
        return (
            LinkDefinition(
                label: String(decoding: bytes[label], as: UTF8.self),
                destination: String(decoding: bytes[destination], as: UTF8.self),
                range: text.range(of: start..<label.upperBound + 1), title: title.map(text.range),
                text: Array(bytes[whole])), end
        )
    }

    /// Past blanks, at most one line end, and blanks.
    private static func skipBreak(_ bytes: [UInt8], from start: Int) -> Int {
        let position = LinkSyntax.skipBlanks(bytes, from: start)
        guard position < bytes.count, bytes[position] == .newline else { return position }
        return LinkSyntax.skipBlanks(bytes, from: position + 1)
    }

    /// Behind the line end, if nothing but blanks stands before it.
    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        let position = LinkSyntax.skipBlanks(bytes, from: start)
        if position == bytes.count { return position }
        return bytes[position] == .newline ? position + 1 : nil
    }
}
