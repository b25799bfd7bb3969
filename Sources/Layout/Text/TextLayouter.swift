/// Lays a shaped text out: breaks it, truncates it, scales it, aligns its lines.
struct TextLayouter {
    let text: ShapedText
    let options: TextLayoutOptions

    private var grid: PixelGrid { PixelGrid(pixel: options.pixel) }
    private var lineSpacing: Double { max(options.lineSpacing, 0) }
    private var maximumLines: Int { max(options.maximumLines ?? .max, 1) }

    func size(in proposal: Proposal) -> Size {
        let space = TextSpace(proposal)
        return fitsUnbroken(space) ? unbrokenSize : layout(in: proposal).size
    }

    func layout(in proposal: Proposal) -> TextLayout {
        let space = TextSpace(proposal)
        if text.clusters.isEmpty || space.isNothing { return emptyLayout(in: space) }
        let unscaled = draft(in: space, scale: 1)
        guard unscaled.isCut && options.minimumScaleFactor < 1 else { return finish(unscaled, space, scale: 1) }
        let (draft, scale) = scaledDraft(in: space)
        return finish(draft, space, scale: scale)
    }

    // MARK: - Without wrapping

    private func fitsUnbroken(_ space: TextSpace) -> Bool {
        !text.clusters.isEmpty && !space.isNothing
            && text.idealWidth <= space.width + LineBreaker.tolerance
            && text.paragraphCount <= maximumLines
            && (text.paragraphCount == 1 || unbrokenHeight <= space.height + LineBreaker.tolerance)
    }

    private var unbrokenHeight: Double {
        text.idealHeight + Double(text.paragraphCount - 1) * lineSpacing + (options.addsLeading ? text.idealLeading : 0)
    }

    private var unbrokenSize: Size {
        let height = max(unbrokenHeight, reservedHeight(pitch: text.idealHeight, lines: text.paragraphCount))
        return Size(width: grid.roundedUp(text.idealWidth), height: grid.roundedUp(height))
    }

    /// The height of the reserved lines, each as high as the text's lines are on average.
    private func reservedHeight(pitch total: Double, lines: Int, scale: Double = 1) -> Double {
        guard options.reservedLines > 0 else { return 0 }
        let reserved = Double(options.reservedLines)
        let leading = options.addsLeading ? text.bottomMetrics.leading : 0
        return reserved * total / Double(lines) + (reserved - 1) * (lineSpacing + leading * scale)
    }

    private func emptyLayout(in space: TextSpace) -> TextLayout {
        let first = text.runs[0].metrics
        let height = space.isNothing ? 0 : grid.roundedUp(reservedHeight(pitch: first.linePitch, lines: 1))
        let baseline = height > 0 ? grid.rounded(first.ascent) : 0
        return TextLayout(
            size: Size(width: 0, height: height), lines: [], isTruncated: !text.clusters.isEmpty,
            firstBaseline: baseline, lastBaseline: baseline)
    }

    // MARK: - Scaling

    /// Lays out as if at the unscaled size, in room that is larger instead.
    private func draft(in space: TextSpace, scale: Double) -> TextDraft {
        TextDraft(
            text, in: space.divided(by: scale), maximumLines: maximumLines, lineSpacing: lineSpacing / scale,
            addsLeading: options.addsLeading, truncation: options.truncation)
    }

    /// The largest of the scales, in steps of a thousandth, at which nothing is cut; else the smallest scale.
    private func scaledDraft(in space: TextSpace) -> (TextDraft, Double) {
        let steps = 1000.0
        let minimum = max(options.minimumScaleFactor, 1 / steps)
        let smallest = draft(in: space, scale: minimum)
        if smallest.isCut { return (smallest, minimum) }
        var best = (smallest, minimum)
        var low = Int((minimum * steps).rounded(.up))
        var high = Int(steps) - 1
        while low <= high {
            let middle = (low + high) / 2
            let scale = Double(middle) / steps
            let candidate = draft(in: space, scale: scale)
            if candidate.isCut {
                high = middle - 1
            } else {
                best = (candidate, scale)
                low = middle + 1
            }
        }
        return best
    }

    // MARK: - Lines with their places

    private func finish(_ draft: TextDraft, _ space: TextSpace, scale: Double) -> TextLayout {
        let width = grid.roundedUp(draft.width * scale)
        let reserved = reservedHeight(pitch: draft.heightOfLines * scale, lines: draft.lines.count, scale: scale)
        var lines: [TextLine] = []
        lines.reserveCapacity(draft.lines.count)
        var top = 0.0
        var bottom = 0.0
        for line in draft.lines {
            let lineWidth = line.width * scale
            lines.append(
                TextLine(
                    clusters: line.before, ellipsisRun: line.ellipsisRun, clustersAfterEllipsis: line.after,
                    x: (width - lineWidth) * alignmentFactor, width: lineWidth,
                    baseline: top + line.height.ascent * scale, ascent: line.height.ascent * scale,
                    descent: line.height.descent * scale))
            bottom = top + line.height.total * scale
            top = bottom + lineSpacing + (options.addsLeading ? line.height.leading * scale : 0)
        }
        let height = max(bottom, reserved)
        return TextLayout(
            size: Size(width: width, height: grid.roundedUp(height)), lines: lines, isTruncated: draft.isCut,
            firstBaseline: grid.rounded(lines[0].baseline),
            lastBaseline: grid.rounded(lines[lines.count - 1].baseline), scale: scale)
    }

    /// The part of the free room that is left of a line.
    private var alignmentFactor: Double {
        switch options.alignment {
        case .leading: options.isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: options.isRightToLeft ? 0 : 1
        }
    }
}
