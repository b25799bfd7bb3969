/// A text broken into lines within a proposal. Lengths in points.
public struct TextLayout: Equatable, Sendable {
    /// Rounded up to whole pixels on both axes.
    public var size: Size
    public var lines: [TextLine]
    /// Whether part of the text is not shown and "…" stands for it.
    public var isTruncated: Bool
    /// Below the top of the box, rounded to the nearest pixel.
    public var firstBaseline: Double
    public var lastBaseline: Double
    /// What the font was scaled by, at most 1 and at least `TextLayoutOptions.minimumScaleFactor`.
    /// Everything here is in points after scaling.
    public var scale: Double

    public init(
        size: Size, lines: [TextLine], isTruncated: Bool, firstBaseline: Double, lastBaseline: Double,
        scale: Double = 1
    ) {
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.scale = scale
    }
}
