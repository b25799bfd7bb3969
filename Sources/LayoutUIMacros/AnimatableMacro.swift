import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: makes `animatableData` of a type's stored variables, but for those that say `@AnimatableIgnored`.
/// (Apple: `Animatable()`.)
public struct AnimatableMacro {
    private struct Property {
        var name: String
        var type: String
    }

    private static func properties(of declaration: some DeclGroupSyntax) throws -> [Property] {
        try declaration.memberBlock.members.flatMap { member -> [Property] in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.tokenKind == .keyword(.var),
                !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
                !variable.attributes.contains(where: isIgnored)
            else { return [] }
            return try variable.bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    name != "animatableData", binding.accessorBlock == nil
                else { return nil }
                guard let type = type(of: binding, among: variable.bindings) else {
                    throw MacroMessage("@Animatable needs the type of '\(name)': write var \(name): Type = …")
                }
                return Property(name: name, type: type)
            }
        }
    }

    private static func isIgnored(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return attribute.attributeName.trimmedDescription.hasSuffix("AnimatableIgnored")
    }

    /// As it is annotated, here or, in `var a, b: Type`, at the next one; else that of a literal.
    private static func type(of binding: PatternBindingSyntax, among all: PatternBindingListSyntax) -> String? {
        if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
        if let value = binding.initializer?.value {
            if value.is(FloatLiteralExprSyntax.self) { return "Double" }
            let call = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
            let name = call.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? call.trimmedDescription
            return name.first?.isUppercase == true ? name : nil
        }
        return all.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first?.type.trimmedDescription
    }
}

extension AnimatableMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let properties = try properties(of: declaration)
        guard let last = properties.last else { return [] }
        // (a, (b, c)): the last pair's second value has no pair around it.
        var type = "\(last.type).AnimatableData"
        var value = "\(last.name).animatableData"
        for property in properties.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
            value = "SwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
        }
        var path = "newValue"
        var writes: [String] = []
        for property in properties.dropLast() {
            writes.append("\(property.name).animatableData = \(path).first")
            path += ".second"
        }
        writes.append("\(last.name).animatableData = \(path)")
        return [
            "typealias AnimatableData = \(raw: type)",
            """
            var animatableData: AnimatableData {
                get { \(raw: value) }
                set { \(raw: writes.joined(separator: "; ")) }
            }
            """,
        ]
    }
}

extension AnimatableMacro: ExtensionMacro {
    /// The protocols whose types are used from any thread, and animatable anyway.
    private static let nonisolated: Set<String> = [
        "Animatable", "Shape", "InsettableShape", "Layout", "GeometryEffect", "AnimatableModifier", "TextRenderer",
    ]

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        if protocols.isEmpty { return [] }
        let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isolation = inherited.contains(where: nonisolated.contains) ? "nonisolated " : ""
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: isolation)SwiftUI.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: says something to `@Animatable`, and adds nothing itself. (Apple: `AnimatableIgnored()`.)
public struct AnimatableIgnoredMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
