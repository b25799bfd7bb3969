import Layout

/// One thing to draw. Paths are SVG path data in points.
public indirect enum DrawingCommand: Codable, Equatable, Sendable {
    case fill(path: String, paint: Paint)
    case stroke(path: String, paint: Paint, width: Double)
    /// Glyphs of one font size (points), all in one paint.
    case glyphs([GlyphUse], size: Double, paint: Paint)
    /// A system image: drawn from an icon set where it has one, else as an outline that carries the name.
    case symbol(name: String, frame: Rect, paint: Paint)
    /// A picture that a course only declares the size of: an outline with its name.
    case placeholder(name: String, frame: Rect)
    /// Commands drawn as one layer.
    case group(LayerEffect, [DrawingCommand])
}

/// How a layer of commands is combined with what is below it. Nothing set: no effect.
public struct LayerEffect: Codable, Equatable, Sendable {
    public var opacity: Double?
    /// SVG path data, in points: only what is inside is drawn.
    public var clip: String?
    /// An affine transform a b c d e f, as in SVG's matrix().
    public var transform: [Double]?
    public var shadow: Shadow?

    public init(opacity: Double? = nil, clip: String? = nil, transform: [Double]? = nil, shadow: Shadow? = nil) {
        self.opacity = opacity
        self.clip = clip
        self.transform = transform
        self.shadow = shadow
    }

    public struct Shadow: Codable, Equatable, Sendable {
        public var color: ColorPair
        public var radius: Double
        public var x: Double
        public var y: Double

        public init(color: ColorPair, radius: Double, x: Double, y: Double) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}
