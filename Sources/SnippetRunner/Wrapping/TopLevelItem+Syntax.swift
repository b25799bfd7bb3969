import SwiftSyntax

extension TopLevelItem {
    init(_ item: CodeBlockItemSyntax, views: ViewExpressions) {
        self.init(kind: .statement, range: item.item.textRange, identifiers: item.item.identifiers)
        awaits = Awaiting.isFound(in: item.item)
        switch item.item {
        case .decl(let declaration):
            read(declaration)
        case .expr(let expression):
            if let preview = expression.as(MacroExpansionExprSyntax.self), preview.macroName.text == "Preview" {
                read(preview: preview.trailingClosure)
            } else {
                kind = .expression(views.viewness(of: item.item))
            }
        case .stmt(let statement):
            if statement.is(ExpressionStmtSyntax.self) { kind = .expression(views.viewness(of: item.item)) }
        @unknown default:
            break
        }
        for edit in PlatformEdits.make(of: item) where !edits.contains(edit) {
            edits.append(edit)
            localEdits.append(edit)
        }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        if let preview = declaration.as(MacroExpansionDeclSyntax.self) {
            if preview.macroName.text == "Preview" { read(preview: preview.trailingClosure) }
            return
        }
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            read(conditional)
            return
        }
        kind = Self.kind(of: declaration)
        edits += AccessEdits.make(of: declaration)
        localEdits = AccessEdits.makeLocal(of: declaration)
        needsOwnModule = OwnModule.isNeeded(by: declaration)
        members = Self.members(of: declaration)
    }

    /// The content of `#Preview { … }` becomes the body of a function, or of a view if it has `@Previewable`
    /// properties; all before its brace goes.
    private mutating func read(preview closure: ClosureExprSyntax?) {
        guard let closure else { return }
        let brace = closure.leftBrace.textRange.lowerBound
        let name = "_preview_\(brace)"
        kind = .preview(function: name)
        edits.append(.blank(range.lowerBound..<brace))
        let properties = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.previewable }
        if let last = properties.last {
            edits.append(.insert("fileprivate struct \(name): SwiftUI.View ", at: brace))
            edits += properties.map { .blank($0.attribute) }
            edits.append(.insert("; var body: some SwiftUI.View {", at: last.end))
            edits.append(.insert("}", at: closure.rightBrace.textRange.lowerBound))
            return
        }
        edits.append(.insert("@SwiftUI.ViewBuilder fileprivate func \(name)() -> some SwiftUI.View ", at: brace))
    }

    /// `#if` around declarations is one declaration; around statements it is a statement.
    private mutating func read(_ conditional: IfConfigDeclSyntax) {
        var inner: [TopLevelItem] = []
        for clause in conditional.clauses {
            guard case .statements(let statements)? = clause.elements else { continue }
            inner += statements.map { TopLevelItem($0, views: ViewExpressions(functionsReturning: [:])) }
        }
        guard inner.allSatisfy({ $0.kind.isDeclaration || $0.kind.isPreview || $0.kind == .importing }) else {
            return
        }
        kind = .conditional
        needsOwnModule = inner.contains { $0.needsOwnModule }
        for item in inner {
            edits += item.kind.isPreview ? [.blank(item.range)] : item.edits
        }
    }

    /// The last three are not supported, which the compiler says of a root better than of nothing.
    private static let viewNames: Set<String> = [
        "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    ]

    private static func kind(of declaration: DeclSyntax) -> Kind {
        if declaration.is(ImportDeclSyntax.self) { return .importing }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return .function("\(function.name.text)(\(labels.joined()))")
        }
        if let variable = declaration.as(VariableDeclSyntax.self) { return .variable(VariableFacts(variable)) }
        if let extending = declaration.as(ExtensionDeclSyntax.self) {
            let inherited = extending.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
            return .extending(
                ExtensionFacts(
                    type: extending.extendedType.trimmedDescription, conforms: inherited != nil,
                    isView: inherited?.contains { viewNames.contains($0) } == true))
        }
        if let declared = declaration.as(OperatorDeclSyntax.self) {
            return .operatorLike("\(declared.fixitySpecifier.text) operator \(declared.name.text)")
        }
        if let group = declaration.as(PrecedenceGroupDeclSyntax.self) {
            return .operatorLike("precedencegroup \(group.name.text)")
        }
        if let macro = declaration.as(MacroDeclSyntax.self) { return .macro(macro.name.text) }
        if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            return .type(
                TypeFacts(
                    name: alias.name.text, nameOffset: alias.name.textRange.lowerBound))
        }
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
            let group = declaration.asProtocol((any DeclGroupSyntax).self)
            let clause = group?.inheritanceClause
            let inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            return .type(
                TypeFacts(
                    name: named.name.text,
                    isView: !declaration.is(ProtocolDeclSyntax.self)
                        && inherited.contains { viewNames.contains($0) },
                    isApp: inherited.contains { ["App", "SwiftUI.App"].contains($0) },
                    isPreviews: inherited.contains { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0) },
                    needsArguments: group.map { Makeability.needsArguments($0) } ?? true,
                    nameOffset: named.name.textRange.lowerBound))
        }
        return .statement
    }

    private static func members(of declaration: DeclSyntax) -> [Member] {
        guard let extending = declaration.as(ExtensionDeclSyntax.self) else { return [] }
        return extending.memberBlock.members.compactMap { member in
            let name: String
            switch kind(of: member.decl) {
            case .function(let signature): name = signature
            case .variable(let facts): name = facts.names.joined(separator: ",")
            case .type(let facts): name = facts.name
            default: return nil
            }
            return Member(name: name, range: member.textRange)
        }
    }
}

extension VariableDeclSyntax {
    /// Where `@Previewable` stands, and where the variable ends.
    fileprivate var previewable: (attribute: Range<Int>, end: Int)? {
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.trimmedDescription == "Previewable" {
            return (attribute.textRange, textRange.upperBound)
        }
        return nil
    }
}

extension TopLevelItem.VariableFacts {
    init(_ variable: VariableDeclSyntax) {
        let isVar = variable.bindingSpecifier.tokenKind == .keyword(.var)
        let computed = variable.bindings.contains { binding in
            switch binding.accessorBlock?.accessors {
            case .getter?: true
            case .accessors(let list)?:
                list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
            default: false
            }
        }
        let valued = variable.bindings.allSatisfy { binding in
            binding.initializer != nil
                || (isVar && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true)
        }
        self.init(
            names: variable.bindings.flatMap { Self.names(in: $0.pattern) },
            isComputed: computed,
            canBeGlobal: computed || (valued && variable.attributes.allSatisfy(Self.isNoWrapper)))
    }

    /// The compiler has no property wrappers at the top level of a file.
    private static func isNoWrapper(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return ["MainActor", "available", "preconcurrency"].contains(attribute.attributeName.trimmedDescription)
    }

    private static func names(in pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return tuple.elements.flatMap { names(in: $0.pattern) }
        }
        return []
    }
}
