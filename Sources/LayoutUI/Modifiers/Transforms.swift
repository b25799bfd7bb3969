import Layout
import Snapshot

/// A projection of the plane; only its affine part is drawn. (Apple: `ProjectionTransform`.)
nonisolated public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}
    public init(_ map: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(other.affine))
    }

    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// An effect on how a view is drawn that depends on its size. (Apple: `GeometryEffect`.)
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("a geometry effect has no body") }
    nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}

extension Never: ViewModifier {
    public func body(content: Content) -> Never { fatalError("Never has no value") }
}

nonisolated extension CGAffineTransform {
    /// The map as SVG's matrix, its origin being a point of a frame of the drawing.
    func layer(about anchor: UnitPoint = .topLeading, in frame: Rect) -> LayerEffect {
        let origin = frame.point(anchor)
        let map = CGAffineTransform(translationX: CGFloat(-origin.x), y: CGFloat(-origin.y))
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y)))
        return LayerEffect(transform: [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) })
    }

    /// What a turn in space does to the plane when it is looked at from far away: the turn without its perspective.
    /// (Rodrigues' rotation formula; its first two rows and columns.)
    init(turning angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            self = .identity
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        self.init(
            a: c + x * x * (1 - c), b: x * y * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
    }
}

nonisolated extension View {
    public func modifier<Effect: GeometryEffect>(_ effect: Effect) -> some View {
        let effect = OnMain(value: effect)
        return self.effect { effect.value.effectValue(size: $0.size.cgSize).affine.layer(in: $0) }
    }

    public func transformEffect(_ map: CGAffineTransform) -> some View { effect { map.layer(in: $0) } }

    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        effect { transform.affine.layer(in: $0) }
    }

    /// A turn in space has no effect on layout; it is drawn without its perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let map = CGAffineTransform(turning: angle, about: axis)
        return effect { map.layer(about: anchor, in: $0) }
    }
}

/// Two modifiers, one after the other.
nonisolated extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}
