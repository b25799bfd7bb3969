import Layout
import Snapshot

/// A gradient around a point. (Apple: `AngularGradient`.)
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        // Without a span there is a whole turn.
        end = endAngle == startAngle ? Angle(radians: startAngle.radians + 2 * .pi) : endAngle
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .angularGradient(
            stops: gradient.recorded(environment), center: frame.point(center), start: start.degrees,
            end: end.degrees, area: frame)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "AngularGradient")
    }
}

/// A gradient outwards in an ellipse. (Apple: `EllipticalGradient`.)
nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView {
    let gradient: Gradient
    let center: UnitPoint
    let start: CGFloat
    let end: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .ellipticalGradient(
            stops: gradient.recorded(environment), center: frame.point(center),
            radii: Size(width: Double(end) * frame.width, height: Double(end) * frame.height),
            start: end > 0 ? Double(start / end) : 0)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "EllipticalGradient")
    }
}

/// Colors at the points of a mesh. (Apple: `MeshGradient`.)
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
    let width: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.points = points
        self.colors = colors
        self.background = background
    }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        .mesh(
            columns: width,
            points: points.map {
                Point(x: frame.minX + Double($0.x) * frame.width, y: frame.minY + Double($0.y) * frame.height)
            }, colors: colors.map(environment.shown), background: environment.shown(background), area: frame)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "MeshGradient")
    }
}

nonisolated extension Gradient {
    public enum ColorSpace: Hashable, Sendable { case device, perceptual }
    public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}

/// A pattern of pictures; drawn in gray, as there is no picture in a paint. (Apple: `ImagePaint`.)
nonisolated public struct ImagePaint: ShapeStyle {
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        Color.gray.paint(in: frame, environment)
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(_ gradient: Gradient) -> EllipticalGradient {
        EllipticalGradient(gradient: gradient)
    }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

nonisolated extension LinearGradient {
    public init(gradient: Gradient) { self.init(gradient: gradient, startPoint: .top, endPoint: .bottom) }
}

nonisolated extension RadialGradient {
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
