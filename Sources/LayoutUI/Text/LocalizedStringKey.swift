/// A text literal: Markdown, with interpolations. (Apple: `LocalizedStringKey`.)
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    var segments: [Text.Segment]

    public init(_ value: String) { segments = InlineMarkdown.segments(of: value) }
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Text.Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            segments += InlineMarkdown.segments(of: literal)
        }

        private mutating func append(_ string: String) { segments.append(Text.Segment(string: string)) }

        public mutating func appendInterpolation(_ string: String) { append(string) }
        public mutating func appendInterpolation(_ text: Text) { segments += text.segments }
        public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

        /// A C format, as `%.1f` or `%lld`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value))
        }

        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(format.format(value))
        }
    }
}

/// The inline Markdown of text literals: emphasis, strong, code and links. What is no markup stays as it is.
nonisolated enum InlineMarkdown {
    static func segments(of source: String) -> [Text.Segment] {
        if !source.contains(where: { "*_`[\\".contains($0) }) { return [Text.Segment(string: source)] }
        var parser = Parser(rest: source[...])
        return parser.parse(until: nil, [])
    }

    private struct Parser {
        var rest: Substring

        mutating func parse(until end: String?, _ modifiers: [FontModifier]) -> [Text.Segment] {
            var result: [Text.Segment] = []
            var plain = ""
            func flush() {
                if !plain.isEmpty { result.append(Text.Segment(string: plain, fontModifiers: modifiers)) }
                plain = ""
            }
            while let character = rest.first {
                if let end, rest.hasPrefix(end) { break }
                if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                    plain.append(next)
                    rest = rest.dropFirst(2)
                } else if let (mark, modifier) = opening, let inside = enclosed(by: mark) {
                    flush()
                    var inner = Parser(rest: inside)
                    result += inner.parse(until: nil, modifiers + [modifier])
                    rest = rest[inside.endIndex...].dropFirst(mark.count)
                } else if character == "[", let link = link() {
                    flush()
                    var inner = Parser(rest: link.label)
                    result += inner.parse(until: nil, modifiers).map {
                        var segment = $0
                        segment.color = .accentColor
                        return segment
                    }
                    rest = link.rest
                } else {
                    plain.append(character)
                    rest = rest.dropFirst()
                }
            }
            flush()
            return result
        }

        private var opening: (String, FontModifier)? {
            if rest.hasPrefix("**") { return ("**", .bold(true)) }
            if rest.hasPrefix("__") { return ("__", .bold(true)) }
            if rest.hasPrefix("*") { return ("*", .italic(true)) }
            if rest.hasPrefix("_") { return ("_", .italic(true)) }
            if rest.hasPrefix("`") { return ("`", .design(.monospaced)) }
            return nil
        }

        /// What stands between a mark and its next occurrence, if the mark opens and closes something.
        private func enclosed(by mark: String) -> Substring? {
            let body = rest.dropFirst(mark.count)
            guard let first = body.first, !first.isWhitespace, let close = body.range(of: mark),
                close.lowerBound > body.startIndex, body[..<close.lowerBound].last?.isWhitespace == false
            else { return nil }
            return body[..<close.lowerBound]
        }

        private func link() -> (label: Substring, rest: Substring)? {
            guard let close = rest.range(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")") else {
                return nil
            }
            return (rest[rest.index(after: rest.startIndex)..<close.lowerBound], rest[rest.index(after: end)...])
        }
    }
}
