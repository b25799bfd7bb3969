import Layout
import Snapshot
import Typesetting

/// Draws a system image into its frame.
nonisolated struct SymbolDrawing {
    let name: String
    let frame: Rect
    let environment: EnvironmentValues

    /// The part of the em box of an icon that its drawing takes: 20 of 24 units, and a little more for what is round.
    private static let liveArea = 21.0 / 24
    /// How thick the lines of outlines are, over the side of the frame.
    private static let lineWidth = 0.075

    private var side: Double { min(frame.width, frame.height) }

    func draw(_ style: AnyShapeStyle, _ context: DrawingContext) {
        let paint = style.paint(in: frame, environment)
        let effects = style.effects(environment)
        guard side > 0 else { return }
        guard let art = environment.resources?.symbols.art(name), let commands = commands(art, paint, context) else {
            return context.add(.symbol(name: name, frame: frame, paint: paint), effects: effects)
        }
        for command in commands { context.add(command, effects: effects) }
    }

    private func commands(_ art: SymbolTable.Art, _ paint: Paint, _ context: DrawingContext) -> [DrawingCommand]? {
        let isEnclosed = art.enclosure != nil
        guard let glyph = path(of: art, scale: isEnclosed ? 0.56 : 1, context) else { return nil }
        var commands: [DrawingCommand] = []
        switch art.enclosure {
        case nil:
            if art.letters != nil { return nil }
            commands = [mark(glyph, art, paint)]
        case let enclosure?:
            let width = side * Self.lineWidth
            let around = outline(enclosure, insetBy: art.isFilled ? side * 0.02 : width / 2 + side * 0.02)
            if art.isFilled {
                commands = [.fill(path: around.svg + glyph, paint: paint, isEvenOdd: true)]
            } else {
                commands = [
                    .stroke(path: around.svg, paint: paint, line: LineLook(width: width)), mark(glyph, art, paint),
                ]
            }
        }
        if art.hasSlash {
            let line =
                "M\(shortNumber(point(0.1, 0.1).x)) \(shortNumber(point(0.1, 0.1).y))"
                + "L\(shortNumber(point(0.9, 0.9).x)) \(shortNumber(point(0.9, 0.9).y))"
            commands.append(
                .stroke(path: line, paint: paint, line: LineLook(width: side * Self.lineWidth, cap: .round)))
        }
        return commands
    }

    private func mark(_ glyph: String, _ art: SymbolTable.Art, _ paint: Paint) -> DrawingCommand {
        art.isOutlined
            ? .stroke(path: glyph, paint: paint, line: LineLook(width: side * Self.lineWidth, join: .round))
            : .fill(path: glyph, paint: paint)
    }

    /// A point by its parts of the square in the middle of the frame.
    private func point(_ x: Double, _ y: Double) -> Point {
        Point(x: frame.midX + (x - 0.5) * side, y: frame.midY + (y - 0.5) * side)
    }

    private func outline(_ enclosure: SymbolTable.Art.Enclosure, insetBy inset: Double) -> Path {
        let rect = CGRect(
            x: frame.midX - side / 2 + inset, y: frame.midY - side / 2 + inset, width: side - 2 * inset,
            height: side - 2 * inset)
        return enclosure == .circle ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: side * 0.2)
    }

    private func path(of art: SymbolTable.Art, scale: Double, _ context: DrawingContext) -> String? {
        if let letters = art.letters { return path(of: letters, context) }
        guard let file = environment.resources?.symbols.font, let glyph = context.typesetter.icon(art.glyph, file: file)
        else { return nil }
        // A stroke reaches beyond the outline that it follows by half its width.
        let room = art.isOutlined ? 1 - Self.lineWidth : 1
        let unit = side / (glyph.unitsPerEm * Self.liveArea) * scale * room
        // The em box stands on the baseline.
        return glyph.path(
            scale: unit, x: frame.midX - glyph.unitsPerEm / 2 * unit, y: frame.midY + glyph.unitsPerEm / 2 * unit)
    }

    private func path(of letters: String, _ context: DrawingContext) -> String? {
        let font = FontDescription(size: side * 0.6, weight: 600)
        let runs = [TextRun(text: letters, font: font)]
        let layout = context.typesetter.shape(runs).layout(in: .unspecified, options: TextLayoutOptions(pixel: 0.001))
        let capHeight = context.typesetter.metrics(of: font).capHeight
        return context.typesetter.glyphs(of: runs, in: layout).map { glyph in
            let outline = context.typesetter.outline(glyph.outline)
            return outline.path(
                scale: glyph.size / outline.unitsPerEm,
                x: frame.midX - layout.size.width / 2 + glyph.position.x, y: frame.midY + capHeight / 2)
        }.joined()
    }
}

nonisolated extension GlyphPath {
    /// The outline at a place of the drawing: path data whose coordinates come in pairs.
    func path(scale: Double, x: Double, y: Double) -> String {
        var result = ""
        var number = ""
        var isX = true
        func flush() {
            guard let value = Double(number) else { return }
            if result.last?.isNumber == true { result += " " }
            result += shortNumber(value * scale + (isX ? x : y))
            isX.toggle()
            number = ""
        }
        for character in svgPath {
            if character == " " || character.isLetter {
                flush()
                if character.isLetter { result.append(character) }
            } else {
                number.append(character)
            }
        }
        flush()
        return result
    }
}
