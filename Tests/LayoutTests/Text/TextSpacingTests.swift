import Layout
import Testing

@Suite struct TextSpacingTests {
    /// The body font at 3 pixels a point: docs/engine.md, "Default spacing".
    @Test func bodyReproducesThePublishedGaps() {
        let unit = 17.0 / 2048
        let body = FontMetrics(
            ascent: 1950 * unit, descent: 494 * unit, capHeight: 1443 * unit, xHeight: 1040 * unit,
            leading: 22 - 2444 * unit)
        let spacing = TextSpacing(of: body, pixel: 1.0 / 3)
        #expect(abs(spacing.belowText - 2.0) < 1e-9)
        #expect(abs(spacing.aboveOther - 10.642) < 5e-4)
        #expect(abs(spacing.belowOther - 6.434) < 5e-4)
    }

    /// T = 0.1 · 20 = 2; 20 + 2 − 11 = 11; 20 + 2 − 15 = 7; no leading, so texts stand close.
    @Test func aPlainFont() {
        let spacing = TextSpacing(of: TextFixture.metrics, pixel: 1)
        #expect(spacing.belowText == 0)
        #expect(spacing.aboveOther == 11)
        #expect(spacing.belowOther == 7)
    }

    /// Where capitals are as high as the line the descent decides: 2 + 5.
    @Test func theDescentIsTheLeast() {
        let font = FontMetrics(ascent: 15, descent: 5, capHeight: 20, xHeight: 8)
        #expect(TextSpacing(of: font, pixel: 1).aboveOther == 7)
    }
}
