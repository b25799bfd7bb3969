/// How far a line reaches above and below its baseline, and the leading below that, in points: the most that one
/// of its runs asks for.
struct LineHeight: Equatable {
    var ascent: Double
    var descent: Double
    var leading: Double

    /// Without the leading.
    var total: Double { ascent + descent }

    /// A line without clusters is as high as the text around the place where it begins.
    init(of line: Range<Int>, in clusters: [TextCluster], runs: [ShapedRun]) {
        let beginning = min(line.lowerBound, clusters.count - 1)
        let first = beginning < 0 ? 0 : Int(clusters[beginning].run)
        ascent = runs[first].metrics.ascent
        descent = runs[first].metrics.descent
        leading = runs[first].metrics.leading
        guard runs.count > 1 else { return }
        var run = Int32(first)
        for index in line where clusters[index].run != run {
            run = clusters[index].run
            ascent = max(ascent, runs[Int(run)].metrics.ascent)
            descent = max(descent, runs[Int(run)].metrics.descent)
            leading = max(leading, runs[Int(run)].metrics.leading)
        }
    }

    mutating func formUnion(_ other: LineHeight) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}
