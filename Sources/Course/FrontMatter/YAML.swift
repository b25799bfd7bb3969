import CYAML

/// libyaml behind values: the one file that holds its pointers.
///
/// Lessons need little of YAML, so all that makes it dangerous or surprising is refused: anchors and aliases (a few
/// lines of them can stand for billions), tags, several documents, deep nesting.
enum YAML {
    private static let nestingLimit = 8

    /// Parses one YAML document.
    /// - Parameters:
    ///   - text: valid UTF-8 without a byte order mark.
    ///   - base: the file's offset of its first byte.
    /// - Returns: nil for an empty document.
    static func parse(_ text: [UInt8], base: Int) throws -> YAMLNode? {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            throw YAMLError(
                identifier: "yaml-syntax", message: "there is no memory to parse this",
                range: .init(lower: base, upper: base))
        }
        defer { yaml_parser_delete(&parser) }
        let offsets = Offsets(text, base: base)
        return try text.withUnsafeBufferPointer { bytes in
            // The parser reads from the buffer while it parses; both end with this closure.
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            return try document(&parser, offsets)
        }
    }

    private static func document(_ parser: inout yaml_parser_t, _ offsets: Offsets) throws -> YAMLNode? {
        var builder = Builder()
        var documents = 0
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxError(parser, offsets) }
            defer { yaml_event_delete(&event) }
            let range = offsets.range(event.start_mark, event.end_mark)
            switch event.type {
            case YAML_STREAM_END_EVENT: return builder.root
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                guard documents == 1 else {
                    throw YAMLError(
                        identifier: "yaml-documents", message: "a second YAML document begins here",
                        help: "keep one, without '---' or '...' between its lines", range: range)
                }
            case YAML_ALIAS_EVENT:
                throw YAMLError(
                    identifier: "yaml-alias", message: "YAML aliases are not allowed here",
                    help: "write the value out; a text that begins with '*' needs quotes", range: range)
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                try refuse(anchor: scalar.anchor, tag: scalar.tag, at: range)
                let value = String(
                    decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
                builder.add(
                    YAMLNode(
                        content: .scalar(value, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), range: range))
            case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
                let isSequence = event.type == YAML_SEQUENCE_START_EVENT
                try refuse(
                    anchor: isSequence ? event.data.sequence_start.anchor : event.data.mapping_start.anchor,
                    tag: isSequence ? event.data.sequence_start.tag : event.data.mapping_start.tag, at: range)
                guard builder.depth < nestingLimit else {
                    throw YAMLError(
                        identifier: "yaml-nesting", message: "values are nested more than \(nestingLimit) deep",
                        range: range)
                }
                builder.open(isSequence: isSequence, at: range)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: builder.close(at: range)
            default: break
            }
        }
    }

    private static func refuse(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at range: SourceRange
    ) throws {
        guard anchor != nil || tag != nil else { return }
        throw YAMLError(
            identifier: "yaml-anchor", message: "YAML \(anchor != nil ? "anchors" : "tags") are not allowed here",
            help: "a text that begins with '\(anchor != nil ? "&" : "!")' needs quotes", range: range)
    }

    private static func syntaxError(_ parser: yaml_parser_t, _ offsets: Offsets) -> YAMLError {
        let problem = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
        let context = parser.context.map { " (" + String(cString: $0) + ")" } ?? ""
        let isReader = parser.error == YAML_READER_ERROR
        let range =
            isReader
            ? offsets.rangeOfByte(Int(parser.problem_offset))
            : offsets.range(parser.problem_mark, parser.problem_mark)
        return YAMLError(
            identifier: "yaml-syntax", message: "the YAML is not well formed: \(problem)\(context)",
            help: "texts with ': ', '#' or a leading quote, bracket or star need quotes around them", range: range)
    }

    /// libyaml counts characters; the file's positions are bytes.
    private struct Offsets {
        private let starts: [Int]
        private let base: Int

        init(_ text: [UInt8], base: Int) {
            self.base = base
            starts = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
        }

        func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
            let lower = offset(start)
            return SourceRange(lower: lower, upper: max(lower, offset(end)))
        }

        func rangeOfByte(_ index: Int) -> SourceRange {
            let offset = base + min(index, starts[starts.count - 1])
            return SourceRange(lower: offset, upper: offset)
        }

        private func offset(_ mark: yaml_mark_t) -> Int { base + starts[min(mark.index, starts.count - 1)] }
    }

    /// Puts events together without recursion.
    private struct Builder {
        private struct Open {
            var isSequence: Bool
            var range: SourceRange
            var values: [YAMLNode] = []
        }

        private(set) var root: YAMLNode?
        private var stack: [Open] = []

        var depth: Int { stack.count }

        mutating func open(isSequence: Bool, at range: SourceRange) {
            stack.append(Open(isSequence: isSequence, range: range))
        }

        mutating func close(at range: SourceRange) {
            guard let done = stack.popLast() else { return }
            let values = done.values
            let content: YAMLNode.Content =
                done.isSequence
                ? .sequence(values)
                : .mapping(stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) })
            add(YAMLNode(content: content, range: SourceRange(lower: done.range.lower, upper: range.upper)))
        }

        mutating func add(_ node: YAMLNode) {
            if stack.isEmpty {
                root = node
            } else {
                stack[stack.count - 1].values.append(node)
            }
        }
    }
}
