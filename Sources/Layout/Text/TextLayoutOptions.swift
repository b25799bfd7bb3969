/// How the lines of a text stand to each other; leading is the side where reading begins.
public enum TextAlignment: UInt8, Equatable, Hashable, Sendable {
    case leading
    case center
    case trailing
}

/// Which part of a text gives way to "…" where it does not fit.
public enum TruncationMode: UInt8, Equatable, Hashable, Sendable {
    case head
    case middle
    case tail
}

/// What a text's environment says about how it is laid out.
public struct TextLayoutOptions: Equatable, Hashable, Sendable {
    /// The most lines that are shown; nil sets no limit. A number below 1 counts as 1.
    public var maximumLines: Int?
    /// The lines whose height is kept even if there are fewer (`lineLimit(2, reservesSpace: true)`, or the
    /// lower bound of a range).
    public var reservedLines: Int
    public var truncation: TruncationMode
    public var alignment: TextAlignment
    /// Whether the leading side is the right one.
    public var isRightToLeft: Bool
    /// Between the bottom of a line and the top of the next, in points; a negative number counts as 0.
    public var lineSpacing: Double
    /// Whether the leading of the fonts stands between the lines of a text, as it does between two texts.
    /// docs/engine.md says that it does not: line pitch is ascent and descent. A published measurement of an
    /// app on iPhones says that it does: a headline (17 points, line height 22) of three lines is 64.3 high,
    /// which is 3 · 20.287 + 2 · 1.713, and one of five lines 108.5.
    public var addsLeading: Bool
    /// The smallest factor the text may be scaled by so as not to be truncated, above 0 to 1.
    public var minimumScaleFactor: Double
    /// The length of a pixel, in points.
    public var pixel: Double

    public init(
        maximumLines: Int? = nil, reservedLines: Int = 0, truncation: TruncationMode = .tail,
        alignment: TextAlignment = .leading, isRightToLeft: Bool = false, lineSpacing: Double = 0,
        addsLeading: Bool = false, minimumScaleFactor: Double = 1, pixel: Double
    ) {
        self.maximumLines = maximumLines
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.lineSpacing = lineSpacing
        self.addsLeading = addsLeading
        self.minimumScaleFactor = minimumScaleFactor
        self.pixel = pixel
    }
}
