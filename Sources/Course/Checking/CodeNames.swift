import SwiftParser
import SwiftSyntax

/// The names that stand in Swift code, and the texts.
struct CodeNames {
    /// All names, and those of them that are declared there.
    private(set) var names: Set<String> = []
    private(set) var declared: Set<String> = []
    /// The texts that are whole, without anything put into them.
    private(set) var texts: Set<String> = []
    /// The pieces of texts between what is put into them: `Row \(i) of \(n)` is `Row `, ` of ` and nothing.
    private var patterns: [[String]] = []
    /// Whether there are texts of which nothing is known, as `\(name)`.
    private(set) var hasAnyText = false

    init(_ codes: [String]) {
        for code in codes {
            let file = Parser.parse(source: code)
            var isDeclared = false
            for token in file.tokens(viewMode: .sourceAccurate) {
                if case .identifier(let name) = token.tokenKind {
                    names.insert(name)
                    if isDeclared { declared.insert(name) }
                }
                isDeclared = Self.declares(token.tokenKind)
            }
            let reader = TextReader(viewMode: .sourceAccurate)
            reader.walk(file)
            for pieces in reader.found {
                if pieces.count == 1 {
                    texts.insert(pieces[0])
                } else if pieces.allSatisfy(\.isEmpty) {
                    hasAnyText = true
                } else {
                    patterns.append(pieces)
                }
            }
        }
    }

    private static func declares(_ token: TokenKind) -> Bool {
        switch token {
        case .keyword(.struct), .keyword(.class), .keyword(.enum), .keyword(.protocol), .keyword(.actor),
            .keyword(.func), .keyword(.let), .keyword(.var), .keyword(.case), .keyword(.typealias):
            true
        default: false
        }
    }

    /// Whether the code could show a text.
    func couldShow(_ text: String) -> Bool { texts.contains(text) || patterns.contains { Self.fits(text, $0) } }

    /// The first piece begins the text, the last one ends it, those between follow each other.
    private static func fits(_ text: String, _ pieces: [String]) -> Bool {
        guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first),
            text.dropFirst(first.count).hasSuffix(last)
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    private final class TextReader: SyntaxVisitor {
        var found: [[String]] = []

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            var pieces = [""]
            for segment in node.segments {
                if let text = segment.as(StringSegmentSyntax.self) {
                    pieces[pieces.count - 1] += text.content.text
                } else {
                    pieces.append("")
                }
            }
            found.append(pieces)
            return .visitChildren
        }
    }
}
