import FontFiles
import Layout
import TextLibraries

/// Applies fonts to texts: measures them for the layout engine and hands out the glyphs to draw.
///
/// Texts are set in Inter, which is close to the platform's San Francisco in proportion, with San Francisco's
/// tracking and vertical metrics; monospaced ones in JetBrains Mono, serif ones in DejaVu Serif, and what these
/// lack in DejaVu. The answers depend on the text, the font and those files only.
public final class Typesetter {
    /// How many texts, and how many fonts, are remembered at most, twice over.
    private static let cacheCapacity = 4096

    private let library: FontLibrary
    private let algorithms = UnicodeAlgorithms()
    private var fonts = BoundedCache<FontDescription, RunFont>(capacity: Typesetter.cacheCapacity)
    private var shapings = BoundedCache<[TextRun], Shaping>(capacity: Typesetter.cacheCapacity)

    /// - Throws: `FontError` if a font is in none of the folders.
    public init(fontFolders: [String] = FontFolders.standard) throws(FontError) {
        library = try FontLibrary(folders: fontFolders)
    }

    /// The vertical metrics of a font.
    public func metrics(of font: FontDescription) -> FontMetrics {
        SystemFont.metrics(of: font)
    }

    /// Shapes a text. An empty one has the font of its run, or that of body text if it has none.
    public func shape(_ runs: [TextRun]) -> ShapedText {
        shaping(of: runs).text
    }

    /// The glyphs of a text that was shaped from `runs` and laid out, line by line from left to right; blank
    /// ones are left out.
    public func glyphs(of runs: [TextRun], in layout: TextLayout) -> [PlacedGlyph] {
        LineSetter(shaping: shaping(of: runs), runs: runs, layout: layout).glyphs()
            .filter { !library.path(of: $0.outline).svgPath.isEmpty }
    }

    /// What each run has of each line of a text, line by line from left to right: what is drawn under letters and
    /// through them, and where boxes are.
    public func pieces(of runs: [TextRun], in layout: TextLayout) -> [TextPiece] {
        LineSetter(shaping: shaping(of: runs), runs: runs, layout: layout).pieces()
    }

    /// Where a font has its lines under and through the letters.
    public func decoration(of font: FontDescription) -> TextDecorationMetrics { self.font(font).decoration }

    /// The one glyph that a font file of the folders has for a name, as icon fonts have ligatures for them; nil
    /// where the file is missing or has none.
    public func icon(_ name: String, file: String) -> GlyphPath? { library.icon(name, file: file) }

    /// The shape of a glyph that this typesetter has placed.
    public func outline(_ id: OutlineID) -> GlyphPath {
        library.path(of: id)
    }

    private func shaping(of runs: [TextRun]) -> Shaping {
        let runs = runs.isEmpty ? [TextRun(text: "", font: FontDescription(.body, at: .large))] : runs
        return shapings.value(for: runs) {
            var shaper = TextShaper(
                runs, fonts: runs.map { font($0.font) }, algorithms: algorithms)
            return shaper.shape()
        }
    }

    private func font(_ description: FontDescription) -> RunFont {
        fonts.value(for: description) { RunFont(description, library: library) }
    }
}
