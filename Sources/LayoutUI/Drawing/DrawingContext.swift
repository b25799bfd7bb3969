import Layout
import Snapshot
import Typesetting

/// Collects what a view tree looks like.
nonisolated final class DrawingContext {
    let typesetter: Typesetter
    private var commands: [DrawingCommand] = []
    private var outlines: [GlyphOutline] = []
    private var positions: [OutlineID: Int] = [:]
    /// What lies over everything else and is still to be drawn.
    private var presented: [LayoutElement] = []

    init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    var drawing: Drawing { Drawing(commands: commands, outlines: outlines) }

    func add(_ command: DrawingCommand) {
        commands.append(command)
    }

    func fill(_ path: Path, _ paint: Paint) {
        add(.fill(path: path.svg, paint: paint))
    }

    /// Draws a box and everything in it: behind its children what it shows itself, then the children by
    /// their `zIndex`, equal ones in order.
    func draw(_ element: LayoutElement) {
        if element.presentation != nil {
            presented.append(element)
        } else {
            drawLayer(element)
        }
    }

    /// Draws a whole tree: what is presented over everything else comes last, the uppermost at the end.
    func drawAll(_ root: LayoutElement) {
        draw(root)
        while let next = presented.min(by: { ($0.presentation ?? 0) < ($1.presentation ?? 0) }) {
            presented.removeAll { $0 === next }
            drawLayer(next)
        }
    }

    private func drawLayer(_ element: LayoutElement) {
        guard let layer = element.layer?(element) else { return drawContent(element) }
        let outside = commands
        commands = []
        drawContent(element)
        let inside = commands
        commands = outside
        add(.group(layer, inside))
    }

    private func drawContent(_ element: LayoutElement) {
        element.draw?(element, self)
        let children = element.children()
        let isLayered = children.contains { $0.traits.zIndex != 0 }
        let order =
            isLayered
            ? children.enumerated().sorted {
                ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
            }.map(\.element) : children
        // A background is recorded after its host, as the modifier is, but drawn before it.
        if element.kind == "background", let host = children.first {
            for child in order where child !== host { draw(child) }
            draw(host)
        } else {
            for child in order { draw(child) }
        }
    }

    /// The position of a glyph's outline in the drawing's table.
    func outline(_ id: OutlineID) -> Int {
        if let known = positions[id] { return known }
        let glyph = typesetter.outline(id)
        outlines.append(GlyphOutline(path: glyph.svgPath, unitsPerEm: glyph.unitsPerEm))
        positions[id] = outlines.count - 1
        return outlines.count - 1
    }
}
