import SwiftParser
import SwiftSyntax

/// A piece of a lesson's code, taken apart into the items of its top level.
struct ParsedCode: Sendable {
    let text: SourceText
    var items: [TopLevelItem]
    /// The compiler has something to say about the syntax; then the items are not to be relied on.
    let hasSyntaxErrors: Bool
    /// Where the text moves its own positions (`#sourceLocation`), as an offset.
    let ownPositions: Int?
    /// The first import of a framework that is not there, with the offset of its name.
    let missingModule: (name: String, offset: Int)?

    init(_ code: String) {
        let tree = Parser.parse(source: code)
        text = SourceText(code)
        hasSyntaxErrors = tree.hasError
        ownPositions =
            tree.tokens(viewMode: .sourceAccurate)
            .first { $0.tokenKind == .poundSourceLocation }?
            .positionAfterSkippingLeadingTrivia.utf8Offset
        missingModule = tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self)?.missingModule }.first
        var functions: [String: Bool] = [:]
        for item in tree.statements {
            guard let function = item.item.as(FunctionDeclSyntax.self) else { continue }
            functions[function.name.text] = function.signature.returnClause != nil
        }
        let views = ViewExpressions(functionsReturning: functions)
        items = tree.statements.map { TopLevelItem($0, views: views) }
    }
}

extension SyntaxProtocol {
    /// The node's offsets without the trivia around it.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    var identifiers: Set<String> {
        var names: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier(let name): names.insert(name.filter { $0 != "`" })
            case .dollarIdentifier(let name): names.insert(String(name.dropFirst()))
            default: break
            }
        }
        return names
    }
}
