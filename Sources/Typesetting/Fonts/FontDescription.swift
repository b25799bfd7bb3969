/// A font as a view asks for it: what its environment and modifiers add up to.
public struct FontDescription: Hashable, Sendable {
    public enum Design: UInt8, Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// In points.
    public var size: Double
    /// The line height of the text style that the font stands for, in points; nil for a font given by its size.
    public var lineHeight: Double?
    /// From 100 (ultralight) to 900 (black); 400 is regular, 600 semibold, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    public var design: Design
    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool
    /// What `tracking` and `kerning` add after each character, in points, beside the font's own tracking.
    public var tracking: Double
    /// How far the letters stand above the baseline, in points. The line grows to hold them.
    public var baselineOffset: Double
    /// The size of the letters over the font's size: below 1 for small capitals and secondary texts, whose lines are
    /// as high as those of the font.
    public var glyphScale: Double

    public init(
        size: Double, lineHeight: Double? = nil, weight: Int = 400, isItalic: Bool = false,
        design: Design = .default, hasMonospacedDigits: Bool = false, tracking: Double = 0,
        baselineOffset: Double = 0, glyphScale: Double = 1
    ) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.glyphScale = glyphScale
    }

    /// The size that the letters are drawn in, in points.
    public var glyphSize: Double { size * glyphScale }

    /// The font of a text style at a Dynamic Type size.
    public init(_ style: TextStyle, at dynamicTypeSize: DynamicTypeSize) {
        let metrics = style.metrics(at: dynamicTypeSize)
        self.init(size: metrics.size, lineHeight: metrics.lineHeight, weight: style == .headline ? 600 : 400)
    }
}
