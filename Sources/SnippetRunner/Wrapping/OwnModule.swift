import SwiftSyntax

/// Declarations that no access level can hide from the other files of a module.
enum OwnModule {
    /// Attributes that fix a symbol's name.
    private static let symbolNames: Set<String> = ["_cdecl", "cdecl", "_silgen_name", "_expose", "c"]

    static func isNeeded(by declaration: DeclSyntax) -> Bool {
        if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) { return true }
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return symbolNames.contains(attribute.attributeName.trimmedDescription)
        }
    }
}
