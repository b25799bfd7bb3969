import Layout

/// The numbers of the platform's system font, San Francisco, that stand in for those of the font drawn.
enum SystemFont {
    /// The vertical metrics over 2048 units per em (docs/engine.md, "Text").
    static func metrics(size: Double, lineHeight: Double?) -> FontMetrics {
        let unit = size / 2048
        let height = (1950 + 494) * unit
        return FontMetrics(
            ascent: 1950 * unit, descent: 494 * unit, capHeight: 1443 * unit, xHeight: 1040 * unit,
            leading: max((lineHeight ?? height) - height, 0))
    }

    /// The same for a font. Apple on `baselineOffset(_:)`: "The bounds of the view expand to contain the moved text."
    static func metrics(of font: FontDescription) -> FontMetrics {
        var metrics = metrics(size: font.size, lineHeight: font.lineHeight)
        metrics.ascent += max(font.baselineOffset, 0)
        metrics.descent += max(-font.baselineOffset, 0)
        return metrics
    }

    /// What the platform adds after each character at a font size, in points: Apple's Human Interface
    /// Guidelines, "Typography", tracking values. Linear in between, and none above.
    /// Below the table it is in proportion to the size.
    static func tracking(size: Double) -> Double {
        let first = trackingTable[0]
        let last = trackingTable[trackingTable.count - 1]
        if size <= first.size { return first.tracking * size / first.size }
        if size >= last.size { return last.tracking }
        let upper = trackingTable.firstIndex { size <= $0.size } ?? trackingTable.count - 1
        let (low, high) = (trackingTable[upper - 1], trackingTable[upper])
        return low.tracking + (size - low.size) / (high.size - low.size) * (high.tracking - low.tracking)
    }

    /// How much of the display cut there is in the font at a size, from 0 (the text cut alone) to 1.
    ///
    /// San Francisco changes from one cut to the other between 20 and 28 points, gradually: the display cut is
    /// narrower, and the tracking makes up for it, from -23 thousandths of an em at 20 points to +14 at 28. How
    /// far the tracking has come is taken for how far the cut has. With a sudden change at 20 points, where the
    /// tracking is the same as at 19, a text would shrink by 5 per cent on growing by a point. Published for
    /// comparison: "gyjq" at 30 points is 56.865 wide; Inter Display gives 56.151, Inter 61.98.
    static func displayShare(size: Double) -> Double {
        if size <= 20 { return 0 }
        if size >= 28 { return 1 }
        let text = tracking(size: 20) / 20
        let display = tracking(size: 28) / 28
        return min(max((tracking(size: size) / size - text) / (display - text), 0), 1)
    }

    private static let trackingTable: [(size: Double, tracking: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
        (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36),
        (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4),
        (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36),
        (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35),
        (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31),
        (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17),
        (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]
}
