import Layout
import Snapshot

/// A gradient around a point; drawn as a linear one. (Apple: `AngularGradient`.)
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView {
    let gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(stops: stops)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(stops: stops) }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        gradient.paint(in: frame, environment)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "AngularGradient")
    }
}

/// A gradient outwards in an ellipse; drawn as a radial one. (Apple: `EllipticalGradient`.)
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
        let side = min(frame.width, frame.height)
        return .radialGradient(
            stops: gradient.recorded, center: frame.point(center), startRadius: Double(start) * side,
            endRadius: Double(end) * side)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "EllipticalGradient")
    }
}

/// Colors at the points of a mesh; drawn as a gradient from the first to the last. (Apple: `MeshGradient`.)
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
    let colors: [Color]

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) { self.colors = colors }

    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            .paint(in: frame, environment)
    }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        styleLeaf(view, inputs, kind: "MeshGradient")
    }
}

nonisolated extension Gradient {
    public enum ColorSpace: Hashable, Sendable { case device, perceptual }
    public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}

/// A pattern of pictures; drawn in gray. (Apple: `ImagePaint`.)
nonisolated public struct ImagePaint: ShapeStyle {
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
    public func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint { .color(Color.gray.pair) }
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
    ) -> EllipticalGradient { EllipticalGradient(colors: colors, center: center) }
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
