/// One line of styled text. Whatever goes into one is printable afterwards: there is no other way for text to
/// a terminal, so that nothing in a deck file can reach it as a control sequence.
public struct StyledLine: Equatable, Sendable {
    public struct Span: Equatable, Sendable {
        public let text: String
        public let style: TextStyle

        public init(_ text: String, _ style: TextStyle = .plain) {
            self.text = PrintableText.line(text)
            self.style = style
        }
    }

    public private(set) var spans: [Span]

    public init(_ spans: [Span] = []) {
        self.spans = spans
    }

    public init(_ text: String, _ style: TextStyle = .plain) {
        spans = text.isEmpty ? [] : [Span(text, style)]
    }

    /// In cells.
    public var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    public var text: String { spans.reduce(into: "") { $0 += $1.text } }

    /// The text with control sequences for its styles, which are off again behind it.
    public var encoded: String {
        spans.reduce(into: "") { result, span in
            let sequence = span.style.sequence
            result += sequence.isEmpty ? span.text : "\(sequence)\(span.text)\u{1B}[0m"
        }
    }

    public static func + (a: StyledLine, b: StyledLine) -> StyledLine {
        StyledLine(a.spans + b.spans)
    }

    /// With spaces before it.
    func indented(_ cells: Int) -> StyledLine {
        isEmpty ? self : StyledLine([Span(String(repeating: " ", count: max(0, cells)))] + spans)
    }

    /// With everything dropped that does not fit, and an ellipsis where something was.
    func truncated(to cells: Int) -> StyledLine {
        guard width > cells else { return self }
        var left = cells - 1
        var kept: [Span] = []
        for span in spans {
            var text = ""
            for character in span.text {
                let width = DisplayWidth.of(character)
                guard width <= left else {
                    return cells < 1 ? StyledLine() : StyledLine(kept + [Span(text + "…", span.style)])
                }
                text.append(character)
                left -= width
            }
            kept.append(span)
        }
        return StyledLine(kept)
    }
}
