nonisolated extension Path {
    /// The outline of the stroke: around each straight piece a rectangle, at each corner what joins two. All go the
    /// same way around, so that what they cover is the inside.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let half = style.lineWidth / 2
        guard half > 0 else { return Path() }
        var result = Path()
        for line in dashed(style) {
            let isClosed = line.count > 2 && line.first == line.last
            let pieces = zip(line, line.dropFirst()).filter { $0 != $1 }.map { StrokePiece(from: $0, to: $1) }
            for (index, piece) in pieces.enumerated() {
                var (from, to) = (piece.from, piece.to)
                if !isClosed, style.lineCap == .square {
                    if index == 0 { from = piece.point(from, -half) }
                    if index == pieces.count - 1 { to = piece.point(to, half) }
                }
                result.addPolygon([
                    piece.beside(from, half), piece.beside(to, half), piece.beside(to, -half),
                    piece.beside(from, -half),
                ])
            }
            for (a, b) in zip(pieces, pieces.dropFirst()) { result.addJoin(a, b, half, style) }
            if isClosed, let first = pieces.first, let last = pieces.last { result.addJoin(last, first, half, style) }
            if !isClosed, style.lineCap == .round, let first = pieces.first, let last = pieces.last {
                result.addDisc(first.from, half)
                result.addDisc(last.to, half)
            }
        }
        return result
    }

    /// The polylines, cut into dashes.
    private func dashed(_ style: StrokeStyle) -> [[CGPoint]] {
        guard let dash = style.look().dash else { return polylines }
        // A pattern of an odd number of lengths alternates from one round to the next.
        let lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { CGFloat($0) }
        let total = lengths.reduce(0, +)
        var result: [[CGPoint]] = []
        for line in polylines {
            var phase = style.dashPhase - (style.dashPhase / total).rounded(.down) * total
            var index = 0
            while phase >= lengths[index] {
                phase -= lengths[index]
                index = (index + 1) % lengths.count
            }
            var left = lengths[index] - phase
            var current: [CGPoint] = index % 2 == 0 ? line.first.map { [$0] } ?? [] : []
            for (a, b) in zip(line, line.dropFirst()) where a != b {
                let piece = StrokePiece(from: a, to: b)
                var position: CGFloat = 0
                while position + left < piece.length {
                    position += left
                    let point = piece.point(a, position)
                    if index % 2 == 0 {
                        result.append(current + [point])
                        current = []
                    } else {
                        current = [point]
                    }
                    index = (index + 1) % lengths.count
                    left = lengths[index]
                    if result.count > 100_000 { return result }
                }
                left -= piece.length - position
                if index % 2 == 0 { current.append(b) }
            }
            if current.count > 1 { result.append(current) }
        }
        return result
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        addLines(points)
        closeSubpath()
    }

    private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
        // Against the clock, as the rectangles go.
        let corners = (0..<24).map { step in
            let angle = -Double(step) * .pi / 12
            return CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        addPolygon(corners)
    }

    private mutating func addJoin(_ a: StrokePiece, _ b: StrokePiece, _ half: CGFloat, _ style: StrokeStyle) {
        let cross = a.dx * b.dy - a.dy * b.dx
        if abs(cross) < 1e-9 { return }
        if style.lineJoin == .round { return addDisc(a.to, half) }
        // The outer side of the corner.
        let side: CGFloat = cross > 0 ? -half : half
        let (first, second) = (a.beside(a.to, side), b.beside(b.from, side))
        var points = [a.to, first, second]
        if style.lineJoin == .miter {
            // The miter's length over the line's width is 1 / sin(half the angle between the pieces).
            let sine = ((1 - min(max(-(a.dx * b.dx + a.dy * b.dy), -1), 1)) / 2).squareRoot()
            if sine > 0, 1 / sine <= style.miterLimit {
                let (x, y) = (first.x + second.x - 2 * a.to.x, first.y + second.y - 2 * a.to.y)
                let length = (x * x + y * y).squareRoot()
                if length > 0 {
                    let tip = CGPoint(x: a.to.x + x / length * half / sine, y: a.to.y + y / length * half / sine)
                    points = [a.to, first, tip, second]
                }
            }
        }
        addPolygon(side > 0 ? points : points.reversed())
    }
}

/// A straight piece of a line.
nonisolated private struct StrokePiece {
    let from: CGPoint
    let to: CGPoint
    let length: CGFloat
    /// The direction, of length 1.
    let dx: CGFloat
    let dy: CGFloat

    init(from: CGPoint, to: CGPoint) {
        self.from = from
        self.to = to
        length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        dx = (to.x - from.x) / length
        dy = (to.y - from.y) / length
    }

    /// A point so far on.
    func point(_ start: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + dx * distance, y: start.y + dy * distance)
    }

    /// A point so far to the side.
    func beside(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x - dy * distance, y: point.y + dx * distance)
    }
}
