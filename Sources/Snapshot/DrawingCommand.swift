import Layout

/// One thing to draw. Paths are SVG path data in points.
public indirect enum DrawingCommand: Codable, Equatable, Sendable {
    /// - Parameter isEvenOdd: Whether what a path goes around twice is outside; nil is no.
    case fill(path: String, paint: Paint, isEvenOdd: Bool? = nil)
    case stroke(path: String, paint: Paint, line: LineLook)
    /// Glyphs of one font size (points), all in one paint.
    case glyphs([GlyphUse], size: Double, paint: Paint)
    /// A system image that no font has a glyph for: an outline that carries the name.
    case symbol(name: String, frame: Rect, paint: Paint)
    /// A picture that a course only declares the size of: an outline with its name.
    case placeholder(name: String, frame: Rect)
    /// A picture from a file, stretched over its frame.
    case picture(PictureUse, frame: Rect)
    /// Commands drawn as one layer.
    case group(LayerEffect, [DrawingCommand])

    /// A line without dashes, with flat ends and pointed corners.
    public static func stroke(path: String, paint: Paint, width: Double) -> DrawingCommand {
        .stroke(path: path, paint: paint, line: LineLook(width: width))
    }
}

/// How a line is drawn. nil stands for SVG's own defaults: flat ends, pointed corners up to 4 times the width, no
/// dashes.
public struct LineLook: Codable, Equatable, Sendable {
    public enum Cap: String, Codable, Sendable { case round, square }
    public enum Join: String, Codable, Sendable { case round, bevel }

    /// In points, as all lengths here.
    public var width: Double
    public var cap: Cap?
    public var join: Join?
    public var miterLimit: Double?
    public var dash: [Double]?
    public var dashPhase: Double?

    public init(
        width: Double, cap: Cap? = nil, join: Join? = nil, miterLimit: Double? = nil, dash: [Double]? = nil,
        dashPhase: Double? = nil
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A picture by its place in the drawing's table, with what becomes of its colors.
public struct PictureUse: Codable, Equatable, Sendable {
    public var picture: Int
    /// Set: only the picture's opacity counts, and this is its color (a template).
    public var tint: ColorPair?

    public init(picture: Int, tint: ColorPair? = nil) {
        self.picture = picture
        self.tint = tint
    }
}
