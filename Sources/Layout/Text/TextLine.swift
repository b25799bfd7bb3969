/// One line of a laid-out text, in points relative to the top-left corner of the text's box.
public struct TextLine: Equatable, Hashable, Sendable {
    /// The clusters shown, or those in front of the ellipsis. Line terminators and the spaces at which the
    /// line is wrapped are left out.
    public var clusters: Range<Int>
    /// The run in whose font "…" is set, if the line has one.
    public var ellipsisRun: Int?
    /// The clusters shown after the ellipsis; empty without one.
    public var clustersAfterEllipsis: Range<Int>
    /// Where the line begins, alignment applied.
    public var x: Double
    public var width: Double
    /// Unrounded.
    public var baseline: Double
    public var ascent: Double
    public var descent: Double

    public init(
        clusters: Range<Int>, ellipsisRun: Int? = nil, clustersAfterEllipsis: Range<Int> = 0..<0, x: Double,
        width: Double, baseline: Double, ascent: Double, descent: Double
    ) {
        self.clusters = clusters
        self.ellipsisRun = ellipsisRun
        self.clustersAfterEllipsis = clustersAfterEllipsis
        self.x = x
        self.width = width
        self.baseline = baseline
        self.ascent = ascent
        self.descent = descent
    }
}
