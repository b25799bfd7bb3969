/// Which glyphs of an open icon font stand for system images, by their names. Read from `share/symbols.json`.
nonisolated struct SymbolTable: Decodable {
    /// The font's file.
    var font = ""
    /// Names to glyphs that are drawn as they are.
    var solid: [String: String] = [:]
    /// Names to glyphs of which only the outline is drawn: the font has no other form of them.
    var outlined: [String: String] = [:]

    /// What is drawn for a name.
    struct Art: Equatable {
        enum Enclosure { case circle, square }
        var glyph: String
        var isOutlined = false
        /// A shape around the glyph, and whether the glyph is cut out of it.
        var enclosure: Enclosure?
        var isFilled = false
        var hasSlash = false
    }

    /// The name itself; else its parts: what comes after a known name is a variant of it, or is left out.
    func art(_ name: String) -> Art? {
        var parts = name.split(separator: ".").map(String.init)
        var dropped: [String] = []
        while !parts.isEmpty {
            let base = parts.joined(separator: ".")
            if let art = exact(base) ?? letter(base) {
                return variant(of: art, named: base, dropped)
            }
            dropped.insert(parts.removeLast(), at: 0)
        }
        return nil
    }

    private func exact(_ name: String) -> Art? {
        if let glyph = solid[name] { return Art(glyph: glyph) }
        return outlined[name].map { Art(glyph: $0, isOutlined: true) }
    }

    /// A digit, a number or a letter, which is drawn in the text's font: only inside of a shape.
    private func letter(_ name: String) -> Art? {
        let isNumber = name.count <= 2 && name.allSatisfy { $0.isASCII && $0.isNumber }
        let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
        return isNumber || isLetter ? Art(glyph: "=" + name.uppercased()) : nil
    }

    private func variant(of art: Art, named name: String, _ variants: [String]) -> Art {
        var art = art
        for variant in variants {
            switch variant {
            case "fill":
                art.isOutlined = false
                art.isFilled = true
                if art.enclosure == nil, let glyph = solid[name + ".fill"] { art.glyph = glyph }
            case "circle": art.enclosure = .circle
            case "square", "rectangle", "app": art.enclosure = .square
            case "slash": art.hasSlash = true
            default: break
            }
        }
        return art
    }
}

nonisolated extension SymbolTable.Art {
    /// What a letter or number says; nil for a glyph of the icon font.
    var letters: String? { glyph.hasPrefix("=") ? String(glyph.dropFirst()) : nil }
}
