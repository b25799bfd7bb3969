import Glibc
import Layout
import Snapshot

/// Gradients that SVG does not have, as patches of one color each, in an area whose corner is the origin.
struct PatchPaint {
    struct Patch: Equatable {
        var path: String
        var color: ColorPair
    }

    /// Where the patches belong, in points.
    let area: Rect
    private(set) var patches: [Patch] = []
    /// How far the patches are to run into each other, in points.
    private(set) var blur: Double?

    /// Whether neighbours may overlap, so that nothing shows between them.
    var isOpaque: Bool { patches.allSatisfy(\.color.isOpaque) }

    /// Degrees of a wedge of an angular gradient: less than the eye tells apart.
    private static let wedge = 2.0
    /// Patches along each side of a cell of a mesh.
    private static let division = 8

    init(_ paint: Paint) {
        switch paint {
        case .angularGradient(let stops, let center, let start, let end, let area):
            self.area = area
            addWedges(ColorRamp(stops), center, start, end)
        case .mesh(let columns, let points, let colors, let background, let area):
            self.area = area
            addMesh(columns, points, colors, background)
        default: area = .zero
        }
    }

    // MARK: - Around a center

    private mutating func addWedges(_ ramp: ColorRamp, _ center: Point, _ start: Double, _ end: Double) {
        let middle = Point(x: center.x - area.minX, y: center.y - area.minY)
        // As far as the corner that is farthest away.
        let (dx, dy) = (max(middle.x, area.width - middle.x), max(middle.y, area.height - middle.y))
        let radius = max((dx * dx + dy * dy).squareRoot(), 1)
        let span = min(max(end - start, 0), 360)
        var edges = Array(stride(from: 0, to: span, by: Self.wedge)) + [span]
        edges += ramp.locations.map { $0 * span }
        edges = Array(Set(edges)).sorted()
        var wedges: [(from: Double, to: Double, color: ColorPair)] = []
        func add(_ from: Double, _ to: Double, _ color: ColorPair) {
            guard to - from > 1e-9 else { return }
            if let last = wedges.last, last.color == color, to - last.from <= 90 {
                wedges[wedges.count - 1].to = to
            } else {
                wedges.append((from, to, color))
            }
        }
        for (from, to) in zip(edges, edges.dropFirst()) { add(from, to, ramp.color(at: (from + to) / 2 / span)) }
        // What the angles leave out: half of it goes on in the last color, half in the first.
        let rest = (360 - span) / 2
        for step in stride(from: 0, to: rest, by: 60) {
            add(span + step, span + min(step + 60, rest), ramp.color(at: 1))
        }
        for step in stride(from: 0, to: rest, by: 60) {
            add(span + rest + step, span + rest + min(step + 60, rest), ramp.color(at: 0))
        }
        let isOpaque = wedges.allSatisfy(\.color.isOpaque)
        for (index, wedge) in wedges.enumerated() {
            // Opaque wedges reach under those that are drawn after them, so that nothing shows between them.
            let from = isOpaque && index == 0 ? wedge.from - 5 : wedge.from
            let to = isOpaque ? min(wedge.to + 15, 360) : wedge.to
            // A wedge's outer edge is straight: far enough out for its middle to be outside of the area.
            let corners = [from, to].map { angle in
                let radians = (start + angle) * .pi / 180
                return Point(x: middle.x + 2 * radius * cos(radians), y: middle.y + 2 * radius * sin(radians))
            }
            patches.append(Patch(path: Self.path([middle] + corners), color: wedge.color))
        }
    }

    // MARK: - Over a mesh

    private mutating func addMesh(
        _ columns: Int, _ points: [Point], _ colors: [ColorPair], _ background: ColorPair
    ) {
        patches.append(
            Patch(path: Rect(origin: .zero, size: area.size).path, color: background))
        guard columns > 1, points.count == colors.count else { return }
        let rows = points.count / columns
        guard rows > 1 else { return }
        let steps = Self.division
        let soft = min(area.width / Double(columns - 1), area.height / Double(rows - 1)) / Double(steps) / 2
        // What lies on the area's edge is moved out, where its blur is not seen.
        func moved(_ place: Double, _ length: Double) -> Double {
            abs(place) < 0.01 ? place - 4 * soft : abs(place - length) < 0.01 ? place + 4 * soft : place
        }
        let local = points.map {
            Point(x: moved($0.x - area.minX, area.width), y: moved($0.y - area.minY, area.height))
        }
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                let corners = [
                    row * columns + column, row * columns + column + 1, (row + 1) * columns + column,
                    (row + 1) * columns + column + 1,
                ]
                func point(_ x: Int, _ y: Int) -> Point {
                    let (u, v) = (Double(x) / Double(steps), Double(y) / Double(steps))
                    func mixed(_ part: (Point) -> Double) -> Double {
                        let top = part(local[corners[0]]) * (1 - u) + part(local[corners[1]]) * u
                        let bottom = part(local[corners[2]]) * (1 - u) + part(local[corners[3]]) * u
                        return top * (1 - v) + bottom * v
                    }
                    return Point(x: mixed(\.x), y: mixed(\.y))
                }
                func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
                for y in 0..<steps {
                    for x in 0..<steps {
                        let u = smooth((Double(x) + 0.5) / Double(steps))
                        let v = smooth((Double(y) + 0.5) / Double(steps))
                        let top = colors[corners[0]].mixed(with: colors[corners[1]], u)
                        let bottom = colors[corners[2]].mixed(with: colors[corners[3]], u)
                        patches.append(
                            Patch(
                                path: Self.path([point(x, y), point(x + 1, y), point(x + 1, y + 1), point(x, y + 1)]),
                                color: top.mixed(with: bottom, v)))
                    }
                }
            }
        }
        blur = soft
    }

    private static func path(_ points: [Point]) -> String {
        "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L") + "Z"
    }
}

/// The colors of a gradient's stops at any place between them.
struct ColorRamp {
    private let stops: [GradientStop]

    init(_ stops: [GradientStop]) { self.stops = stops.sorted { $0.location < $1.location } }

    /// Where stops are, from 0 to 1.
    var locations: [Double] { stops.map(\.location).filter { $0 > 0 && $0 < 1 } }

    func color(at location: Double) -> ColorPair {
        guard let first = stops.first, let last = stops.last else {
            let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
            return ColorPair(light: clear, dark: clear)
        }
        if location <= first.location { return first.color }
        for (a, b) in zip(stops, stops.dropFirst()) where location <= b.location && b.location > a.location {
            return a.color.mixed(with: b.color, (location - a.location) / (b.location - a.location))
        }
        return last.color
    }
}

extension ColorPair {
    fileprivate var isOpaque: Bool { light.alpha >= 1 && dark.alpha >= 1 }

    func mixed(with other: ColorPair, _ part: Double) -> ColorPair {
        func mixed(_ a: RGBA, _ b: RGBA) -> RGBA {
            func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
            return RGBA(
                red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
                alpha: between(a.alpha, b.alpha))
        }
        return ColorPair(light: mixed(light, other.light), dark: mixed(dark, other.dark))
    }
}
