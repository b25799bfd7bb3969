/// Fits "…" into the last line that is shown of a text that goes on.
///
/// What is cut is taken off cluster by cluster, in the middle of words too. Spaces beside the ellipsis are
/// dropped. Nothing is shown beyond a newline: at the tail the paragraph of the line is shown, at the head and
/// after a middle ellipsis the text's last paragraph. Where not even the ellipsis fits it is shown all the same.
struct LineTruncator {
    let clusters: [TextCluster]
    let runs: [ShapedRun]
    /// The widest a line may be, in points.
    let limit: Double

    struct TruncatedLine {
        var before: Range<Int>
        var ellipsisRun: Int
        var after: Range<Int>
        var width: Double
    }

    func truncate(from start: Int, mode: TruncationMode) -> TruncatedLine {
        switch mode {
        case .tail: tail(from: start)
        case .head: head(from: start)
        case .middle: middle(from: start)
        }
    }

    private func tail(from start: Int) -> TruncatedLine {
        let before = prefix(from: start, room: limit)
        return line(from: start, before: before, after: Part(edge: clusters.count, width: 0))
    }

    private func head(from start: Int) -> TruncatedLine {
        let run = Int(clusters[clusters.count - 1].run)
        let after = suffix(downTo: start, room: limit - runs[run].ellipsisAdvance)
        return TruncatedLine(
            before: start..<start, ellipsisRun: run, after: after.edge..<clusters.count,
            width: runs[run].ellipsisAdvance + after.width)
    }

    /// The beginning gets half of the room, the end what is left, and the beginning what the end does not need.
    private func middle(from start: Int) -> TruncatedLine {
        let ellipsis = runs[Int(clusters[start].run)].ellipsisAdvance
        let half = prefix(from: start, room: (limit + ellipsis) / 2)
        let after = suffix(downTo: half.edge, room: limit - ellipsis - half.width)
        let before = prefix(from: start, room: limit - after.width, end: after.edge)
        return line(from: start, before: before, after: after)
    }

    private func line(from start: Int, before: Part, after: Part) -> TruncatedLine {
        let run = ellipsisRun(start, before.edge)
        return TruncatedLine(
            before: start..<before.edge, ellipsisRun: run, after: after.edge..<clusters.count,
            width: before.width + runs[run].ellipsisAdvance + after.width)
    }

    /// The ellipsis is set in the font of what stands before it.
    private func ellipsisRun(_ start: Int, _ edge: Int) -> Int {
        Int(clusters[edge > start ? edge - 1 : start].run)
    }

    /// One side of the ellipsis: the end of the clusters before it or the start of those after it.
    private struct Part {
        var edge: Int
        var width: Double
    }

    /// The most clusters from `start` that fit into the room together with an ellipsis.
    private func prefix(from start: Int, room: Double, end: Int? = nil) -> Part {
        let room = room + LineBreaker.tolerance
        var best = Part(edge: start, width: 0)
        var width = 0.0
        var index = start
        while index < end ?? clusters.count, clusters[index].breakAfter != .mandatory {
            let cluster = clusters[index]
            width += cluster.advance
            index += 1
            guard width + runs[Int(cluster.run)].ellipsisAdvance <= room else { break }
            if !cluster.isWhitespace { best = Part(edge: index, width: width) }
        }
        return best
    }

    /// The most clusters up to the end of the text that fit into the room.
    private func suffix(downTo start: Int, room: Double) -> Part {
        let room = room + LineBreaker.tolerance
        var best = Part(edge: clusters.count, width: 0)
        var width = 0.0
        var index = clusters.count
        while index > start, clusters[index - 1].breakAfter != .mandatory {
            let cluster = clusters[index - 1]
            width += cluster.advance
            index -= 1
            guard width <= room else { break }
            if !cluster.isWhitespace { best = Part(edge: index, width: width) }
        }
        return best
    }
}
