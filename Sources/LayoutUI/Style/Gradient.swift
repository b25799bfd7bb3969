import Layout
import Snapshot

/// Colors along a line. (Apple: `Gradient`.)
nonisolated public struct Gradient: ShapeStyle, Equatable {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    func recorded(_ environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: environment.shown($0.color), location: Double($0.location)) }
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: frame, environment)
    }
}

/// A gradient between two points of the filled area. (Apple: `LinearGradient`.)
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: gradient.recorded(environment), start: frame.point(start), end: frame.point(end))
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "LinearGradient")
    }
}

/// A gradient from a point outwards. (Apple: `RadialGradient`.)
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .radialGradient(
            stops: gradient.recorded(environment), center: frame.point(center), startRadius: Double(startRadius),
            endRadius: Double(endRadius))
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "RadialGradient")
    }
}

/// A style as a view: it fills what it is offered.
nonisolated func styleLeaf<Style: ShapeStyle>(
    _ view: Style, _ inputs: _ViewInputs, kind: String
) -> _TypedNode<Style> {
    LeafNode(
        view, inputs, kind: kind, make: { _, _ in FlexibleNode() },
        apply: { view, _, element, inputs in
            element.draw = { element, context in
                context.fill(.rectangle(element.node.frame), view.paint(in: element.node.frame, inputs.environment))
            }
        })
}

/// A color with a slight shading from top to bottom. (Apple: `AnyGradient`.)
nonisolated public struct AnyGradient: ShapeStyle, Equatable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        gradient.paint(in: frame, environment)
    }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

nonisolated extension Color {
    /// The color, lighter at the top. (Apple: `Color.gradient`.)
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.22), self])) }
}

nonisolated extension Rect {
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + Double(unit.x) * width, y: minY + Double(unit.y) * height)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
