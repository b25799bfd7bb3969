/// One line as broken, before truncation and alignment. Widths and heights in points.
struct BrokenLine {
    /// All clusters of the line, with the terminator and the spaces it was wrapped at.
    var clusters: Range<Int>
    var shown: Range<Int>
    /// The width of what is shown.
    var width: Double
    var height: LineHeight
}

/// Breaks clusters into lines no wider than a limit, each as long as possible (greedily), in one pass.
///
/// - A line ends after a mandatory break, else at the last opportunity before the cluster that does not fit,
///   else inside the word before that cluster. A line holds at least one cluster.
/// - White space never makes a line too wide: it hangs beyond the limit, so the next line never begins with it.
///   Where a line is wrapped its final spaces are not part of its width; at the end of a paragraph they are as
///   far as they fit (`Text("a ")` is wider than `Text("a")`).
/// - A text that ends in a newline has an empty last line, and so has a text without clusters.
struct LineBreaker {
    private let clusters: [TextCluster]
    private let runs: [ShapedRun]
    /// The widest a line may be, in points, tolerance included.
    private let limit: Double
    private var position = 0
    private var isFinished = false

    /// How much wider than offered a line may be, in points: what rounding errors of sums amount to, and less
    /// than anyone can see.
    static let tolerance = 1e-6

    init(clusters: [TextCluster], runs: [ShapedRun], limit: Double) {
        self.clusters = clusters
        self.runs = runs
        self.limit = limit + Self.tolerance
    }

    /// The next line, or nil after the last.
    mutating func next() -> BrokenLine? {
        guard !isFinished else { return nil }
        let start = position
        var line = Extent()
        // The line up to the last opportunity, without the spaces in front of it.
        var opportunity: (end: Int, shown: Extent)?
        // The line up to the last cluster that is no space.
        var shown = line
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.breakAfter == .mandatory {
                position = index + 1
                return broken(start..<index + 1, paragraph: line, shown: shown)
            }
            if !cluster.isWhitespace && line.width + cluster.advance > limit && index > start {
                let (end, kept) = opportunity ?? (index, shown)
                position = end
                return broken(start..<end, extent: kept)
            }
            line.append(cluster, end: index + 1)
            if !cluster.isWhitespace { shown = line }
            index += 1
            if cluster.breakAfter == .allowed { opportunity = (index, shown) }
        }
        isFinished = true
        position = index
        return broken(start..<index, paragraph: line, shown: shown)
    }

    /// A line that ends a paragraph: final spaces count as far as they fit.
    private func broken(_ range: Range<Int>, paragraph line: Extent, shown: Extent) -> BrokenLine {
        var extent = line
        if line.width > limit { extent.width = max(shown.width, limit - Self.tolerance) }
        return broken(range, extent: extent)
    }

    private func broken(_ range: Range<Int>, extent: Extent) -> BrokenLine {
        let shown = range.lowerBound..<max(extent.end, range.lowerBound)
        let height = LineHeight(of: shown, in: clusters, runs: runs)
        return BrokenLine(clusters: range, shown: shown, width: extent.width, height: height)
    }

    /// The beginning of a line up to some cluster.
    private struct Extent {
        var end = 0
        var width = 0.0

        mutating func append(_ cluster: TextCluster, end: Int) {
            width += cluster.advance
            self.end = end
        }
    }
}
