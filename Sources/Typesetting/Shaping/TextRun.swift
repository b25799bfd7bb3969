/// A part of a text in one font.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: FontDescription
    /// Set: the run is one box instead of text.
    public var box: Box?

    /// A picture among the letters, in points.
    public struct Box: Hashable, Sendable {
        public var width: Double
        /// Above and below the baseline: what the line makes room for.
        public var ascent: Double
        public var descent: Double

        public init(width: Double, ascent: Double, descent: Double) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    public init(text: String, font: FontDescription) {
        self.text = text
        self.font = font
    }

    public init(box: Box, font: FontDescription) {
        // The object replacement character: what Unicode has for an object among characters.
        text = "\u{FFFC}"
        self.font = font
        self.box = box
    }
}
