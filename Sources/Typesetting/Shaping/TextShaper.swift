import Layout
import TextLibraries

/// Turns one text into clusters and glyphs.
///
/// Characters are grouped into stretches of one run, font, script and direction, and HarfBuzz shapes each with
/// the whole text as its context. What no font has, and color emoji, take a fixed width.
struct TextShaper {
    private let text: CharacterText
    private let fonts: [RunFont]
    private let boxes: [TextRun.Box?]

    private var clusters: [TextCluster] = []
    private var glyphs: [Shaping.Glyph] = []
    private var firstGlyphs: [Int] = [0]
    private var levels: [UInt8] = []
    /// The width of the current paragraph up to here: where a tab starts from.
    private var paragraphWidth = 0.0

    /// The distance between tab stops in points: the platform's default paragraph style.
    private static let tabInterval = 28.0
    /// How wide a color emoji is, in ems: the advance of Apple's font, 1.25 times its size.
    private static let emojiWidth = 1.25
    /// How wide a character is that no font has, in ems: mostly Chinese, Japanese and Korean, whose characters
    /// are one em wide in every font.
    private static let missingWidth = 1.0

    /// - Parameter fonts: those of the runs, in the same order.
    init(_ runs: [TextRun], fonts: [RunFont], algorithms: UnicodeAlgorithms) {
        text = CharacterText(runs, algorithms: algorithms)
        self.fonts = fonts
        boxes = runs.map(\.box)
    }

    mutating func shape() -> Shaping {
        var index = 0
        while index < text.characters.count {
            let character = text.characters[index]
            let treatment = treatment(of: character)
            switch treatment {
            case .shaped(let face):
                let end = stretchEnd(from: index, face: face)
                appendStretch(character.lowerBound..<text.characters[end - 1].upperBound, face: face)
                index = end
            case .blank(let width):
                append(character, advance: width, glyphs: [])
                index += 1
            case .fixed(let ems):
                appendFixed(character, ems: ems)
                index += 1
            }
        }
        let runs = zip(fonts, boxes).map { font, box in
            var metrics = font.metrics
            if let box {
                metrics.ascent = max(metrics.ascent, box.ascent)
                metrics.descent = max(metrics.descent, box.descent)
            }
            return ShapedRun(metrics: metrics, ellipsisAdvance: font.ellipsis.advance)
        }
        return Shaping(
            text: ShapedText(clusters: clusters, runs: runs), glyphs: glyphs, firstGlyphs: firstGlyphs,
            levels: levels, ellipses: fonts.map(\.ellipsis.glyphs))
    }

    // MARK: - What becomes of a character

    private enum Treatment: Equatable {
        /// In the run's font of that position.
        case shaped(face: Int)
        /// Nothing to see, so many points wide.
        case blank(width: Double)
        case fixed(ems: Double)
    }

    private func treatment(of character: Range<Int>) -> Treatment {
        let first = text.scalars[character.lowerBound]
        if let box = boxes[Int(text.runs[character.lowerBound])] { return .blank(width: box.width) }
        if first == "\t" {
            let stops = (paragraphWidth / Self.tabInterval + 1e-9).rounded(.down) + 1
            return .blank(width: stops * Self.tabInterval - paragraphWidth)
        }
        if first.isControl || first.isLineTerminator { return .blank(width: 0) }
        if text.isEmoji(character) { return .fixed(ems: Self.emojiWidth) }
        let font = fonts[Int(text.runs[character.lowerBound])]
        guard let face = font.face(for: text.scalars[character]) else { return .fixed(ems: Self.missingWidth) }
        return .shaped(face: face)
    }

    /// The end of the characters from `start` on that can be shaped together.
    private func stretchEnd(from start: Int, face: Int) -> Int {
        let first = text.characters[start].lowerBound
        var end = start + 1
        while end < text.characters.count {
            let character = text.characters[end]
            let scalar = character.lowerBound
            guard text.runs[scalar] == text.runs[first], text.levels[scalar] == text.levels[first],
                text.scripts[scalar] == text.scripts[first], treatment(of: character) == .shaped(face: face)
            else { break }
            end += 1
        }
        return end
    }

    // MARK: - Clusters

    private mutating func appendStretch(_ part: Range<Int>, face: Int) {
        let font = fonts[Int(text.runs[part.lowerBound])]
        let isRightToLeft = !text.levels[part.lowerBound].isMultiple(of: 2)
        let shaped = font.shape(
            text.scalars, in: part, script: text.scripts[part.lowerBound], isRightToLeft: isRightToLeft, face: face)
        // In visual order; clusters are wanted in reading order.
        var groups: [Range<Int>] = []
        var start = 0
        for index in shaped.indices
        where index + 1 == shaped.count || shaped[index + 1].cluster != shaped[start].cluster {
            groups.append(start..<index + 1)
            start = index + 1
        }
        if isRightToLeft { groups.reverse() }
        for (index, group) in groups.enumerated() {
            let end = index + 1 < groups.count ? shaped[groups[index + 1].lowerBound].cluster : part.upperBound
            let placed = font.placed(shaped[group], face: face)
            append(shaped[group.lowerBound].cluster..<end, advance: placed.advance, glyphs: placed.glyphs)
        }
    }

    /// A character of a fixed width, with what the fonts have for it in the middle.
    private mutating func appendFixed(_ character: Range<Int>, ems: Double) {
        let font = fonts[Int(text.runs[character.lowerBound])]
        let scalar = character.lowerBound..<character.lowerBound + 1
        var placed = font.missingGlyph
        if let face = font.face(for: text.scalars[scalar]) {
            let shaped = font.shape(
                text.scalars, in: scalar, script: text.scripts[scalar.lowerBound], isRightToLeft: false, face: face)
            placed = font.placed(shaped[...], face: face, tracking: 0)
        }
        let width = ems * font.description.glyphSize
        for index in placed.glyphs.indices { placed.glyphs[index].x += (width - placed.advance) / 2 }
        append(character, advance: width + font.description.tracking, glyphs: placed.glyphs)
    }

    private mutating func append(_ scalars: Range<Int>, advance: Double, glyphs newGlyphs: [Shaping.Glyph]) {
        let breakAfter = text.breaks[scalars.upperBound - 1]
        clusters.append(
            TextCluster(
                advance: advance, run: text.runs[scalars.lowerBound], breakAfter: breakAfter,
                isWhitespace: text.scalars[scalars].allSatisfy(\.isHangingSpace)))
        glyphs.append(contentsOf: newGlyphs)
        firstGlyphs.append(glyphs.count)
        levels.append(text.levels[scalars.lowerBound])
        paragraphWidth = breakAfter == .mandatory ? 0 : paragraphWidth + advance
    }
}
