import SwiftSyntax

/// What makes a snippet compile here as it does for an iPhone: imports of frameworks whose names the engine has go,
/// and the conditions `os(iOS)` and `canImport(UIKit)` are true.
final class PlatformEdits: SyntaxVisitor {
    private var edits: [TopLevelItem.Edit] = []

    static func make(of item: some SyntaxProtocol) -> [TopLevelItem.Edit] {
        let visitor = PlatformEdits(viewMode: .sourceAccurate)
        visitor.walk(item)
        return visitor.edits
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        // One that is missing is left out by a condition; where conditions are statements, no import can stand.
        let isMissing =
            ImportedModules.missing[module] != nil && node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
        if ImportedModules.ofTheEngine.contains(module) || isMissing { edits.append(.blank(node.textRange)) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { read(condition) }
        return .visitChildren
    }

    private func read(_ condition: ExprSyntax) {
        if let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
            let test = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
            let value = argument.expression.trimmedDescription
            let isTrue =
                test == "os" && value == "iOS" || test == "canImport" && ImportedModules.ofTheEngine.contains(value)
            if isTrue { replace(call, by: "true") }
            return
        }
        for child in condition.children(viewMode: .sourceAccurate) {
            if let expression = child.as(ExprSyntax.self) {
                read(expression)
            } else if let list = child.as(ExprListSyntax.self) {
                for expression in list { read(expression) }
            } else if let list = child.as(LabeledExprListSyntax.self) {
                for element in list { read(element.expression) }
            }
        }
    }

    private func replace(_ node: some SyntaxProtocol, by text: String) {
        edits.append(.blank(node.textRange))
        edits.append(.insert(text, at: node.textRange.upperBound))
    }
}

extension ImportDeclSyntax {
    /// The offset and name of the module, if it is one of the platform's that are not there.
    var missingModule: (name: String, offset: Int)? {
        guard let name = path.first?.name, ImportedModules.missing[name.text] != nil else { return nil }
        return (name.text, name.textRange.lowerBound)
    }
}
