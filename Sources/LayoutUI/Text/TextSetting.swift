import Layout
import Snapshot
import Typesetting

/// A text in an environment: its runs with their fonts, and how they are drawn.
nonisolated struct TextSetting {
    let runs: [TextRun]
    /// The segment that each run comes from: one is several runs where it is in small capitals.
    private let segments: [Text.Segment]
    private let environment: EnvironmentValues

    init(_ text: Text, _ environment: EnvironmentValues) {
        var runs: [TextRun] = []
        var segments: [Text.Segment] = []
        for segment in text.segments {
            for run in TextSetting.runs(of: segment, environment) {
                runs.append(run)
                segments.append(segment)
            }
        }
        self.runs = runs
        self.segments = segments
        self.environment = environment
    }

    /// What is shown, without any markup.
    var string: String { runs.map(\.text).joined() }

    private static func runs(of segment: Text.Segment, _ environment: EnvironmentValues) -> [TextRun] {
        var font = (segment.font ?? environment.font ?? .body).resolve(
            environment.dynamicTypeSize, environment.fontModifiers + segment.fontModifiers)
        font.tracking = Double(segment.tracking ?? environment.tracking)
        font.baselineOffset = Double(segment.baselineOffset ?? environment.baselineOffset)
        if let image = segment.image {
            let size = image.size(beside: font, environment)
            let isSymbol = image.symbolName != nil
            let below = isSymbol ? (size.height - font.size * 1443 / 2048) / 2 : 0
            // A symbol is drawn into the line as it is; a picture makes room for itself.
            return [
                TextRun(
                    box: TextRun.Box(
                        width: size.width, ascent: isSymbol ? 0 : size.height + font.baselineOffset,
                        descent: isSymbol ? 0 : max(below - font.baselineOffset, 0)),
                    font: font)
            ]
        }
        let string = environment.cased(segment.string)
        let small = (environment.fontModifiers + segment.fontModifiers + (segment.font ?? environment.font).modifiers)
            .reduce(SmallCaps()) { $1.smallCaps($0) }
        return small.runs(of: string, font)
    }

    // MARK: - Drawing

    /// Draws a layout of the text, whose box is a frame of the drawing.
    func draw(_ layout: TextLayout, in frame: Rect, _ context: DrawingContext) {
        if environment.redactionReasons.contains(.placeholder) { return drawPlaceholder(layout, in: frame, context) }
        let pieces =
            segments.contains(where: \.isDecorated) || environment.isDecorated
            ? context.typesetter.pieces(of: runs, in: layout) : []
        for piece in pieces {
            guard let color = segments[piece.run].background else { continue }
            let metrics = context.typesetter.metrics(of: runs[piece.run].font)
            let rect = Rect(
                x: frame.minX + piece.x, y: frame.minY + piece.baseline - metrics.ascent * piece.scale,
                width: piece.width, height: metrics.linePitch * piece.scale)
            context.fill(.rectangle(rect), .color(environment.shown(color)))
        }
        for piece in pieces { drawLine(\.underline, of: piece, in: frame, context) }
        drawGlyphs(layout, in: frame, context)
        for piece in pieces {
            drawImage(of: piece, in: frame, context)
            drawLine(\.strikethrough, of: piece, in: frame, context)
        }
    }

    private func drawGlyphs(_ layout: TextLayout, in frame: Rect, _ context: DrawingContext) {
        let glyphs = context.typesetter.glyphs(of: runs, in: layout)
        var index = 0
        // One command for each stretch of glyphs of one run and size.
        while index < glyphs.count {
            let (run, size) = (glyphs[index].run, glyphs[index].size)
            var uses: [GlyphUse] = []
            while index < glyphs.count, glyphs[index].run == run, glyphs[index].size == size {
                let glyph = glyphs[index]
                let position = Point(x: frame.minX + glyph.position.x, y: frame.minY + glyph.position.y)
                uses.append(GlyphUse(outline: context.outline(glyph.outline), position: position))
                index += 1
            }
            let style = style(of: run)
            context.add(
                .glyphs(uses, size: size, paint: style.paint(in: frame, environment)),
                effects: style.effects(environment))
        }
    }

    private func style(of run: Int) -> AnyShapeStyle {
        guard segments.indices.contains(run) else { return AnyShapeStyle(ForegroundStyle()) }
        if let style = segments[run].style { return style }
        if let color = segments[run].color { return AnyShapeStyle(color) }
        return AnyShapeStyle(ForegroundStyle())
    }

    private func drawLine(
        _ path: KeyPath<TextLines, Text.LineStyle?>, of piece: TextPiece, in frame: Rect, _ context: DrawingContext
    ) {
        let segment = segments[piece.run]
        let lines = TextLines(
            underline: segment.underline ?? environment.underline,
            strikethrough: segment.strikethrough ?? environment.strikethrough)
        guard let line = lines[keyPath: path], line.isActive, piece.width > 0 else { return }
        let metrics = context.typesetter.decoration(of: runs[piece.run].font)
        let isUnderline = path == \.underline
        let offset = (isUnderline ? metrics.underline : metrics.strikethrough) * piece.scale
        let width = max(
            (isUnderline ? metrics.underlineThickness : metrics.strikethroughThickness) * piece.scale,
            Double(environment.pixelLength))
        let y = frame.minY + piece.baseline + offset
        var path = Path()
        path.move(to: CGPoint(x: frame.minX + piece.x, y: y))
        path.addLine(to: CGPoint(x: frame.minX + piece.x + piece.width, y: y))
        let style = line.color.map { AnyShapeStyle($0) } ?? style(of: piece.run)
        context.add(
            .stroke(
                path: path.svg, paint: style.paint(in: frame, environment),
                line: LineLook(width: width, dash: line.pattern.dash?.map { $0 * width })))
    }

    private func drawImage(of piece: TextPiece, in frame: Rect, _ context: DrawingContext) {
        guard let image = segments[piece.run].image else { return }
        let font = runs[piece.run].font
        let size = image.size(beside: font, environment)
        let below = image.symbolName == nil ? 0 : (size.height - font.size * 1443 / 2048) / 2
        let scale = piece.scale
        image.draw(
            in: Rect(
                x: frame.minX + piece.x,
                y: frame.minY + piece.baseline - (size.height - below + font.baselineOffset) * scale,
                width: size.width * scale, height: size.height * scale),
            style: style(of: piece.run), environment, context)
    }

    /// A redacted text: a bar for each line, as high as the letters.
    private func drawPlaceholder(_ layout: TextLayout, in frame: Rect, _ context: DrawingContext) {
        for line in layout.lines where line.width > 0 {
            let rect = CGRect(
                x: frame.minX + line.x, y: frame.minY + line.baseline - line.ascent * 0.85, width: line.width,
                height: line.ascent * 0.85 + line.descent * 0.5)
            let path = Path(roundedRect: rect, cornerRadius: min(rect.height / 2, 4))
            context.fill(path, ForegroundStyle().paint(in: frame, environment).faded(0.18))
        }
    }
}

