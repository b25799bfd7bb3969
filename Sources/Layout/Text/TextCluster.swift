/// Whether a line may end after a cluster (Unicode Standard Annex 14).
public enum BreakOpportunity: UInt8, Equatable, Hashable, Sendable {
    case none
    case allowed
    /// The line has to end here: a newline, or another paragraph separator.
    case mandatory
}

/// The smallest part of a shaped text that is never divided between lines: usually a character as a reader
/// sees it, or several that the font draws as one ligature.
public struct TextCluster: Equatable, Hashable, Sendable {
    /// In points, tracking and kerning included.
    public var advance: Double
    /// The position in `ShapedText.runs` of the run that the cluster belongs to.
    public var run: Int32
    public var breakAfter: BreakOpportunity
    /// A space that takes no room where a line is wrapped right after it. Not so a no-break space.
    public var isWhitespace: Bool

    public init(advance: Double, run: Int32, breakAfter: BreakOpportunity = .none, isWhitespace: Bool = false) {
        self.advance = advance
        self.run = run
        self.breakAfter = breakAfter
        self.isWhitespace = isWhitespace
    }
}
