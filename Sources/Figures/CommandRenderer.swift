import HTML
import Layout
import Snapshot

/// Drawing commands as SVG elements.
struct CommandRenderer {
    let outlines: [GlyphOutline]
    /// The ids of the outlines that are in `<defs>`.
    private var defined: [Int: String] = [:]

    init(outlines: [GlyphOutline]) {
        self.outlines = outlines
    }

    mutating func nodes(_ commands: [DrawingCommand], _ painter: inout Painter) -> [Node] {
        var nodes: [Node] = []
        for command in commands { nodes.append(node(command, &painter)) }
        return nodes
    }

    private mutating func node(_ command: DrawingCommand, _ painter: inout Painter) -> Node {
        switch command {
        case .fill(let path, let paint):
            return Tag.svg("path")([Attribute("d", shortened(path: path))] + painter.attributes(paint))
        case .stroke(let path, let paint, let width):
            return Tag.svg("path")(
                [
                    Attribute("d", shortened(path: path)), Attribute("fill", "none"),
                    Attribute("stroke-width", number(width)),
                ] + painter.attributes(paint, as: .stroke))
        case .glyphs(let glyphs, let size, let paint):
            return glyphGroups(glyphs, size: size, paint: paint, &painter)
        case .symbol(let name, let frame, let paint):
            return SymbolDrawing(name: name, frame: frame).node(painter.attributes(paint, as: .stroke))
        case .placeholder(let name, let frame):
            return PlaceholderDrawing(name: name, frame: frame).node(&painter)
        case .group(let effect, let commands):
            return layer(effect, nodes(commands, &painter), &painter)
        }
    }

    /// One group for each stretch of glyphs whose fonts have the same units: a text may take characters that its
    /// font lacks from another one.
    private mutating func glyphGroups(
        _ glyphs: [GlyphUse], size: Double, paint: Paint, _ painter: inout Painter
    ) -> Node {
        var groups: [Node] = []
        var rest = glyphs[...]
        while let first = rest.first {
            let unitsPerEm = outlines.at(first.outline)?.unitsPerEm
            let stretch = rest.prefix { outlines.at($0.outline)?.unitsPerEm == unitsPerEm }
            rest = rest.dropFirst(stretch.count)
            groups.append(glyphRun(stretch, unitsPerEm: unitsPerEm ?? 0, size: size, paint: paint, &painter))
        }
        return .group(groups)
    }

    /// One `<g>` scaled to the font's units, so that a glyph only names its outline and its pen position.
    private mutating func glyphRun(
        _ glyphs: ArraySlice<GlyphUse>, unitsPerEm: Double, size: Double, paint: Paint, _ painter: inout Painter
    ) -> Node {
        guard let first = glyphs.first, unitsPerEm > 0, size > 0 else { return .empty }
        let scale = size / unitsPerEm
        var uses: [Node] = []
        for glyph in glyphs {
            guard let outline = outlines.at(glyph.outline), !outline.path.isEmpty else { continue }
            uses.append(
                Tag.svg("use")(
                    .href(.fragment(identifier(glyph.outline, outline, &painter))),
                    Attribute("x", number((glyph.position.x - first.position.x) / scale, decimals: 0)),
                    Attribute("y", number((glyph.position.y - first.position.y) / scale, decimals: 0))))
        }
        guard !uses.isEmpty else { return .empty }
        let origin = "translate(\(number(first.position.x)) \(number(first.position.y)))"
        return Tag.svg("g")(
            [Attribute("transform", "\(origin) scale(\(number(scale, decimals: 6)))")] + painter.attributes(paint)
        ) { uses }
    }

    private mutating func identifier(_ position: Int, _ outline: GlyphOutline, _ painter: inout Painter) -> String {
        if let id = defined[position] { return id }
        let id = painter.identifier("glyph\(position)")
        defined[position] = id
        painter.define(Tag.svg("path")(.id(id), Attribute("d", outline.path)))
        return id
    }

    /// SVG filters an element before it clips it, which would cut the shadow off; hence two groups.
    private func layer(_ effect: LayerEffect, _ content: [Node], _ painter: inout Painter) -> Node {
        var inner = content
        if let clip = effect.clip {
            let id = painter.define("clip") { id in
                Tag.svg("clipPath")(id) { Tag.svg("path")(Attribute("d", shortened(path: clip))) }
            }
            inner = [Tag.svg("g")(Attribute("clip-path", "url(#\(id))")) { content }]
        }
        var attributes: [Attribute] = []
        if let matrix = effect.transform, matrix.count == 6 {
            let numbers = matrix.map { number($0, decimals: 5) }.joined(separator: " ")
            attributes.append(Attribute("transform", "matrix(\(numbers))"))
        }
        if let opacity = effect.opacity { attributes.append(Attribute("opacity", number(opacity, decimals: 3))) }
        if let shadow = effect.shadow {
            let color = painter.attributes(shadow.color, as: .flood)
            let id = painter.define("shadow") { id in
                Tag.svg("filter")(
                    id, Attribute("x", "-50%"), Attribute("y", "-50%"), Attribute("width", "200%"),
                    Attribute("height", "200%")
                ) {
                    Tag.svg("feDropShadow")(
                        [
                            Attribute("dx", number(shadow.x)), Attribute("dy", number(shadow.y)),
                            Attribute("stdDeviation", number(shadow.radius)),
                        ] + color)
                }
            }
            attributes.append(Attribute("filter", "url(#\(id))"))
        }
        guard !attributes.isEmpty else { return .group(inner) }
        return Tag.svg("g")(attributes) { inner }
    }
}

extension Array {
    fileprivate func at(_ position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}
