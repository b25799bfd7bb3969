import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes of a variable with a value an entry of the environment (or of a transaction, of container values
/// or focused values), with a key beside it. (Apple: `Entry()`.)
public struct EntryMacro {
    /// The variable that the attribute stands at.
    private struct Entry {
        var name: String
        var type: TypeSyntax?
        var value: ExprSyntax?
        var owner: Owner

        /// The key's name and what it is.
        var key: String { "__Key_\(name)" }

        init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.var),
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
            else { throw MacroMessage("@Entry stands at a stored variable: @Entry var name: Type = value") }
            guard let owner = Owner(context.lexicalContext) else {
                throw MacroMessage(
                    """
                    @Entry stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues
                    """)
            }
            self.owner = owner
            name = pattern.identifier.text
            type = binding.typeAnnotation?.type.trimmed
            value = binding.initializer?.value.trimmed
            if value == nil, type.map(Self.isOptional) != true {
                throw MacroMessage("@Entry var \(name) needs a value, as the one of a view that sets none")
            }
        }

        static func isOptional(_ type: TypeSyntax) -> Bool {
            type.is(OptionalTypeSyntax.self) || type.trimmedDescription.hasPrefix("Optional<")
        }

        /// The type inside of an optional one.
        var unwrapped: TypeSyntax? {
            if let optional = type?.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
            return type
        }
    }

    /// What an entry is added to.
    private enum Owner: String {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        init?(_ context: [Syntax]) {
            guard let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
            let name = extended.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            self.init(rawValue: name)
        }

        /// The protocol of its keys.
        var key: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }
}

extension EntryMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // What is wrong with the entry is said once, by its accessors.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        let head = "private struct \(entry.key): SwiftUI.\(entry.owner.key)"
        if entry.owner == .focused {
            return ["\(raw: head) { typealias Value = \(entry.unwrapped ?? "Never") }"]
        }
        let value = entry.value ?? "nil"
        if let type = entry.type {
            return ["\(raw: head) { static var defaultValue: \(type) { \(value) } }"]
        }
        return ["\(raw: head) { static let defaultValue = \(value) }"]
    }
}
