import SwiftSyntax

/// What makes a top-level declaration invisible outside of its file, so that many snippets share a module.
enum AccessEdits {
    private static let levels: Set<TokenKind> = [
        .keyword(.open), .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
        .keyword(.private),
    ]
    private static let narrow: Set<TokenKind> = [.keyword(.fileprivate), .keyword(.private)]
    /// Attributes that make no sense on what is no longer visible, or in a module with a `main`.
    private static let dropped: Set<String> = [
        "main", "frozen", "inlinable", "usableFromInline", "UIApplicationMain", "NSApplicationMain",
    ]

    static func make(of declaration: DeclSyntax) -> [TopLevelItem.Edit] {
        guard !declaration.is(ImportDeclSyntax.self), !declaration.is(OperatorDeclSyntax.self),
            !declaration.is(PrecedenceGroupDeclSyntax.self)
        else { return [] }
        var edits = droppedAttributes(of: declaration)
        let extending = declaration.as(ExtensionDeclSyntax.self)
        // The compiler allows no access level where a conformance is declared. The members are limited by the
        // types they mention, or the snippet gets a module of its own.
        if extending?.inheritanceClause != nil { return edits }
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let access = modifiers.filter { levels.contains($0.name.tokenKind) && $0.detail == nil }
        for modifier in access where !narrow.contains(modifier.name.tokenKind) {
            edits.append(.blank(modifier.textRange))
        }
        if let extending { edits += memberEdits(of: extending) }
        if !access.contains(where: { narrow.contains($0.name.tokenKind) }),
            let offset = insertionOffset(in: declaration)
        {
            edits.append(.insert("fileprivate ", at: offset))
        }
        return edits
    }

    /// What takes away every access level.
    static func makeLocal(of declaration: DeclSyntax) -> [TopLevelItem.Edit] {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        return modifiers.filter { levels.contains($0.name.tokenKind) }.map { .blank($0.textRange) }
    }

    /// Behind the attributes and before the first modifier, or the keyword.
    private static func insertionOffset(in declaration: DeclSyntax) -> Int? {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        guard let last = attributes?.lastToken(viewMode: .sourceAccurate) else {
            return declaration.textRange.lowerBound
        }
        return last.nextToken(viewMode: .sourceAccurate)?.textRange.lowerBound
    }

    private static func droppedAttributes(of declaration: DeclSyntax) -> [TopLevelItem.Edit] {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.compactMap { element in
            guard case .attribute(let attribute) = element,
                dropped.contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return .blank(attribute.textRange)
        }
    }

    /// A member of an extension that says `public` would be visible in the whole module.
    private static func memberEdits(of extending: ExtensionDeclSyntax) -> [TopLevelItem.Edit] {
        extending.memberBlock.members.flatMap { member -> [TopLevelItem.Edit] in
            guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return [] }
            return modifiers.compactMap { modifier in
                let token = modifier.name.tokenKind
                guard levels.contains(token), !narrow.contains(token), modifier.detail == nil else { return nil }
                return .blank(modifier.textRange)
            }
        }
    }
}
