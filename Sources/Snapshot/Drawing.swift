import Layout

/// What a layout looks like, in drawing order (first is behind), in the coordinates of the snapshot.
public struct Drawing: Codable, Equatable, Sendable {
    public var commands: [DrawingCommand]
    /// The outlines that `DrawingCommand.glyphs` refers to by position, each once.
    public var outlines: [GlyphOutline]
    /// The pictures that `DrawingCommand.picture` refers to by position, each once.
    public var pictures: [Picture]?

    public init(commands: [DrawingCommand] = [], outlines: [GlyphOutline] = [], pictures: [Picture]? = nil) {
        self.commands = commands
        self.outlines = outlines
        self.pictures = pictures
    }
}

/// A glyph's shape as SVG path data in font units, y downwards from the baseline.
public struct GlyphOutline: Codable, Equatable, Sendable {
    public var path: String
    public var unitsPerEm: Double

    public init(path: String, unitsPerEm: Double) {
        self.path = path
        self.unitsPerEm = unitsPerEm
    }
}

/// One glyph at its place: an outline's position in the table and the pen's position on the baseline.
public struct GlyphUse: Codable, Equatable, Sendable {
    public var outline: Int
    public var position: Point

    public init(outline: Int, position: Point) {
        self.outline = outline
        self.position = position
    }
}

/// A picture's file, whole.
public struct Picture: Codable, Equatable, Sendable {
    public enum Format: String, Codable, Sendable { case png, jpeg }

    public var name: String
    public var format: Format
    /// The file's bytes in base 64.
    public var data: String

    public init(name: String, format: Format, data: String) {
        self.name = name
        self.format = format
        self.data = data
    }
}
