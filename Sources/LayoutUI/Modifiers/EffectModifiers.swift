import Layout
import Snapshot

/// A modifier without any effect on layout: what is inside is drawn as layers, each with an effect.
nonisolated struct DrawingEffect: BoxModifier {
    /// The layers for a frame, the innermost first.
    let layers: (Rect, EnvironmentValues) -> [LayerEffect]
    var blendMode: BlendMode?

    static let kind = "effect"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> TransparentNode { TransparentNode(child) }

    func decorate(_ element: LayoutElement, _ inputs: _ViewInputs) {
        let layers = layers
        let environment = inputs.environment
        element.effects = { layers($0.node.frame, environment) }
        element.blendMode = blendMode
    }
}

nonisolated extension View {
    func effect(_ effect: @escaping (Rect) -> LayerEffect) -> some View {
        boxed(DrawingEffect(layers: { frame, _ in [effect(frame)] }))
    }

    private func filtered(_ filter: ColorFilter) -> some View { effect { _ in LayerEffect(filters: [filter]) } }

    public func opacity(_ opacity: Double) -> some View { effect { _ in LayerEffect(opacity: opacity) } }
    public func hidden() -> some View { opacity(0) }

    public func clipped(antialiased: Bool = false) -> some View {
        effect { LayerEffect(clip: Path.rectangle($0).svg) }
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        boxed(
            DrawingEffect(layers: { frame, environment in
                [
                    LayerEffect(
                        clip: shape.drawnPath(in: frame, environment).svg,
                        clipsEvenOdd: style.isEOFilled ? true : nil)
                ]
            }))
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        boxed(
            DrawingEffect(layers: { _, environment in
                [
                    LayerEffect(
                        shadow: LayerEffect.Shadow(
                            color: environment.shown(color), radius: Double(radius), x: Double(x), y: Double(y)))
                ]
            }))
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect { CGAffineTransform(scaleX: x, y: y).layer(about: anchor, in: $0) }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).layer(about: anchor, in: $0) }
    }

    public func compositingGroup() -> some View { effect { _ in LayerEffect(isIsolated: true) } }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }

    // MARK: - Colors

    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filtered(.blur(Double(radius))) }
    public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }
    public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }
    public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }
    public func grayscale(_ amount: Double) -> some View { filtered(.saturation(1 - amount)) }
    public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.degrees)) }
    public func colorInvert() -> some View { filtered(.invert) }
    public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

    public func colorMultiply(_ color: Color) -> some View {
        boxed(
            DrawingEffect(layers: { _, environment in
                [LayerEffect(filters: [.multiply(environment.shown(color))])]
            }))
    }

    public func blendMode(_ mode: BlendMode) -> some View {
        boxed(DrawingEffect(layers: { _, _ in [] }, blendMode: mode == .normal ? nil : mode))
    }
}

/// How a color is put over what is below. (Apple: `BlendMode`.)
nonisolated public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}

nonisolated public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How the inside of a path is told from its outside. (Apple: `FillStyle`.)
nonisolated public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
