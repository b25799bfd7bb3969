/// A part of a shaped text in one font.
public struct ShapedRun: Equatable, Hashable, Sendable {
    public var metrics: FontMetrics
    /// How wide "…" is in this run's font, in points.
    public var ellipsisAdvance: Double

    public init(metrics: FontMetrics, ellipsisAdvance: Double) {
        self.metrics = metrics
        self.ellipsisAdvance = ellipsisAdvance
    }
}

/// A text whose fonts have been applied: all that is needed to break it into lines and to measure it.
///
/// Clusters are in reading order. A cluster whose break is mandatory is the line terminator itself: it belongs
/// to the line that it ends and takes no room.
public struct ShapedText: Equatable, Sendable {
    public let clusters: [TextCluster]
    /// In reading order, never empty: an empty text has the run of the font it is set in.
    public let runs: [ShapedRun]

    /// The width of the widest paragraph on one line each, in points, unrounded.
    public let idealWidth: Double
    /// The height of the paragraphs on one line each without line spacing, in points, unrounded.
    public let idealHeight: Double
    /// The sum of the leadings between these lines, in points.
    let idealLeading: Double
    /// How many lines there are if none is wrapped.
    public let paragraphCount: Int

    /// - Precondition: `runs` is not empty and holds every run that a cluster names.
    public init(clusters: [TextCluster], runs: [ShapedRun]) {
        precondition(!runs.isEmpty, "a shaped text has at least one run")
        self.clusters = clusters
        self.runs = runs
        var breaker = LineBreaker(clusters: clusters, runs: runs, limit: .infinity)
        var width = 0.0
        var height = 0.0
        var count = 0
        var leading = 0.0
        var lastLeading = 0.0
        while let line = breaker.next() {
            width = max(width, line.width)
            height += line.height.total
            leading += lastLeading
            lastLeading = line.height.leading
            count += 1
        }
        idealWidth = width
        idealHeight = height
        paragraphCount = count
        idealLeading = leading
    }

    /// The font that decides the default spacing above the text: that of its beginning.
    public var topMetrics: FontMetrics { runs[Int(clusters.first?.run ?? 0)].metrics }
    /// The font that decides the default spacing below the text: that of its end.
    public var bottomMetrics: FontMetrics { runs[Int(clusters.last?.run ?? 0)].metrics }
}
