/// Paths combined by what is inside of them. The results are made of straight pieces, as fine as `polylines`.
nonisolated extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).outline { $0 || $1 }
    }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).outline { $0 && $1 }
    }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).outline { $0 && !$1 }
    }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).outline { $0 != $1 }
    }
    /// The parts of the path's line that are inside of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).line { $0 }
    }
    /// The parts of the path's line that are outside of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).line { !$0 }
    }
    /// The outline of what is inside, without the lines within it.
    public func normalized(eoFill: Bool = true) -> Path {
        PathOverlay(self, Path(), eoFill: eoFill).outline { first, _ in first }
    }
}

/// Two paths over each other. Every edge of one is cut where an edge of the other crosses it. Of the pieces those
/// belong to a result whose two sides differ in being inside of it; laid end to end they are its outline.
nonisolated private struct PathOverlay {
    private struct Edge {
        var from: CGPoint
        var to: CGPoint
    }

    private let first: [Edge]
    private let second: [Edge]
    private let eoFill: Bool
    /// Pieces of the first path, then of the second.
    private let pieces: [Edge]
    private let firstPieces: Int

    /// Points nearer than this, in points, are one: far less than can be seen, far more than rounding errors.
    private static let grain = 1e-4

    init(_ a: Path, _ b: Path, eoFill: Bool) {
        first = PathOverlay.edges(of: a)
        second = PathOverlay.edges(of: b)
        self.eoFill = eoFill
        let all = first + second
        let cut = first.map { PathOverlay.cut($0, by: all) }
        let rest = second.map { PathOverlay.cut($0, by: all) }
        pieces = (cut + rest).flatMap { $0 }
        firstPieces = cut.reduce(0) { $0 + $1.count }
    }

    private static func edges(of path: Path) -> [Edge] {
        path.polylines.flatMap { line -> [Edge] in
            guard let first = line.first, let last = line.last else { return [] }
            let closed = first == last ? line : line + [first]
            return zip(closed, closed.dropFirst()).filter { $0 != $1 }.map { Edge(from: $0, to: $1) }
        }
    }

    private static func cut(_ edge: Edge, by others: [Edge]) -> [Edge] {
        var places: [CGFloat] = [0, 1]
        let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let length = dx * dx + dy * dy
        for other in others {
            if max(other.from.x, other.to.x) < min(edge.from.x, edge.to.x) - grain
                || min(other.from.x, other.to.x) > max(edge.from.x, edge.to.x) + grain
                || max(other.from.y, other.to.y) < min(edge.from.y, edge.to.y) - grain
                || min(other.from.y, other.to.y) > max(edge.from.y, edge.to.y) + grain
            {
                continue
            }
            let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
            let cross = dx * ey - dy * ex
            let (ox, oy) = (other.from.x - edge.from.x, other.from.y - edge.from.y)
            if abs(cross) > 1e-12 {
                let place = (ox * ey - oy * ex) / cross
                let otherPlace = (ox * dy - oy * dx) / cross
                if otherPlace >= -1e-9, otherPlace <= 1 + 1e-9 { places.append(place) }
            }
            // Ends of the other that lie on this edge, when both run along one line too.
            for end in [other.from, other.to] {
                let place = ((end.x - edge.from.x) * dx + (end.y - edge.from.y) * dy) / length
                let (x, y) = (edge.from.x + place * dx - end.x, edge.from.y + place * dy - end.y)
                if x * x + y * y < grain * grain { places.append(place) }
            }
        }
        let sorted = places.filter { $0 >= 0 && $0 <= 1 }.sorted()
        var result: [Edge] = []
        func point(_ place: CGFloat) -> CGPoint {
            place == 0
                ? edge.from : place == 1 ? edge.to : CGPoint(x: edge.from.x + place * dx, y: edge.from.y + place * dy)
        }
        for (a, b) in zip(sorted, sorted.dropFirst()) where (b - a) * length.squareRoot() > grain {
            result.append(Edge(from: point(a), to: point(b)))
        }
        return result
    }

    private func isInside(_ point: CGPoint, _ edges: [Edge]) -> Bool {
        var winding = 0
        for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
            let x =
                edge.from.x + (point.y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
            if x > point.x { winding += edge.to.y > edge.from.y ? 1 : -1 }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// A point a little to one side of an edge's middle.
    private func beside(_ edge: Edge, _ side: CGFloat) -> CGPoint {
        let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let step = side * PathOverlay.grain / 3
        return CGPoint(
            x: (edge.from.x + edge.to.x) / 2 - dy / length * step,
            y: (edge.from.y + edge.to.y) / 2 + dx / length * step)
    }

    func outline(_ isIn: (Bool, Bool) -> Bool) -> Path {
        struct Key: Hashable {
            var x: Int
            var y: Int
            init(_ point: CGPoint) {
                x = Int((Double(point.x) / (10 * PathOverlay.grain)).rounded())
                y = Int((Double(point.y) / (10 * PathOverlay.grain)).rounded())
            }
        }
        struct Pair: Hashable {
            var from: Key
            var to: Key
        }
        var kept: [Pair: Edge] = [:]
        var order: [Pair] = []
        for piece in pieces {
            let sides = [CGFloat(1), -1].map { side in
                let point = beside(piece, side)
                return isIn(isInside(point, first), isInside(point, second))
            }
            guard sides[0] != sides[1] else { continue }
            // The inside is always on the same side; an edge of both paths counts once.
            let edge = sides[0] ? piece : Edge(from: piece.to, to: piece.from)
            let pair = Pair(from: Key(edge.from), to: Key(edge.to))
            if pair.from != pair.to, kept.updateValue(edge, forKey: pair) == nil { order.append(pair) }
        }
        var leaving: [Key: [Pair]] = [:]
        for pair in order.reversed() { leaving[pair.from, default: []].append(pair) }
        var result = Path()
        for start in order where kept[start] != nil {
            var pair = start
            result.move(to: kept[pair]!.from)
            while let edge = kept.removeValue(forKey: pair) {
                if pair.to == start.from { break }
                result.addLine(to: edge.to)
                while let next = leaving[pair.to]?.popLast() {
                    if kept[next] != nil {
                        pair = next
                        break
                    }
                }
            }
            result.closeSubpath()
        }
        return result
    }

    func line(_ isKept: (Bool) -> Bool) -> Path {
        var result = Path()
        for piece in pieces.prefix(firstPieces) {
            let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
            guard isKept(isInside(middle, second)) else { continue }
            if result.currentPoint != piece.from { result.move(to: piece.from) }
            result.addLine(to: piece.to)
        }
        return result
    }
}
