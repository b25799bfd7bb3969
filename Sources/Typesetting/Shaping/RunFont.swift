import Layout
import TextLibraries

/// A font ready for use: the files it is drawn with, its size and its tracking.
final class RunFont {
    /// Glyphs relative to the left end of the first, and how far the pen moves, in points.
    struct PlacedGlyphs {
        var glyphs: [Shaping.Glyph]
        var advance: Double
    }

    let description: FontDescription
    let metrics: FontMetrics
    private let library: FontLibrary
    private let faces: [FontLibrary.Face]
    /// The system font's other cut and its share, for sizes that are between the two.
    private let otherCut: (font: HarfBuzzFont, share: Double)?

    /// "…" in this font.
    private(set) lazy var ellipsis: PlacedGlyphs = {
        let ellipsis: [Unicode.Scalar] = ["…"]
        let face = face(for: ellipsis[...]) ?? 0
        let shaped = shape(
            ellipsis, in: 0..<1, script: HarfBuzzFont.Script(of: "…"), isRightToLeft: false, face: face)
        return placed(shaped[...], face: face)
    }()

    init(_ description: FontDescription, library: FontLibrary) {
        self.description = description
        self.library = library
        metrics = SystemFont.metrics(of: description)
        let displayShare = isSystemFont(description) ? SystemFont.displayShare(size: description.glyphSize) : 0
        let cut: FontFile.Cut = displayShare < 0.5 ? .text : .display
        faces = library.faces(for: description, cut: cut)
        if displayShare > 0 && displayShare < 1 {
            let other = library.faces(for: description, cut: cut == .text ? .display : .text)[0].font
            otherCut = (other, cut == .text ? displayShare : 1 - displayShare)
        } else {
            otherCut = nil
        }
    }

    /// What is drawn for a character that no font has.
    var missingGlyph: PlacedGlyphs {
        PlacedGlyphs(
            glyphs: [Shaping.Glyph(outline: library.missingOutline, x: 0, y: 0)], advance: description.glyphSize)
    }

    /// The position of the first font that has a character; nil if none has.
    func face(for character: ArraySlice<Unicode.Scalar>) -> Int? {
        faces.firstIndex { face in
            character.allSatisfy { scalar in
                face.font.hasGlyph(for: scalar) || scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }

    func shape(
        _ text: [Unicode.Scalar], in part: Range<Int>, script: HarfBuzzFont.Script, isRightToLeft: Bool, face: Int
    ) -> [HarfBuzzFont.Glyph] {
        let features = features(face: face)
        func shape(in font: HarfBuzzFont) -> [HarfBuzzFont.Glyph] {
            font.shape(text, in: part, script: script, isRightToLeft: isRightToLeft, features: features)
        }
        let font = faces[face].font
        let glyphs = shape(in: font)
        guard face == 0, let otherCut else { return glyphs }
        // The outlines are those of the nearer cut; the advances are in between.
        let others = shape(in: otherCut.font)
        guard glyphs.map(\.cluster) == others.map(\.cluster) else { return glyphs }
        let unit = font.unitsPerEm / otherCut.font.unitsPerEm
        return zip(glyphs, others).map { glyph, other in
            var glyph = glyph
            glyph.advance += (other.advance * unit - glyph.advance) * otherCut.share
            return glyph
        }
    }

    /// One cluster's glyphs at the font's size, with tracking behind the last unless it takes no room itself.
    func placed(_ shaped: ArraySlice<HarfBuzzFont.Glyph>, face: Int, tracking: Double? = nil) -> PlacedGlyphs {
        let unit = description.glyphSize / faces[face].font.unitsPerEm
        var glyphs: [Shaping.Glyph] = []
        var pen = 0.0
        for glyph in shaped {
            glyphs.append(
                Shaping.Glyph(
                    outline: library.outlineID(of: glyph.id, in: faces[face]), x: (pen + glyph.xOffset) * unit,
                    y: -glyph.yOffset * unit - description.baselineOffset))
            pen += glyph.advance
        }
        let advance = pen * unit
        return PlacedGlyphs(
            glyphs: glyphs, advance: pen == 0 ? 0 : advance + (tracking ?? self.tracking(face: face)))
    }

    /// Where lines under and through the letters are, of the font drawn, in points.
    var decoration: TextDecorationMetrics {
        let unit = description.glyphSize / faces[0].font.unitsPerEm
        let lines = faces[0].font.decoration
        return TextDecorationMetrics(
            underline: -lines.underline.offset * unit - description.baselineOffset,
            underlineThickness: lines.underline.thickness * unit,
            strikethrough: -lines.strikethrough.offset * unit - description.baselineOffset,
            strikethroughThickness: lines.strikethrough.thickness * unit)
    }

    /// The system font's own tracking goes with its own glyphs only: not those of other designs, nor those
    /// of fallback fonts.
    private func tracking(face: Int) -> Double {
        let isSystem = face == 0 && isSystemFont(description)
        return description.tracking + (isSystem ? SystemFont.tracking(size: description.glyphSize) : 0)
    }

    /// Contextual alternates are off in the chosen font: Inter draws arrows for "->" and a cross for the x of
    /// "2x4", JetBrains Mono whole ligatures; the platform's fonts do not. Fallback fonts keep them, some
    /// scripts cannot do without.
    private func features(face: Int) -> [HarfBuzzFont.Feature] {
        var features: [HarfBuzzFont.Feature] = []
        if face == 0 { features.append(.init(tag: "calt", isOn: false)) }
        if description.hasMonospacedDigits { features.append(.init(tag: "tnum", isOn: true)) }
        if description.tracking != 0 {
            features.append(.init(tag: "liga", isOn: false))
            features.append(.init(tag: "clig", isOn: false))
        }
        return features
    }
}

/// Whether a font is set in Inter as the stand-in for the platform's system font.
private func isSystemFont(_ font: FontDescription) -> Bool {
    font.design == .default || font.design == .rounded
}
