import Layout
import Snapshot

/// Around what drawing commands leave marks, in points: never too small, as large as their control points and
/// shadows reach. nil where nothing is drawn.
enum DrawingBounds {
    static func of(_ commands: [DrawingCommand]) -> Rect? {
        var bounds: Rect?
        for command in commands {
            guard let rect = of(command) else { continue }
            bounds = bounds.map { $0.extended(.horizontal, over: rect).extended(.vertical, over: rect) } ?? rect
        }
        return bounds
    }

    private static func of(_ command: DrawingCommand) -> Rect? {
        switch command {
        case .fill(let path, _, _): return of(path: path)
        case .stroke(let path, _, let line):
            return of(path: path)?.outset(line.width / 2 * (line.join == nil ? line.miterLimit ?? 4 : 1.5))
        case .glyphs(let glyphs, let size, _):
            return around(glyphs.map(\.position))?.outset(size * 1.5)
        case .symbol(_, let frame, _), .placeholder(_, let frame), .picture(_, let frame): return frame
        case .group(let effect, let commands):
            return of(commands).map { of(effect, $0) }
        }
    }

    private static func of(_ effect: LayerEffect, _ content: Rect) -> Rect {
        var bounds = content
        for case .blur(let radius) in effect.filters ?? [] { bounds = bounds.outset(3 * abs(radius)) }
        if let clip = effect.clip {
            bounds = of(path: clip).flatMap { $0.intersection(bounds) } ?? Rect(origin: bounds.origin, size: .zero)
        }
        if let shadow = effect.shadow, shadow.isInner != true {
            bounds = bounds.outset(3 * abs(shadow.radius) + max(abs(shadow.x), abs(shadow.y)))
        }
        if let m = effect.transform, m.count == 6 {
            let corners = [bounds.minX, bounds.maxX].flatMap { x in
                [bounds.minY, bounds.maxY].map { y in
                    Point(x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5])
                }
            }
            bounds = around(corners) ?? bounds
        }
        return bounds
    }

    /// Path data of the engine has absolute coordinates in pairs only; other data gives some rectangle.
    static func of(path: String) -> Rect? {
        var points: [Point] = []
        var x: Double?
        for token in path.split(whereSeparator: { !"0123456789.-e".contains($0) }) {
            guard let value = Double(token), value.isFinite else { continue }
            if let first = x {
                points.append(Point(x: first, y: value))
                x = nil
            } else {
                x = value
            }
        }
        return around(points)
    }

    private static func around(_ points: [Point]) -> Rect? {
        guard let first = points.first else { return nil }
        var (from, to) = (first, first)
        for point in points {
            from = Point(x: min(from.x, point.x), y: min(from.y, point.y))
            to = Point(x: max(to.x, point.x), y: max(to.y, point.y))
        }
        return Rect(from: from, to: to)
    }
}
