import Layout

/// Applies fonts to texts: measures them for the layout engine and hands out the glyphs to draw.
public final class Typesetter {
    public static let defaultFontFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
        "/usr/share/fonts/truetype/dejavu",
    ]

    public init(fontFolders: [String] = Typesetter.defaultFontFolders) throws(FontError) {
    }

    /// The vertical metrics of a font.
    public func metrics(of font: FontDescription) -> FontMetrics {
        let height = (1950.0 + 494) / 2048 * font.size
        return FontMetrics(
            ascent: 1950 / 2048 * font.size, descent: 494 / 2048 * font.size, capHeight: 1443 / 2048 * font.size,
            xHeight: 1040 / 2048 * font.size, leading: max((font.lineHeight ?? 0) - height, 0))
    }

    /// Shapes a text of one or more runs. A text without characters still needs one run for its font.
    public func shape(_ runs: [TextRun]) -> ShapedText {
        var clusters: [TextCluster] = []
        for (index, run) in runs.enumerated() {
            for character in run.text {
                clusters.append(
                    TextCluster(
                        advance: 0.5 * run.font.size, run: Int32(index),
                        breakAfter: character == " " ? .allowed : character.isNewline ? .mandatory : .none,
                        isWhitespace: character == " "))
            }
        }
        return ShapedText(
            clusters: clusters,
            runs: runs.map { ShapedRun(metrics: metrics(of: $0.font), ellipsisAdvance: $0.font.size) })
    }

    /// The glyphs of a text that was shaped from `runs` and laid out; blank ones are left out.
    public func glyphs(of runs: [TextRun], in layout: TextLayout) -> [PlacedGlyph] {
        []
    }

    public func outline(_ id: OutlineID) -> GlyphPath {
        GlyphPath(svgPath: "", unitsPerEm: 1)
    }
}
