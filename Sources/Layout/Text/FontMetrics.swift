/// The vertical measures of a font at a size, in points, all positive.
public struct FontMetrics: Equatable, Hashable, Sendable {
    /// From the baseline up to the top of a line.
    public var ascent: Double
    /// From the baseline down to the bottom of a line.
    public var descent: Double
    /// The height of a capital letter without overshoot.
    public var capHeight: Double
    /// The height of a lower-case x.
    public var xHeight: Double
    /// What the font's text style asks for between two texts: its line height less ascent and descent, at
    /// least 0. A font given by its size alone has none.
    public var leading: Double

    public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
    }

    /// The distance between two baselines of one text without extra line spacing, unrounded: 20.287 for the
    /// system font at 17 points. The leading is not part of it: it only separates one text from the next.
    public var linePitch: Double { ascent + descent }
}
