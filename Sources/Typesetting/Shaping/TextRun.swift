/// A part of a text in one font.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: FontDescription

    public init(text: String, font: FontDescription) {
        self.text = text
        self.font = font
    }
}
