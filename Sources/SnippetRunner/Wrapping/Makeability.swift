import SwiftSyntax

/// Whether a view type can be made without arguments, as far as its own declaration tells.
enum Makeability {
    /// Property wrappers that have a value without being given one.
    private static let selfMade: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "AppStorage",
        "SceneStorage", "FocusedValue", "FocusedBinding", "UIApplicationDelegateAdaptor", "GestureState", "Query",
    ]

    static func needsArguments(_ declaration: some DeclGroupSyntax) -> Bool {
        if let generic = declaration.asProtocol((any WithGenericParametersSyntax).self),
            generic.genericParameterClause != nil
        {
            return true
        }
        let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if !initializers.isEmpty {
            return !initializers.contains { initializer in
                initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
            }
        }
        return declaration.memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self).map(needsValue) ?? false
        }
    }

    private static func needsValue(_ variable: VariableDeclSyntax) -> Bool {
        let isType = variable.modifiers.contains { modifier in
            [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains(modifier.name.tokenKind)
        }
        let wrappers = variable.attributes.compactMap { element in
            element.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        }
        if isType || wrappers.contains(where: selfMade.contains) { return false }
        let isVar = variable.bindingSpecifier.tokenKind == .keyword(.var)
        return variable.bindings.contains { binding in
            if binding.initializer != nil { return false }
            if let accessors = binding.accessorBlock?.accessors {
                // Observers alone leave it a stored one.
                guard case .accessors(let list) = accessors,
                    list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
                else { return false }
            }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            return !(isVar && isOptional)
        }
    }
}
