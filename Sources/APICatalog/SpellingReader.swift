import SwiftSyntax

/// Reads how all that is public in the engine's files is spelled: the members of types, and the labels of arguments.
final class SpellingReader: SyntaxVisitor {
    /// By the type that they are declared in, as `Edge.Set`.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var labels: Set<String> = []
    private var types: [(name: String, isOpen: Bool)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    // MARK: Types

    /// - Parameter isOpen: whether what stands in it is public without a word.
    private func enter(_ name: String, isOpen: Bool = false) -> SyntaxVisitorContinueKind {
        types.append((name, isOpen))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, isOpen: node.modifiers.isPublic)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, isOpen: node.modifiers.isPublic)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, isOpen: node.modifiers.isPublic)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    // MARK: Members

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.isPublic || types.last?.isOpen == true
    }

    private func add(_ name: String) {
        guard !types.isEmpty, name.first?.isLetter == true else { return }
        members[types.map(\.name).joined(separator: "."), default: []].insert(name)
    }

    private func add(_ parameters: FunctionParameterListSyntax) {
        labels.formUnion(parameters.map(\.firstName.text).filter { $0.first?.isLetter == true })
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            add(node.name.text)
            add(node.signature.parameterClause.parameters)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { add(node.signature.parameterClause.parameters) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            for name in node.names { add(name) }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if types.last?.isOpen == true {
            for element in node.elements { add(element.name.text) }
        }
        return .skipChildren
    }
}
