import Layout

/// The outline of a shape, in points. (Apple: `Path`.)
nonisolated public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    public init() {}

    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    static func rectangle(_ rect: Rect) -> Path { Path(rect.cgRect) }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last element ended.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                return point
            case .closeSubpath: continue
            }
        }
        return nil
    }

    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addPath(_ path: Path) { elements += path.elements }

    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        let size = CGSize(width: rect.width / 2, height: rect.height / 2)
        addRoundedRect(in: rect, cornerSize: size, style: .circular)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        if cornerSize.width <= 0 || cornerSize.height <= 0 { return addRect(rect) }
        addRectangle(
            rect,
            corners: CornerSizes(
                topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize),
            style: style)
    }

    /// An arc about a center; angles from the positive x axis. Clockwise is as in the platform's flipped
    /// coordinates: `clockwise: false` runs downwards from the right.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let full = 2 * Double.pi
        if clockwise {
            while sweep > 0 { sweep -= full }
            sweep = max(sweep, -full)
        } else {
            while sweep < 0 { sweep += full }
            sweep = min(sweep, full)
        }
        let pieces = max(Int((abs(sweep) / (Double.pi / 2)).rounded(.up)), 1)
        let step = sweep / Double(pieces)
        let handle = 4.0 / 3 * tan(step / 4) * Double(radius)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        var angle = startAngle.radians
        if isEmpty { move(to: point(angle)) } else { addLine(to: point(angle)) }
        for _ in 0..<pieces {
            let next = angle + step
            let (from, to) = (point(angle), point(next))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - CGFloat(handle * sin(angle)), y: from.y + CGFloat(handle * cos(angle))),
                control2: CGPoint(x: to.x + CGFloat(handle * sin(next)), y: to.y - CGFloat(handle * cos(next))))
            angle = next
        }
    }

    /// Every point moved by what the closure says.
    func mapping(_ map: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        result.elements = elements.map {
            switch $0 {
            case .move(let to): .move(to: map(to))
            case .line(let to): .line(to: map(to))
            case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
            case .curve(let to, let first, let second):
                .curve(to: map(to), control1: map(first), control2: map(second))
            case .closeSubpath: .closeSubpath
            }
        }
        return result
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// The smallest rectangle around all end and control points.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        _ = mapping {
            points.append($0)
            return $0
        }
        guard let first = points.first else { return .zero }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// How a rounded corner is drawn: as a quarter of an ellipse, or with a curvature that comes and goes gradually. (Apple: `RoundedCornerStyle`.)
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}
