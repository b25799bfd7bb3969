import SwiftSyntax

/// Reads the public names of the engine's files.
///
/// A name's group is the kind of declaration that it is. What the engine does with it is told by the declaration too:
/// what is marked unavailable is not supported, for the reason in its message; a modifier that gives back what it was
/// called on has no effect on a layout, nor has one that only says what a touch does; neither has what stands in a folder
/// of things without one; all else is laid out.
struct SymbolReader {
    private struct Key: Hashable {
        var group: EngineSymbol.Group
        var name: String
    }

    /// Folders whose types are accepted only: what is read there of the system, and not shown.
    private static let acceptedFolders: Set<Substring> = ["Accepted", "Animation", "Gestures", "Logging", "UIKit"]

    /// Folders whose modifiers say what a touch does: nothing of a layout depends on it.
    private static let touchFolders: Set<Substring> = ["Gestures"]

    private var found: [Key: EngineSymbol] = [:]

    /// The types that are views by an extension.
    private var views: Set<String> = []

    /// By group, then by name.
    var symbols: [EngineSymbol] {
        let order = EngineSymbol.Group.allCases
        let all = found.values.map { symbol in
            guard symbol.group == .values, views.contains(symbol.name) else { return symbol }
            var view = symbol
            view.group = .containers
            view.support = symbol.support == .unsupported ? .unsupported : .laysOut
            return view
        }
        return all.sorted { a, b in
            let (first, second) = (order.firstIndex(of: a.group) ?? 0, order.firstIndex(of: b.group) ?? 0)
            return (first, a.name) < (second, b.name)
        }
    }

    mutating func read(_ file: SourceFileSyntax, path: String) {
        let folder = path.split(separator: "/").first ?? ""
        let isAccepted = Self.acceptedFolders.contains(folder)
        let takesTouches = Self.touchFolders.contains(folder)
        for statement in file.statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            read(declaration, isAccepted: isAccepted, takesTouches: takesTouches)
        }
    }

    private mutating func read(_ declaration: DeclSyntax, isAccepted: Bool, takesTouches: Bool) {
        if let extending = declaration.as(ExtensionDeclSyntax.self) {
            readMembers(of: extending, takesTouches: takesTouches)
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.isPublic {
            for name in variable.names { add(name, .values, declaration, isAccepted ? .accepted : .laysOut) }
        } else if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.isPublic {
            // What a process's library gives the linker is no name of a snippet's.
            if function.attributes.contains("_cdecl") { return }
            add(function.name.text, .functions, declaration, isAccepted ? .accepted : .laysOut)
        } else if let type = TypeFacts(declaration) {
            add(type.name, type.group, declaration, isAccepted && !type.isView ? .accepted : .laysOut)
            if type.name == "EnvironmentValues" { readValues(type.members) }
        }
    }

    private mutating func readMembers(of extending: ExtensionDeclSyntax, takesTouches: Bool) {
        switch extending.extendedType.trimmedDescription {
        case "View": readModifiers(extending.memberBlock.members, takesTouches: takesTouches)
        case "EnvironmentValues": readValues(extending.memberBlock.members)
        case let type: readConformances(of: extending, to: type)
        }
    }

    /// A type that is a view by an extension, as one with a condition has to be.
    private mutating func readConformances(of extending: ExtensionDeclSyntax, to type: String) {
        let inherited = extending.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isView = inherited.contains { ["View", "PrimitiveView"].contains($0) }
        if isView, !type.contains(".") { views.insert(type) }
    }

    private mutating func readModifiers(_ members: MemberBlockItemListSyntax, takesTouches: Bool) {
        for member in members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.isPublic,
                !function.modifiers.isStatic
            else { continue }
            let isAccepted = takesTouches || function.givesBackItself || function.onlyTakesTouches
            add(function.name.text, .modifiers, member.decl, isAccepted ? .accepted : .laysOut)
        }
    }

    private mutating func readValues(_ members: MemberBlockItemListSyntax) {
        for member in members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isPublic else { continue }
            let support: EngineSymbol.Support = variable.isFixed ? .accepted : .laysOut
            for name in variable.names { add(name, .environmentValues, member.decl, support) }
        }
    }

    /// A name that is there in several forms does what the most able of them does.
    private mutating func add(
        _ name: String, _ group: EngineSymbol.Group, _ declaration: DeclSyntax, _ support: EngineSymbol.Support
    ) {
        if name.hasPrefix("_") { return }
        let reason = declaration.reasonForBeingUnavailable
        var symbol = EngineSymbol(
            name: name, group: group, support: reason == nil ? support : .unsupported, reason: reason)
        let key = Key(group: group, name: name)
        if let present = found[key] {
            symbol.forms += present.forms
            let order = EngineSymbol.Support.allCases
            if let a = order.firstIndex(of: present.support), let b = order.firstIndex(of: symbol.support), a < b {
                symbol.support = present.support
                symbol.reason = present.reason
            }
        }
        found[key] = symbol
    }
}
