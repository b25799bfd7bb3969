import Layout

/// How a layer of commands is combined with what is below it. Nothing set: no effect. What is set is applied in
/// this order: filters, clip, mask, shadow, opacity, blending; the transform moves all of it.
public struct LayerEffect: Codable, Equatable, Sendable {
    public var opacity: Double?
    /// SVG path data, in points: only what is inside is drawn.
    public var clip: String?
    /// Whether what the clip goes around twice is outside; nil is no.
    public var clipsEvenOdd: Bool?
    /// An affine transform a b c d e f, as in SVG's matrix().
    public var transform: [Double]?
    public var shadow: Shadow?
    /// One after the other.
    public var filters: [ColorFilter]?
    public var mask: Mask?
    public var blend: Blend?
    /// Whether blending inside does not see what is below the layer.
    public var isIsolated: Bool?

    public init(
        opacity: Double? = nil, clip: String? = nil, clipsEvenOdd: Bool? = nil, transform: [Double]? = nil,
        shadow: Shadow? = nil, filters: [ColorFilter]? = nil, mask: Mask? = nil, blend: Blend? = nil,
        isIsolated: Bool? = nil
    ) {
        self.opacity = opacity
        self.clip = clip
        self.clipsEvenOdd = clipsEvenOdd
        self.transform = transform
        self.shadow = shadow
        self.filters = filters
        self.mask = mask
        self.blend = blend
        self.isIsolated = isIsolated
    }

    public struct Shadow: Codable, Equatable, Sendable {
        public var color: ColorPair
        /// The standard deviation of the blur, in points.
        public var radius: Double
        public var x: Double
        public var y: Double
        /// Whether it falls into what is drawn instead of behind it; nil is no.
        public var isInner: Bool?

        public init(color: ColorPair, radius: Double, x: Double, y: Double, isInner: Bool? = nil) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
            self.isInner = isInner
        }
    }

    /// Commands whose opacity decides what is seen of the layer.
    public struct Mask: Codable, Equatable, Sendable {
        public var commands: [DrawingCommand]
        /// Whether what is drawn hides instead of shows; nil is no.
        public var isInverse: Bool?

        public init(_ commands: [DrawingCommand], isInverse: Bool? = nil) {
            self.commands = commands
            self.isInverse = isInverse
        }
    }

    /// How colors are mixed with those below, by the names of CSS.
    public enum Blend: String, Codable, Sendable {
        case multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
        case colorDodge = "color-dodge"
        case colorBurn = "color-burn"
        case softLight = "soft-light"
        case hardLight = "hard-light"
        case plusLighter = "plus-lighter"
    }
}

/// What becomes of each color of a layer. Components are sRGB, from 0 to 1.
public enum ColorFilter: Codable, Equatable, Sendable {
    /// The standard deviation, in points.
    case blur(Double)
    /// Added to each component.
    case brightness(Double)
    /// A factor of each component's distance from one half.
    case contrast(Double)
    /// 0 is gray, 1 as it was.
    case saturation(Double)
    /// In degrees.
    case hueRotation(Double)
    case invert
    /// Each component times that of a color, the opacity too.
    case multiply(ColorPair)
    /// Black, as opaque as the color was bright.
    case luminanceToAlpha
    /// What is at least as opaque as the first and at most as the second number, in a color; nothing else.
    case alphaThreshold(Double, Double, ColorPair)
}
