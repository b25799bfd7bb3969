/// Puts the keys of YAML in the order in which they are documented.
enum FrontMatterOrder {
    /// The text in that order, or nil where it is already, or where it cannot be told what a line belongs to.
    ///
    /// A key takes its lines with it, and the comment right above it. What stands above the first key's comment
    /// stays on top.
    /// - Parameter keys: All there are.
    static func ordered(_ text: [UInt8], keys: [String]) -> [UInt8]? {
        guard let node = (try? YAML.parse(text, base: 0)) ?? nil, case .mapping(let pairs) = node.content,
            text.indices.contains(node.range.lower), text[node.range.lower] != UInt8(ascii: "{")
        else { return nil }
        let lines = starts(of: text)
        var chunks: [(rank: Int, start: Int)] = []
        for (key, _) in pairs {
            guard case .scalar(let name, _) = key.content, let rank = keys.firstIndex(of: name),
                let line = lines.firstIndex(of: key.range.lower), !chunks.contains(where: { $0.rank == rank })
            else { return nil }
            var first = line
            while first > 0, text[lines[first - 1]] == .hash { first -= 1 }
            // A comment that follows a value's lines without a blank line may be about either.
            guard first == line || first == 0 || isBlank(text, line: first - 1, lines) else { return nil }
            chunks.append((rank, lines[first]))
        }
        guard chunks.map(\.rank) != chunks.map(\.rank).sorted() else { return nil }
        let ends = chunks.dropFirst().map(\.start) + [text.count]
        let pieces = zip(chunks, ends).map { (rank: $0.0.rank, bytes: Array(text[$0.0.start..<$0.1])) }
        var result = Array(text[..<chunks[0].start])
        for piece in pieces.sorted(by: { $0.rank < $1.rank }) {
            if let last = result.last, last != .newline, last != .carriageReturn { result.append(.newline) }
            result += piece.bytes
        }
        guard let reread = (try? YAML.parse(result, base: 0)) ?? nil, meaning(reread) == meaning(node) else {
            return nil
        }
        return result
    }

    private static func starts(of text: [UInt8]) -> [Int] {
        SourceFile(path: "", text: String(decoding: text, as: UTF8.self)).lineStarts
    }

    private static func isBlank(_ text: [UInt8], line: Int, _ lines: [Int]) -> Bool {
        text[lines[line]..<lines[line + 1]].allSatisfy(\.isWhitespace)
    }

    /// The keys' values, in the order of the keys' names.
    private static func meaning(_ node: YAMLNode) -> [String] {
        guard case .mapping(let pairs) = node.content else { return [] }
        return pairs.map { "\(value($0.key)) \(value($0.value))" }.sorted()
    }

    private static func value(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isPlain): "\(isPlain) \(text.debugDescription)"
        case .sequence(let items): "[\(items.map(value).joined(separator: ", "))]"
        case .mapping(let pairs): "{\(pairs.map { "\(value($0.key)): \(value($0.value))" }.joined(separator: ", "))}"
        }
    }
}
