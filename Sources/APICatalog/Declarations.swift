import SwiftSyntax

/// What a declaration of a type says of it.
struct TypeFacts {
    let name: String
    let members: MemberBlockItemListSyntax
    let isView: Bool
    let group: EngineSymbol.Group

    private static let views: Set<String> = ["View", "PrimitiveView", "Scene", "App"]
    private static let shapes: Set<String> = ["Shape", "InsettableShape"]

    /// Nil for what is no public type.
    init?(_ declaration: DeclSyntax) {
        guard let named = declaration.asProtocol((any NamedDeclSyntax).self),
            let modified = declaration.asProtocol((any WithModifiersSyntax).self), modified.modifiers.isPublic
        else { return nil }
        name = named.name.text
        if declaration.is(MacroDeclSyntax.self) {
            (members, isView, group) = ([], false, .macros)
            return
        }
        guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else {
            guard declaration.is(TypeAliasDeclSyntax.self) else { return nil }
            (members, isView, group) = ([], false, .values)
            return
        }
        members = type.memberBlock.members
        let inherited = Set(type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
        let isShape = !inherited.isDisjoint(with: Self.shapes)
        isView = isShape || !inherited.isDisjoint(with: Self.views)
        if declaration.is(ProtocolDeclSyntax.self) {
            group = .protocols
        } else if type.attributes.contains("propertyWrapper") {
            group = .propertyWrappers
        } else if isShape {
            group = .shapes
        } else if isView {
            group = Self.hasContent(declaration, members) ? .containers : .leaves
        } else {
            group = .values
        }
    }

    /// Whether views are given to it: by a type of its own or by a builder.
    private static func hasContent(_ declaration: DeclSyntax, _ members: MemberBlockItemListSyntax) -> Bool {
        let parameters = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        if parameters?.parameters.contains(where: { $0.name.text.hasSuffix("Content") }) == true { return true }
        return members.contains { member in
            member.decl.as(InitializerDeclSyntax.self)?.signature.description.contains("@ViewBuilder") == true
        }
    }
}

extension DeclModifierListSyntax {
    var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }
    var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension AttributeListSyntax {
    func contains(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
}

extension FunctionDeclSyntax {
    /// Whether its body is `self`, which is what a modifier without an effect gives.
    var givesBackItself: Bool { only?.trimmedDescription == "self" }

    /// Whether it only says what happens when the view is touched, or by which name it is found. A form that calls
    /// another one of the same name does what that one does.
    var onlyTakesTouches: Bool {
        let called = only?.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)?.calledExpression
        return called.map { ["touchable", "tappable", name.text].contains($0.trimmedDescription) } ?? false
    }

    /// All that its body consists of.
    private var only: CodeBlockItemSyntax.Item? {
        guard let statements = body?.statements, statements.count == 1 else { return nil }
        return statements.first?.item
    }
}

extension VariableDeclSyntax {
    var isPublic: Bool { modifiers.isPublic && !modifiers.isStatic }

    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }

    /// Whether a value of the environment is always the same: it cannot be set, or setting it does nothing.
    var isFixed: Bool {
        guard let accessors = bindings.first?.accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        let setter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        return setter?.body?.statements.isEmpty ?? true
    }
}

extension DeclSyntax {
    /// The message of `@available(*, unavailable, message: …)`.
    var reasonForBeingUnavailable: String? {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.trimmedDescription == "available" {
            guard case .availability(let arguments)? = attribute.arguments else { continue }
            let texts = arguments.map(\.argument)
            guard texts.contains(where: { $0.trimmedDescription == "unavailable" }) else { continue }
            for case .availabilityLabeledArgument(let labeled) in texts where labeled.label.text == "message" {
                if case .string(let message) = labeled.value {
                    return message.segments.map { $0.content.text }.joined()
                }
            }
            return ""
        }
        return nil
    }
}
