/// Rounds lengths in points to whole pixels.
struct PixelGrid {
    /// The length of a pixel, in points.
    let pixel: Double

    /// How far above a whole pixel a length may be and still count as that pixel. Sums of advances carry
    /// errors of about 1e-13 points; without the allowance one of them could add a whole pixel.
    private static let tolerance = 1e-4

    func roundedUp(_ length: Double) -> Double {
        (length / pixel - Self.tolerance).rounded(.up) * pixel
    }

    func rounded(_ length: Double) -> Double {
        (length / pixel + 0.5).rounded(.down) * pixel
    }
}
