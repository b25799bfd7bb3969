import SwiftSyntax

/// Tells whether code awaits something itself: `await`, `for await` or `async let` outside of the functions, closures
/// and types that it declares.
final class Awaiting: SyntaxVisitor {
    private var isFound = false

    static func isFound(in code: some SyntaxProtocol) -> Bool {
        let visitor = Awaiting(viewMode: .sourceAccurate)
        visitor.walk(code)
        return visitor.isFound
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .keyword(.await), .keyword(.async): isFound = true
        default: break
        }
        return .skipChildren
    }

    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ block: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    /// A type may be `() async -> Void`.
    override func visit(_ type: FunctionTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
