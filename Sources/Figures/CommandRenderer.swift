import HTML
import Layout
import Snapshot

/// Drawing commands as SVG elements.
struct CommandRenderer {
    let outlines: [GlyphOutline]
    let pictures: [Picture]
    /// The ids of the outlines that are in `<defs>`.
    private var defined: [Int: String] = [:]

    init(outlines: [GlyphOutline], pictures: [Picture] = []) {
        self.outlines = outlines
        self.pictures = pictures
    }

    mutating func nodes(_ commands: [DrawingCommand], _ painter: inout Painter) -> [Node] {
        var nodes: [Node] = []
        for command in commands { nodes.append(node(command, &painter)) }
        return nodes
    }

    private mutating func node(_ command: DrawingCommand, _ painter: inout Painter) -> Node {
        switch command {
        case .fill(let path, let paint, let isEvenOdd):
            let rule = isEvenOdd == true ? [Attribute("fill-rule", "evenodd")] : []
            return Tag.svg("path")([Attribute("d", shortened(path: path))] + rule + painter.attributes(paint))
        case .stroke(let path, let paint, let line):
            return Tag.svg("path")(
                [Attribute("d", shortened(path: path)), Attribute("fill", "none")] + attributes(line)
                    + painter.attributes(paint, as: .stroke))
        case .glyphs(let glyphs, let size, let paint):
            return glyphGroups(glyphs, size: size, paint: paint, &painter)
        case .symbol(let name, let frame, let paint):
            let stroke = painter.attributes(paint, as: .stroke)
            return SymbolDrawing(name: name, frame: frame).node(stroke, &painter)
        case .placeholder(let name, let frame):
            return PlaceholderDrawing(name: name, frame: frame).node(&painter)
        case .picture(let use, let frame):
            guard let picture = pictures.at(use.picture) else { return .empty }
            return PictureDrawing(picture: picture, tint: use.tint, frame: frame).node(&painter)
        case .group(let effect, let commands):
            let content = nodes(commands, &painter)
            let mask = effect.mask.map { nodes($0.commands, &painter) }
            return LayerRenderer(effect: effect, commands: commands).node(content, mask: mask, &painter)
        }
    }

    private func attributes(_ line: LineLook) -> [Attribute] {
        var attributes = [Attribute("stroke-width", number(line.width))]
        if let cap = line.cap { attributes.append(Attribute("stroke-linecap", cap.rawValue)) }
        if let join = line.join { attributes.append(Attribute("stroke-linejoin", join.rawValue)) }
        if let limit = line.miterLimit { attributes.append(Attribute("stroke-miterlimit", number(limit))) }
        if let dash = line.dash {
            attributes.append(Attribute("stroke-dasharray", dash.map { number($0) }.joined(separator: " ")))
        }
        if let phase = line.dashPhase { attributes.append(Attribute("stroke-dashoffset", number(phase))) }
        return attributes
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
        let paint = paint.moved(by: Point(x: -first.position.x, y: -first.position.y), scaledBy: 1 / scale)
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
}

extension Array {
    fileprivate func at(_ position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}

extension Paint {
    /// The paint for a drawing whose coordinates are moved and then scaled: gradients are in the coordinates of what
    /// they fill.
    func moved(by offset: Point, scaledBy scale: Double) -> Paint {
        func moved(_ point: Point) -> Point {
            Point(x: (point.x + offset.x) * scale, y: (point.y + offset.y) * scale)
        }
        func moved(_ rect: Rect) -> Rect {
            Rect(
                origin: moved(rect.origin), size: Size(width: rect.width * scale, height: rect.height * scale))
        }
        switch self {
        case .color: return self
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: stops, start: moved(start), end: moved(end))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: stops, center: moved(center), startRadius: startRadius * scale, endRadius: endRadius * scale)
        case .ellipticalGradient(let stops, let center, let radii, let start):
            return .ellipticalGradient(
                stops: stops, center: moved(center),
                radii: Size(width: radii.width * scale, height: radii.height * scale), start: start)
        case .angularGradient(let stops, let center, let start, let end, let area):
            return .angularGradient(stops: stops, center: moved(center), start: start, end: end, area: moved(area))
        case .mesh(let columns, let points, let colors, let background, let area):
            return .mesh(
                columns: columns, points: points.map(moved), colors: colors, background: background,
                area: moved(area))
        }
    }
}
