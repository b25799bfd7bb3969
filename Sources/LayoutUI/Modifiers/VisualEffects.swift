import Layout
import Snapshot

/// What a view's looks may be without an effect on layout. (Apple: `VisualEffect`.)
nonisolated public protocol VisualEffect: Sendable {
    /// The layers for a view's frame, the innermost first.
    func _layers(in frame: _VisualFrame) -> [_VisualLayer]
}

/// Hides the drawing's types from the public interface.
nonisolated public struct _VisualFrame { let rect: Rect }
nonisolated public struct _VisualLayer { let effect: LayerEffect }

nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _layers(in frame: _VisualFrame) -> [_VisualLayer] { [] }
}

/// An effect after another.
nonisolated private struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let layer: @Sendable (Rect) -> LayerEffect

    func _layers(in frame: _VisualFrame) -> [_VisualLayer] {
        base._layers(in: frame) + [_VisualLayer(effect: layer(frame.rect))]
    }
}

nonisolated extension VisualEffect {
    private func then(_ layer: @escaping @Sendable (Rect) -> LayerEffect) -> ChainedVisualEffect<Self> {
        ChainedVisualEffect(base: self, layer: layer)
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { then { _ in LayerEffect(opacity: opacity) } }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { CGAffineTransform(scaleX: x, y: y).layer(about: anchor, in: $0) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).layer(about: anchor, in: $0) }
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let map = CGAffineTransform(turning: angle, about: axis)
        return then { map.layer(about: anchor, in: $0) }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then { CGAffineTransform(translationX: x, y: y).layer(about: .topLeading, in: $0) }
    }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func transformEffect(_ map: CGAffineTransform) -> some VisualEffect {
        then { map.layer(about: .topLeading, in: $0) }
    }

    private func filtered(_ filter: ColorFilter) -> ChainedVisualEffect<Self> {
        then { _ in LayerEffect(filters: [filter]) }
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { filtered(.blur(Double(radius))) }
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.saturation(1 - amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle.degrees)) }
}

nonisolated extension View {
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        boxed(
            DrawingEffect(layers: { frame, environment in
                effect(EmptyVisualEffect(), GeometryProxy(frame: frame, environment: environment))
                    ._layers(in: _VisualFrame(rect: frame)).map(\.effect)
            }))
    }
}