nonisolated private struct TextLines {
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
}

nonisolated extension Text.Segment {
    /// Whether there is more to draw than glyphs.
    fileprivate var isDecorated: Bool {
        underline != nil || strikethrough != nil || background != nil || image != nil
    }
}

nonisolated extension EnvironmentValues {
    fileprivate var isDecorated: Bool { underline?.isActive == true || strikethrough?.isActive == true }
}

nonisolated extension Optional where Wrapped == Font {
    fileprivate var modifiers: [FontModifier] { self?.modifiers ?? [] }
}

/// Which letters are drawn as small capitals. No font here has them: they are capitals, smaller.
nonisolated struct SmallCaps {
    var ofLowercase = false
    var ofUppercase = false

    /// The height of small capitals over that of capitals: x-height over cap height is 0.72 in San Francisco; small
    /// capitals are a little higher than an x.
    private static let scale = 0.78

    func runs(of string: String, _ font: FontDescription) -> [TextRun] {
        guard ofLowercase || ofUppercase else { return [TextRun(text: string, font: font)] }
        var result: [TextRun] = []
        for character in string {
            let isSmall = ofLowercase && character.isLowercase || ofUppercase && character.isUppercase
            var own = font
            if isSmall { own.glyphScale *= SmallCaps.scale }
            let text = isSmall ? character.uppercased() : String(character)
            if let last = result.last, last.font == own {
                result[result.count - 1].text += text
            } else {
                result.append(TextRun(text: text, font: own))
            }
        }
        return result.isEmpty ? [TextRun(text: "", font: font)] : result
    }
}
