import APICatalog

/// The catalog as people read it: by group and by what the engine does, in lines of at most 110 columns.
struct CatalogText {
    let text: String

    private static let width = 110

    init(_ catalog: EngineCatalog) {
        var text = ""
        for group in EngineSymbol.Group.allCases {
            let members = catalog.symbols.filter { $0.group == group }
            if members.isEmpty { continue }
            text += text.isEmpty ? "" : "\n"
            text += "\(group.rawValue) (\(members.count))\n"
            for support in EngineSymbol.Support.allCases {
                let names = members.filter { $0.support == support }
                if names.isEmpty { continue }
                if support == .unsupported {
                    text += "  \(support.rawValue):\n"
                    for symbol in names { text += "    \(symbol.name): \(symbol.reason ?? "")\n" }
                } else {
                    text += Self.wrapped("  \(support.rawValue): ", names.map(\.name))
                }
            }
        }
        let counts = EngineSymbol.Support.allCases.map { support in
            "\(catalog.symbols.count { $0.support == support }) \(support.rawValue)"
        }
        self.text = text + "\n\(catalog.symbols.count) names: \(counts.joined(separator: ", "))\n"
    }

    private static func wrapped(_ start: String, _ words: [String]) -> String {
        var lines = [start]
        for (index, word) in words.enumerated() {
            let piece = index == words.count - 1 ? word : word + ", "
            if lines[lines.count - 1].count + piece.count > width { lines.append("    ") }
            lines[lines.count - 1] += piece
        }
        return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined()
    }
}
