import Layout
import Testing

@testable import Typesetting

@Suite struct SystemFontTests {
    /// San Francisco's published metrics: 1950, 494, 1443 and 1040 over 2048, times 17.
    @Test func metricsOfBody() {
        let metrics = SystemFont.metrics(size: 17, lineHeight: 22)
        #expect(abs(metrics.ascent - 16.18652) < 1e-5)
        #expect(abs(metrics.descent - 4.10059) < 1e-5)
        #expect(abs(metrics.capHeight - 11.97803) < 1e-5)
        #expect(abs(metrics.xHeight - 8.63281) < 1e-5)
        #expect(abs(metrics.linePitch - 20.28711) < 1e-5)
        #expect(abs(metrics.leading - 1.71289) < 1e-5)
    }

    @Test func aPlainFontHasNoLeading() {
        #expect(SystemFont.metrics(size: 17, lineHeight: nil).leading == 0)
    }

    /// A line height below the font's own height asks for nothing: 10 points are 11.93 high.
    @Test func leadingIsNeverNegative() {
        #expect(SystemFont.metrics(size: 10, lineHeight: 8).leading == 0)
    }

    /// Human Interface Guidelines, "Typography", SF Pro; halves by interpolation.
    @Test(arguments: [
        (11, 0.06), (12, 0), (13, -0.08), (16.5, -0.37), (17, -0.43), (20, -0.45), (22, -0.26), (28, 0.38),
        (34, 0.4), (55, 0.31), (60, 0.26), (80, 0), (120, 0), (3, 0.12),
    ])
    func tracking(size: Double, expected: Double) {
        #expect(abs(SystemFont.tracking(size: size) - expected) < 1e-9)
    }

    @Test func theCutChangesGraduallyBetween20And28Points() {
        #expect(SystemFont.displayShare(size: 17) == 0)
        #expect(SystemFont.displayShare(size: 20) == 0)
        #expect(SystemFont.displayShare(size: 28) == 1)
        #expect(SystemFont.displayShare(size: 60) == 1)
        let shares = stride(from: 20.0, through: 28, by: 0.5).map(SystemFont.displayShare(size:))
        #expect(shares == shares.sorted())
    }
}
