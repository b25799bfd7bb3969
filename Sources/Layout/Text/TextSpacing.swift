/// The default distances that a text asks of its neighbours in a vertical stack, in points
/// (docs/engine.md, "Default spacing").
public struct TextSpacing: Equatable, Hashable, Sendable {
    /// Between a text above and this one: this font's leading, rounded up to the pixel.
    public var belowText: Double
    /// The height of a line with its leading, unrounded.
    public var lineHeight: Double
    /// Between a view that is no text above and this text.
    public var belowOther: Double
    /// Between this text and a view that is no text below.
    public var aboveOther: Double

    /// - Parameter pixel: the length of a pixel in points.
    public init(of font: FontMetrics, pixel: Double) {
        let tenth = PixelGrid(pixel: pixel).roundedUp(0.1 * font.linePitch)
        belowText = PixelGrid(pixel: pixel).roundedUp(font.leading)
        lineHeight = font.linePitch + font.leading
        belowOther = font.linePitch + tenth - font.ascent
        aboveOther = max(font.linePitch + tenth - font.capHeight, tenth + font.descent)
    }

    /// What the text's edges hold for other texts.
    var textToText: EdgeSpacing.TextToText { .text(leading: belowText, lineHeight: lineHeight) }
}
