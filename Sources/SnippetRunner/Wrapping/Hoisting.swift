/// Decides which variables of the top level have to become variables of the file.
///
/// A variable that only statements use stays where it is, in the function that runs the snippet: order,
/// deferred initialisation and property wrappers then work as they do in a script. One that a type, a function
/// or an extension mentions must be visible to it, and what its value mentions must be so as well.
enum Hoisting {
    /// For each code, the positions of its variables that become the file's.
    static func hoisted(in codes: [ParsedCode]) -> [Set<Int>] {
        var result = codes.map { _ in Set<Int>() }
        var mentioned: Set<String> = []
        for code in codes {
            for item in code.items where isOfTheFile(item) { mentioned.formUnion(item.identifiers) }
        }
        var changed = true
        while changed {
            changed = false
            for (index, code) in codes.enumerated() {
                for (position, item) in code.items.enumerated() where !result[index].contains(position) {
                    guard case .variable(let facts) = item.kind, facts.canBeGlobal else { continue }
                    // Used code only declares: nothing of it runs before it is asked for.
                    let isUsed = index < codes.count - 1
                    guard isUsed || facts.isComputed || !mentioned.isDisjoint(with: facts.names) else { continue }
                    result[index].insert(position)
                    mentioned.formUnion(item.identifiers)
                    changed = true
                }
            }
        }
        return result
    }

    private static func isOfTheFile(_ item: TopLevelItem) -> Bool {
        switch item.kind {
        case .variable, .importing, .statement, .expression: false
        default: true
        }
    }
}
