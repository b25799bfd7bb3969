import Layout

/// Texts of a made-up font in which everything is a round number, so that expectations can be worked out by
/// hand: letters are 10 points wide, spaces 5, "…" 8; lines are 20 high, 15 of it above the baseline. A pixel
/// is a point. Lines may end after spaces and hyphens.
enum TextFixture {
    static let metrics = FontMetrics(ascent: 15, descent: 5, capHeight: 11, xHeight: 8)
    static let large = FontMetrics(ascent: 30, descent: 10, capHeight: 22, xHeight: 16, leading: 4)

    static func shaped(_ string: String) -> ShapedText {
        ShapedText(clusters: clusters(string, run: 0), runs: [ShapedRun(metrics: metrics, ellipsisAdvance: 8)])
    }

    /// A second run in a font of twice the size.
    static func shaped(_ string: String, large second: String) -> ShapedText {
        ShapedText(
            clusters: clusters(string, run: 0) + clusters(second, run: 1),
            runs: [
                ShapedRun(metrics: metrics, ellipsisAdvance: 8), ShapedRun(metrics: large, ellipsisAdvance: 16),
            ])
    }

    private static func clusters(_ string: String, run: Int32) -> [TextCluster] {
        let scale = Double(run + 1)
        return string.map { character in
            switch character {
            case " ": TextCluster(advance: 5 * scale, run: run, breakAfter: .allowed, isWhitespace: true)
            case "\n": TextCluster(advance: 0, run: run, breakAfter: .mandatory)
            case "-": TextCluster(advance: 10 * scale, run: run, breakAfter: .allowed)
            default: TextCluster(advance: 10 * scale, run: run)
            }
        }
    }

    /// What the lines of a layout show, with "…" where it stands.
    static func lines(of string: String, in layout: TextLayout) -> [String] {
        let characters = Array(string)
        return layout.lines.map { line in
            String(characters[line.clusters]) + (line.ellipsisRun == nil ? "" : "…")
                + String(characters[line.clustersAfterEllipsis])
        }
    }
}

extension TextLayoutOptions {
    /// One pixel a point.
    static var plain: TextLayoutOptions { TextLayoutOptions(pixel: 1) }

    func with(_ change: (inout TextLayoutOptions) -> Void) -> TextLayoutOptions {
        var options = self
        change(&options)
        return options
    }
}
