/// Takes out of used code what later code declares again.
enum Shadowing {
    /// - Parameter codes: The used codes in their order, then the snippet's own.
    static func apply(to codes: inout [ParsedCode]) {
        var later = Names()
        for index in codes.indices.reversed() {
            var own = Names()
            for item in codes[index].items { own.add(item) }
            if index < codes.count - 1 {
                codes[index].items = codes[index].items.compactMap { later.shadowing($0) }
            }
            later.formUnion(own)
        }
    }

    /// The names of declarations. A type, an alias and a protocol share one kind.
    private struct Names {
        private var types: Set<String> = []
        private var functions: Set<String> = []
        private var variables: Set<String> = []
        private var others: Set<String> = []
        private var members: [String: Set<String>] = [:]

        mutating func add(_ item: TopLevelItem) {
            switch item.kind {
            case .type(let facts): types.insert(facts.name)
            case .function(let name): functions.insert(name)
            case .variable(let facts): variables.formUnion(facts.names)
            case .operatorLike(let name), .macro(let name): others.insert(name)
            case .extending(let facts): members[facts.type, default: []].formUnion(item.members.map(\.name))
            case .importing, .conditional, .preview, .statement, .expression: break
            }
        }

        mutating func formUnion(_ other: Names) {
            types.formUnion(other.types)
            functions.formUnion(other.functions)
            variables.formUnion(other.variables)
            others.formUnion(other.others)
            members.merge(other.members) { $0.union($1) }
        }

        /// The item less what is shadowed; nil if nothing is left of it.
        func shadowing(_ item: TopLevelItem) -> TopLevelItem? {
            switch item.kind {
            case .type(let facts): return types.contains(facts.name) ? nil : item
            case .function(let name): return functions.contains(name) ? nil : item
            case .variable(let facts): return variables.isDisjoint(with: facts.names) ? item : nil
            case .operatorLike(let name), .macro(let name): return others.contains(name) ? nil : item
            case .extending(let facts):
                guard let names = members[facts.type] else { return item }
                var left = item
                let gone = item.members.filter { names.contains($0.name) }
                // An edit inside of a member that goes would find its text gone.
                left.edits.removeAll { edit in
                    gone.contains { member in
                        switch edit {
                        case .insert(_, let offset): member.range.contains(offset)
                        case .blank(let range): member.range.contains(range.lowerBound)
                        }
                    }
                }
                left.edits += gone.map { .blank($0.range) }
                return left
            case .importing, .conditional, .preview, .statement, .expression: return item
            }
        }
    }
}
