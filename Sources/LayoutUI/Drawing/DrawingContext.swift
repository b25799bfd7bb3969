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
    private var pictures: [Picture] = []
    private let warn: (String) -> Void
    /// What is being drawn.
    private var subject: LayoutElement?

    /// - Parameter warn: Is told of what cannot be drawn.
    init(typesetter: Typesetter, warn: @escaping (String) -> Void = { _ in }) {
        self.typesetter = typesetter
        self.warn = warn
    }

    var drawing: Drawing {
        Drawing(commands: commands, outlines: outlines, pictures: pictures.isEmpty ? nil : pictures)
    }

    func add(_ command: DrawingCommand) {
        if command.isFinite { return commands.append(command) }
        warn("a line of \(subject?.title ?? "a view") is not drawn: its width is no number, or without an end")
    }

    func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool = false) {
        add(.fill(path: path.svg, paint: paint, isEvenOdd: isEvenOdd ? true : nil))
    }

    /// A command in the layers that a style draws in: its shadows, its blending.
    func add(_ command: DrawingCommand, effects: [LayerEffect]) {
        add(effects.reduce(command) { .group($1, [$0]) })
    }

    /// Commands drawn as one layer, unless there are none.
    func add(_ effect: LayerEffect, _ draw: () -> Void) {
        let inside = collected(draw)
        if !inside.isEmpty { add(.group(effect, inside)) }
    }

    /// What is drawn, without adding it.
    func collected(_ draw: () throws -> Void) rethrows -> [DrawingCommand] {
        let outside = commands
        commands = []
        defer { commands = outside }
        try draw()
        return commands
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
        let isMask = element.kind == "mask" && element.role == .modifier
        let layers = element.layers.filter { layer in
            if layer.isFinite { return true }
            warn("\(layer.complaint) of \(element.title) is ignored: it is no number, or without an end")
            return false
        }
        guard isMask || !layers.isEmpty || element.blendMode != nil else { return drawContent(element) }
        var inside = collected { isMask ? drawMasked(element) : drawContent(element) }
        for layer in layers { inside = [.group(layer, inside)] }
        guard let mode = element.blendMode else {
            commands += inside
            return
        }
        blend(inside, mode)
    }

    /// The host where the views of the mask, which come after it, are opaque.
    private func drawMasked(_ element: LayoutElement) {
        let children = element.children()
        guard let host = children.first else { return }
        let mask = collected { for child in children.dropFirst() { draw(child) } }
        add(LayerEffect.masked(by: mask)) { draw(host) }
    }

    /// The modes that CSS does not have work on what the layer has drawn so far.
    private func blend(_ inside: [DrawingCommand], _ mode: BlendMode) {
        switch mode {
        case .destinationOut: commands = [.group(LayerEffect(mask: .init(inside, isInverse: true)), commands)]
        case .destinationOver: commands = inside + commands
        case .sourceAtop: commands.append(.group(LayerEffect(mask: .init(commands)), inside))
        default: commands.append(.group(LayerEffect(blend: mode.blend), inside))
        }
    }

    private func drawContent(_ element: LayoutElement) {
        subject = element
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
        element.drawOver?(element, self)
    }

    /// The position of a glyph's outline in the drawing's table.
    func outline(_ id: OutlineID) -> Int {
        if let known = positions[id] { return known }
        let glyph = typesetter.outline(id)
        outlines.append(GlyphOutline(path: glyph.svgPath, unitsPerEm: glyph.unitsPerEm))
        positions[id] = outlines.count - 1
        return outlines.count - 1
    }

    /// The position of a picture in the drawing's table.
    func picture(_ picture: Picture) -> Int {
        if let known = pictures.firstIndex(where: { $0.name == picture.name }) { return known }
        pictures.append(picture)
        return pictures.count - 1
    }
}

nonisolated extension LayerEffect {
    /// A mask that is one opaque shape is a clip.
    static func masked(by mask: [DrawingCommand]) -> LayerEffect {
        if mask.count == 1, case .fill(let path, .color(let color), let isEvenOdd) = mask[0],
            color.light.alpha == 1, color.dark.alpha == 1
        {
            return LayerEffect(clip: path, clipsEvenOdd: isEvenOdd)
        }
        return LayerEffect(mask: Mask(mask))
    }
}

nonisolated extension BlendMode {
    /// The mode in a drawing; nil for the normal one. What a drawing has no mode for is the nearest.
    var blend: LayerEffect.Blend? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}
