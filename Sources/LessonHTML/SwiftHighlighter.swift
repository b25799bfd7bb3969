import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift text in pieces of one kind each, by line: what the toolchain's own classification says.
public enum SwiftHighlighter {
    public enum Kind: Equatable, Sendable {
        case keyword, type, string, number, comment, attribute, call

        /// One letter: a page holds thousands of them.
        var className: String {
            switch self {
            case .keyword: "k"
            case .type: "t"
            case .string: "s"
            case .number: "n"
            case .comment: "c"
            case .attribute: "a"
            case .call: "f"
            }
        }
    }

    public struct Span: Equatable, Sendable {
        public var kind: Kind?
        public var text: String

        public init(_ kind: Kind?, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The lines without their ends; a line end at the text's end does not begin another line.
    public static func lines(_ source: String) -> [[Span]] {
        let bytes = Array(source.utf8)
        var spans: [Span] = []
        var position = 0
        func add(upTo end: Int, _ kind: Kind?) {
            guard end > position else { return }
            spans.append(Span(kind, String(decoding: bytes[position..<end], as: UTF8.self)))
            position = end
        }
        for range in Parser.parse(source: source).classifications {
            let lower = min(range.range.lowerBound.utf8Offset, bytes.count)
            let upper = min(range.range.upperBound.utf8Offset, bytes.count)
            add(upTo: lower, nil)
            add(upTo: upper, kind(range.kind, bytes, position..<max(position, upper)))
        }
        add(upTo: bytes.count, nil)
        return split(spans)
    }

    /// The same for text that is no Swift.
    public static func plainLines(_ source: String) -> [[Span]] {
        split([Span(nil, source)])
    }

    private static func split(_ spans: [Span]) -> [[Span]] {
        var lines: [[Span]] = [[]]
        for span in spans {
            for (position, piece) in span.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if position > 0 { lines.append([]) }
                guard !piece.isEmpty else { continue }
                if let last = lines[lines.count - 1].last, last.kind == span.kind {
                    lines[lines.count - 1][lines[lines.count - 1].count - 1].text += piece
                } else {
                    lines[lines.count - 1].append(Span(span.kind, String(piece)))
                }
            }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func kind(_ kind: SyntaxClassification, _ bytes: [UInt8], _ range: Range<Int>) -> Kind? {
        switch kind {
        case .keyword, .ifConfigDirective: .keyword
        case .type: .type
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        case .attribute: .attribute
        case .identifier: identifierKind(bytes, range)
        default: nil
        }
    }

    /// A capital letter is a type's (`VStack {`); a name behind a dot and before a bracket is a call's.
    private static func identifierKind(_ bytes: [UInt8], _ range: Range<Int>) -> Kind? {
        guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else { return nil }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return .type }
        let isMember = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
        let isCalled = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "(")
        return isMember && isCalled ? .call : nil
    }
}

extension [SwiftHighlighter.Span] {
    /// The line as it was written.
    var text: String { map(\.text).joined() }
}
