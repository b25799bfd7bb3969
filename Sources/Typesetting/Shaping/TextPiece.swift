/// What one run has of one line of a laid-out text, in points relative to the top-left corner of the text's box.
public struct TextPiece: Hashable, Sendable {
    public var run: Int
    public var x: Double
    public var width: Double
    public var baseline: Double
    /// What the text is scaled by.
    public var scale: Double
}

/// The lines that a font draws under and through its letters: the middles below the baseline (negative above), in
/// points.
public struct TextDecorationMetrics: Hashable, Sendable {
    public var underline: Double
    public var underlineThickness: Double
    public var strikethrough: Double
    public var strikethroughThickness: Double
}
