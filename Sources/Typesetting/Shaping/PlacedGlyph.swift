import Layout

/// Names the outline of one glyph of one font within a `Typesetter`.
public struct OutlineID: Hashable, Sendable {
    let index: Int
}

/// A glyph at its place in a laid-out text. Lengths in points.
public struct PlacedGlyph: Hashable, Sendable {
    public var outline: OutlineID
    /// The pen's position on the baseline, relative to the top-left corner of the text's box.
    public var position: Point
    /// The font size, scaling applied.
    public var size: Double
    /// The position of the run among those that were shaped: what its color and underline depend on.
    public var run: Int
}

/// The shape of a glyph.
public struct GlyphPath: Hashable, Sendable {
    /// SVG path data in font units, y downwards from the baseline.
    public var svgPath: String
    public var unitsPerEm: Double
}
