import Layout

/// A text with its fonts applied: what the layout engine needs of it, and what drawing needs beside that.
struct Shaping {
    /// A glyph relative to the left end of its cluster on the baseline, y downwards, in points.
    struct Glyph {
        var outline: OutlineID
        var x: Double
        var y: Double
    }

    var text: ShapedText
    var glyphs: [Glyph]
    /// For each cluster the position of its first glyph; one more at the end.
    var firstGlyphs: [Int]
    /// The embedding level of each cluster.
    var levels: [UInt8]
    /// The glyphs of "…" for each run.
    var ellipses: [[Glyph]]
}
