/// How far one edge of a view wants to be from its neighbour, by what the neighbour is.
///
/// Two facing edges agree on the kinds that both hold: their values are added, and the largest sum wins.
/// (engine.md, section 5.)
public struct EdgeSpacing: Equatable, Sendable {
    /// What a text's edge holds for another text: the lower text's leading decides. What a symbol holds there
    /// is a distance, which a text's metric gives way to.
    public enum TextToText: Equatable, Sendable {
        /// The text's leading as a distance, and the height of its lines with it, by which the larger of two
        /// texts side by side is found.
        case text(leading: Double, lineHeight: Double)
        case distance(Double)
    }

    /// Between two texts (or a text and a symbol).
    public var textToText: TextToText?
    /// Between something and a text below it.
    public var aboveText: Double?
    /// Between a text and something below it.
    public var belowText: Double?
    /// Holds against everything with which no kind is shared: a spacer's 0.
    public var unkeyed: Double?

    public init(
        textToText: TextToText? = nil, aboveText: Double? = nil, belowText: Double? = nil, unkeyed: Double? = nil
    ) {
        self.textToText = textToText
        self.aboveText = aboveText
        self.belowText = belowText
        self.unkeyed = unkeyed
    }

    /// The distance of two views whose preferences say nothing about each other.
    public static let defaultDistance = 8.0

    /// The distance between this edge (above, or leading) and the next view's facing edge, in points.
    public func distance(to next: EdgeSpacing) -> Double {
        var largest: Double?
        if let a = textToText, let b = next.textToText { largest = EdgeSpacing.between(a, b) }
        if let a = aboveText, let b = next.aboveText { largest = max(largest ?? -.infinity, a + b) }
        if let a = belowText, let b = next.belowText { largest = max(largest ?? -.infinity, a + b) }
        if let largest { return largest }
        switch (unkeyed, next.unkeyed) {
        case (let a?, let b?): return max(a, b)
        case (let a?, nil): return a
        case (nil, let b?): return b
        case (nil, nil): return EdgeSpacing.defaultDistance
        }
    }

    private static func between(_ upper: TextToText, _ lower: TextToText) -> Double {
        switch (upper, lower) {
        case (.text, .text(let leading, _)): leading
        case (.distance(let a), .distance(let b)): a + b
        case (.distance(let distance), .text), (.text, .distance(let distance)): distance
        }
    }

    /// What an edge holds that several views share: the larger of each kind, and the larger text's.
    mutating func formUnion(_ other: EdgeSpacing) {
        switch (textToText, other.textToText) {
        case (nil, let theirs): textToText = theirs
        case (.distance, .text?): textToText = other.textToText
        case (.text(_, let mine)?, .text(_, let theirs)?): if theirs > mine { textToText = other.textToText }
        case (.distance(let a)?, .distance(let b)?): textToText = .distance(max(a, b))
        case (_?, nil), (.text?, .distance?): break
        }
        aboveText = EdgeSpacing.larger(aboveText, other.aboveText)
        belowText = EdgeSpacing.larger(belowText, other.belowText)
        unkeyed = EdgeSpacing.larger(unkeyed, other.unkeyed)
    }

    private static func larger(_ a: Double?, _ b: Double?) -> Double? {
        guard let a else { return b }
        guard let b else { return a }
        return max(a, b)
    }
}
