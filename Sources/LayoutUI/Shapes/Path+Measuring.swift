/// Straight pieces of a path, for what curves have no simple answer to.
nonisolated extension Path {
    /// Pieces that a curve is divided into: enough for errors below what can be seen at a screen's size.
    private static let curvePieces = 24

    /// Every subpath as points; a closed one ends where it began.
    var polylines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        func add(_ point: CGPoint) {
            if lines.isEmpty { lines.append([]) }
            lines[lines.count - 1].append(point)
        }
        func curve(_ at: (CGFloat) -> CGPoint) {
            for piece in 1...Path.curvePieces { add(at(CGFloat(piece) / CGFloat(Path.curvePieces))) }
        }
        for element in elements {
            switch element {
            case .move(let to): lines.append([to])
            case .line(let to): add(to)
            case .quadCurve(let to, let control):
                guard let from = lines.last?.last else { continue }
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .curve(let to, let first, let second):
                guard let from = lines.last?.last else { continue }
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * to.x,
                        y: a * from.y + b * first.y + c * second.y + d * to.y)
                }
            case .closeSubpath: if let start = lines.last?.first { add(start) }
            }
        }
        return lines
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return self }
        var result = Path()
        if from >= to { return result }
        let lines = polylines
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        let total = lines.reduce(CGFloat(0)) { sum, line in
            sum + zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
        }
        let (start, end) = (from * total, to * total)
        var position: CGFloat = 0
        for line in lines {
            var isOpen = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = distance(a, b)
                let (low, high) = (max(start - position, 0), min(end - position, length))
                position += length
                if length == 0 || high <= low { continue }
                func point(_ place: CGFloat) -> CGPoint {
                    CGPoint(x: a.x + (b.x - a.x) * place / length, y: a.y + (b.y - a.y) * place / length)
                }
                if !isOpen { result.move(to: point(low)) }
                isOpen = true
                result.addLine(to: point(high))
            }
        }
        return result
    }

    /// Whether a point is inside, by the number of times the path goes around it.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for line in polylines {
            guard let first = line.first, let last = line.last else { continue }
            var points = line
            if first != last { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x <= point.x { continue }
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0)
    }

    /// An arc that touches the lines to and from a corner.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let from = currentPoint else { return move(to: corner) }
        let (ax, ay) = (from.x - corner.x, from.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        if a == 0 || b == 0 || radius <= 0 || abs(cross) < 1e-9 { return addLine(to: corner) }
        let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
        let reach = radius / tan(angle / 2)
        let first = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
        let last = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - side * ay / a * radius, y: first.y + side * ax / a * radius)
        addArc(
            center: center, radius: radius,
            startAngle: Angle(radians: Double(atan2(first.y - center.y, first.x - center.x))),
            endAngle: Angle(radians: Double(atan2(last.y - center.y, last.x - center.x))), clockwise: cross > 0)
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
    public var description: String { svg }
}

// The forms with a transform of what is added.
nonisolated extension Path {
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
}
