/// Tells what a name that the compiler does not know was likely meant as.
struct Misspelling {
    let api: APINames.Source
    /// What the snippet's own code declares.
    let declared: Set<String>

    /// `did you mean 'padding'?`, if the message is about a name that is another's with a slip or two.
    func help(for message: String) -> String? {
        guard !message.contains("did you mean"), !message.contains("not supported by the engine") else { return nil }
        guard let meant = meant(in: message) else { return nil }
        return "did you mean '\(meant)'?"
    }

    /// What only follows from another error of the same snippet: without the call that is misspelled, nobody knows what
    /// a member is of.
    static func isConsequence(_ message: String) -> Bool { message.hasPrefix("cannot infer contextual base") }

    private var names: APINames { api.names }

    private func meant(in message: String) -> String? {
        if let name = message.firstMatch(of: /has no member '(\w+)'|^reference to member '(\w+)' cannot/) {
            let type = message.firstMatch(of: /type '([^'<?]+)[^']*' has no member/)?.1
            let all = Set(names.members.values.joined()).union(declared)
            let own = names.members.filter { $0.key == type.map(String.init) }.values.joined()
            return nearest(String(name.1 ?? name.2 ?? ""), among: Set(own), elseAmong: all)
        }
        if let name = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1 {
            return nearest(String(name), among: declared, elseAmong: Set(names.types))
        }
        if let name = message.firstMatch(of: /unknown attribute '(\w+)'/)?.1 {
            return nearest(String(name), among: declared, elseAmong: Set(names.types))
        }
        if let label = message.firstMatch(of: /extraneous argument label '(\w+):'/)?.1 {
            return nearest(String(label), among: [], elseAmong: Set(names.labels)).map { $0 + ":" }
        }
        if let have = message.firstMatch(of: /incorrect argument labels? in call \(have '([^']+)'/)?.1 {
            let labels = Set(names.labels)
            let unknown = have.split(separator: ":").map(String.init).first { $0 != "_" && !labels.contains($0) }
            return unknown.flatMap { nearest($0, among: [], elseAmong: labels) }.map { $0 + ":" }
        }
        return nil
    }

    /// A name that is there is not misspelled, whatever else is wrong with it.
    private func nearest(_ name: String, among first: Set<String>, elseAmong others: Set<String>) -> String? {
        guard !first.contains(name), !others.contains(name) else { return nil }
        return Nearest.name(to: name, among: first.sorted()) ?? Nearest.name(to: name, among: others.sorted())
    }
}
