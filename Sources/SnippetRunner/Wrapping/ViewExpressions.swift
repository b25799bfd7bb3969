import SwiftSyntax

/// Tells by syntax alone which statements of a snippet are views. Types decide in the end, in the compiler;
/// this only decides what is offered to a view builder.
struct ViewExpressions {
    /// Functions that the snippet declares, and whether they return something.
    let functionsReturning: [String: Bool]

    private static let doers: Set<String> = [
        "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure",
        "fatalError", "withAnimation", "swap",
    ]

    func viewness(of item: CodeBlockItemSyntax.Item) -> TopLevelItem.Viewness {
        switch item {
        case .expr(let expression): viewness(of: expression)
        case .stmt(let statement):
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
                viewness(of: expression)
            } else {
                .no
            }
        case .decl: .no
        @unknown default: .no
        }
    }

    private func viewness(of expression: ExprSyntax) -> TopLevelItem.Viewness {
        if let branches = expression.as(IfExprSyntax.self) { return viewness(of: branches) }
        if let choice = expression.as(SwitchExprSyntax.self) { return viewness(of: choice) }
        if let marked = expression.as(TryExprSyntax.self) { return viewness(of: marked.expression) }
        if let parenthesised = expression.as(TupleExprSyntax.self), parenthesised.elements.count == 1,
            let only = parenthesised.elements.first
        {
            return viewness(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return viewness(of: sequence) }
        return viewness(ofChain: expression)
    }

    /// `flag ? A() : B()` is a view, an assignment is none, and an operator may give anything.
    private func viewness(of sequence: SequenceExprSyntax) -> TopLevelItem.Viewness {
        for element in sequence.elements {
            if element.is(AssignmentExprSyntax.self) { return .no }
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                let name = binary.operator.text
                if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(name) { return .no }
            }
        }
        return .maybe
    }

    private func viewness(of branches: IfExprSyntax) -> TopLevelItem.Viewness {
        var found = [viewness(of: branches.body.statements)]
        switch branches.elseBody {
        case .codeBlock(let block)?: found.append(viewness(of: block.statements))
        case .ifExpr(let other)?: found.append(viewness(of: other))
        default: break
        }
        return strongest(found)
    }

    private func viewness(of choice: SwitchExprSyntax) -> TopLevelItem.Viewness {
        strongest(
            choice.cases.map { element in
                guard case .switchCase(let one) = element else { return .maybe }
                return viewness(of: one.statements)
            })
    }

    private func viewness(of block: CodeBlockItemListSyntax) -> TopLevelItem.Viewness {
        strongest(block.map { viewness(of: $0.item) })
    }

    private func strongest(_ all: [TopLevelItem.Viewness]) -> TopLevelItem.Viewness {
        all.contains(.view) ? .view : all.contains(.maybe) ? .maybe : .no
    }

    /// Calls and members from left to right: what stands leftmost says most.
    private func viewness(ofChain expression: ExprSyntax) -> TopLevelItem.Viewness {
        var current = expression
        var calls = 0
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
                calls += 1
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return .maybe }
                current = base
            } else if let subscripted = current.as(SubscriptCallExprSyntax.self) {
                current = subscripted.calledExpression
            } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
                current = generic.expression
            } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
                current = unwrapped.expression
            } else {
                break
            }
        }
        guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .maybe }
        if name.first?.isUppercase == true { return .view }
        if Self.doers.contains(name), calls > 0 { return .no }
        if calls == 0 { return .view }
        switch functionsReturning[name] {
        case true?: return .view
        case false?: return .no
        case nil: return .maybe
        }
    }
}
