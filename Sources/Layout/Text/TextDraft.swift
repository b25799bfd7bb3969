/// A text broken into the lines that are shown, the last of them truncated if the text goes on. In points
/// before scaling.
struct TextDraft {
    struct Line {
        var before: Range<Int>
        var ellipsisRun: Int?
        var after: Range<Int>
        var width: Double
        var height: LineHeight
    }

    private(set) var lines: [Line] = []
    /// Whether part of the text is not shown.
    private(set) var isCut = false
    /// The width of the widest line.
    private(set) var width = 0.0
    /// The sum of the lines' heights, without the spacing between them.
    private(set) var heightOfLines = 0.0

    init(
        _ text: ShapedText, in space: TextSpace, maximumLines: Int, lineSpacing: Double, addsLeading: Bool,
        truncation: TruncationMode
    ) {
        var breaker = LineBreaker(clusters: text.clusters, runs: text.runs, limit: space.width)
        var start = 0
        var bottom = 0.0
        while let line = breaker.next() {
            bottom += line.height.total
            let fits = lines.count < maximumLines && bottom <= space.height + LineBreaker.tolerance
            if !fits && !lines.isEmpty {
                isCut = true
                break
            }
            bottom += lineSpacing + (addsLeading ? line.height.leading : 0)
            start = line.clusters.lowerBound
            lines.append(
                Line(before: line.shown, ellipsisRun: nil, after: 0..<0, width: line.width, height: line.height))
        }
        if isCut {
            lines[lines.count - 1] = truncatedLine(of: text, from: start, limit: space.width, mode: truncation)
        }
        for line in lines {
            width = max(width, line.width)
            heightOfLines += line.height.total
        }
    }

    private func truncatedLine(
        of text: ShapedText, from start: Int, limit: Double, mode: TruncationMode
    ) -> Line {
        let truncator = LineTruncator(clusters: text.clusters, runs: text.runs, limit: limit)
        let line = truncator.truncate(from: start, mode: mode)
        var height = LineHeight(of: line.before, in: text.clusters, runs: text.runs)
        if !line.after.isEmpty {
            height.formUnion(LineHeight(of: line.after, in: text.clusters, runs: text.runs))
        }
        return Line(
            before: line.before, ellipsisRun: line.ellipsisRun, after: line.after, width: line.width, height: height)
    }
}
