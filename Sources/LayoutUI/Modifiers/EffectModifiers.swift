import Layout
import Snapshot

/// A modifier without any effect on layout: what is inside is drawn as one layer, with an effect.
nonisolated struct DrawingEffect: BoxModifier {
    let effect: (Rect) -> LayerEffect

    static let kind = "effect"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> TransparentNode { TransparentNode(child) }

    func decorate(_ element: LayoutElement) {
        let effect = effect
        element.layer = { effect($0.node.frame) }
    }
}

nonisolated extension View {
    private func effect(_ effect: @escaping (Rect) -> LayerEffect) -> some View {
        boxed(DrawingEffect(effect: effect))
    }

    public func opacity(_ opacity: Double) -> some View { effect { _ in LayerEffect(opacity: opacity) } }
    public func hidden() -> some View { opacity(0) }

    public func clipped(antialiased: Bool = false) -> some View {
        effect { LayerEffect(clip: Path.rectangle($0).svg) }
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect { LayerEffect(clip: shape.drawnPath(in: $0).svg) }
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { _ in
            LayerEffect(
                shadow: LayerEffect.Shadow(
                    color: color.pair, radius: Double(radius), x: Double(x), y: Double(y)))
        }
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect {
            let center = $0.point(anchor)
            return LayerEffect(transform: [
                Double(x), 0, 0, Double(y), center.x * (1 - Double(x)), center.y * (1 - Double(y)),
            ])
        }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect {
            let center = $0.point(anchor)
            let (c, s) = (cos(angle.radians), sin(angle.radians))
            return LayerEffect(transform: [
                c, s, -s, c, center.x - c * center.x + s * center.y, center.y - s * center.x - c * center.y,
            ])
        }
    }

    public func compositingGroup() -> some View { effect { _ in LayerEffect() } }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// How the inside of a path is told from its outside. (Apple: `FillStyle`.)
nonisolated public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
