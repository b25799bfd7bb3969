/// What a layout snippet lays out.
enum RootChoice: Equatable {
    /// The items at the end of the snippet, from this position on: what a view's body would hold.
    case content(from: Int)
    /// A view type, made without arguments; the offset of its name if the snippet itself declares it.
    case type(String, nameOffset: Int?)
    /// The content of a `#Preview`, which has become a function.
    case preview(function: String)
    /// What a `PreviewProvider` shows.
    case previews(String)

    /// - Parameters:
    ///   - named: The type that the info string names.
    ///   - codes: Used code, then the snippet's own.
    /// - Throws: `WrapFailure` if there is nothing to lay out.
    static func choose(in codes: [ParsedCode], named: String?) throws(WrapFailure) -> RootChoice {
        guard let own = codes.last else { throw .noView }
        if let named { return try choose(named, in: codes) }
        let last = own.items.indices.last { own.items[$0].kind != .importing }
        if let last, case .expression(let viewness) = own.items[last].kind, viewness != .no {
            return .content(from: contentStart(in: own.items, through: last))
        }
        if let choice = choose(amongTypesOf: own) { return choice }
        let shown = own.items.indices.last { position in
            if case .expression(let viewness) = own.items[position].kind { viewness != .no } else { false }
        }
        guard let shown else { throw .noView }
        return .content(from: contentStart(in: own.items, through: shown))
    }

    /// An app, else the last view type; where that needs arguments, a preview of it, else the last view type that
    /// needs none.
    private static func choose(amongTypesOf code: ParsedCode) -> RootChoice? {
        let types = viewTypes(in: code)
        func made(_ type: TopLevelItem.TypeFacts) -> RootChoice { .type(type.name, nameOffset: type.nameOffset) }
        if let app = types.last(where: \.isApp) { return made(app) }
        if let last = types.last, !last.needsArguments { return made(last) }
        for item in code.items {
            if case .preview(let function) = item.kind { return .preview(function: function) }
            if case .type(let facts) = item.kind, facts.isPreviews { return .previews(facts.name) }
        }
        return (types.last { !$0.needsArguments } ?? types.last).map(made)
    }

    private static func choose(_ name: String, in codes: [ParsedCode]) throws(WrapFailure) -> RootChoice {
        var known: [String] = []
        for (index, code) in codes.enumerated().reversed() {
            for item in code.items {
                guard case .type(let facts) = item.kind else { continue }
                if facts.name == name {
                    return .type(name, nameOffset: index == codes.count - 1 ? facts.nameOffset : nil)
                }
                known.append(facts.name)
            }
        }
        throw .unknownRoot(name, known: known)
    }

    /// The types that conform to `View` by their own clause or an extension's, and apps.
    private static func viewTypes(in code: ParsedCode) -> [TopLevelItem.TypeFacts] {
        let extended = Set(
            code.items.compactMap { item -> String? in
                guard case .extending(let facts) = item.kind, facts.isView else { return nil }
                return facts.type
            })
        return code.items.compactMap { item in
            guard case .type(let facts) = item.kind else { return nil }
            return facts.isView || facts.isApp || extended.contains(facts.name) ? facts : nil
        }
    }

    /// The first item of the run that ends the snippet: back to the first that may be a view, over what a view builder takes
    /// (expressions, `if`, `switch` and local variables), but not over declarations or other statements.
    private static func contentStart(in items: [TopLevelItem], through last: Int) -> Int {
        var start = last
        for position in items[..<last].indices.reversed() {
            switch items[position].kind {
            case .expression(.view), .expression(.maybe): start = position
            case .expression(.no), .variable, .importing, .type, .function, .extending, .operatorLike, .macro,
                .conditional, .preview:
                continue
            case .statement:
                return start
            }
        }
        return start
    }
}
