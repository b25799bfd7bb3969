import Layout

/// A shape whose outline is changed after it has been made for a rectangle.
nonisolated public struct ChangedShape<S: Shape>: Shape {
    public typealias Body = Never
    let shape: S
    let change: @Sendable (Path, CGRect) -> Path

    public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with another size than its frame's. (Apple: `_SizedShape`.)
nonisolated public struct SizedShape<S: Shape>: Shape {
    public typealias Body = Never
    let shape: S
    let size: CGSize

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape {
    private func changed(_ change: @escaping @Sendable (Path, CGRect) -> Path) -> ChangedShape<Self> {
        ChangedShape(shape: self, change: change)
    }

    /// Changes the outline by a map whose origin is a point of the rectangle.
    private func mapped(_ map: CGAffineTransform, about anchor: UnitPoint) -> ChangedShape<Self> {
        changed { path, rect in
            let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
            return path.applying(
                CGAffineTransform(translationX: -x, y: -y).concatenating(map)
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
    }

    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ChangedShape<Self> {
        changed { path, _ in path.trimmedPath(from: start, to: end) }
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        mapped(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        mapped(CGAffineTransform(scaleX: x, y: y), about: anchor)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public func transform(_ map: CGAffineTransform) -> ChangedShape<Self> {
        changed { path, _ in path.applying(map) }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
        changed { path, _ in path.offsetBy(dx: x, dy: y) }
    }
    public func offset(_ offset: CGSize) -> ChangedShape<Self> { self.offset(x: offset.width, y: offset.height) }
    public func offset(_ offset: CGPoint) -> ChangedShape<Self> { self.offset(x: offset.x, y: offset.y) }
    public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(shape: self, size: size) }
    /// The shape of that size where the anchors of it and of its frame meet.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        AnchoredShape(shape: self, size: size, anchor: anchor)
    }

    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.union(other.path(in: $1), eoFill: eoFill) }
    }
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.intersection(other.path(in: $1), eoFill: eoFill) }
    }
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.subtracting(other.path(in: $1), eoFill: eoFill) }
    }
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.symmetricDifference(other.path(in: $1), eoFill: eoFill) }
    }
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.lineIntersection(other.path(in: $1), eoFill: eoFill) }
    }
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { $0.lineSubtraction(other.path(in: $1), eoFill: eoFill) }
    }
}

/// The outline of the container around, as far from it as the shape's frame is; a rectangle where no
/// `containerShape(_:)` is known. (Apple: `ContainerRelativeShape`.)
nonisolated public struct ContainerRelativeShape: InsettableShape, EnvironmentShape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> Inset<ContainerRelativeShape> { Inset(shape: self, amount: amount) }

    func path(in frame: Rect, insetBy amount: CGFloat, _ environment: EnvironmentValues) -> Path {
        let rect = frame.cgRect
        guard let container = environment.containerOutline, let around = container.frame() else {
            return Path(rect.shrunk(by: amount))
        }
        let distance = [
            frame.minX - around.minX, frame.minY - around.minY, around.maxX - frame.maxX, around.maxY - frame.maxY,
        ].reduce(.infinity, min)
        let inset = CGFloat(max(distance, 0))
        // The container's shape in a rectangle that is this frame once it is inset.
        return container.path(rect.insetBy(dx: -inset, dy: -inset), inset + amount)
    }
}

/// What `containerShape(_:)` says of the views inside.
nonisolated struct ContainerOutline {
    /// The container's shape in a rectangle, inset by a distance.
    let path: (CGRect, CGFloat) -> Path
    let frame: () -> Rect?
}

nonisolated extension EnvironmentValues {
    private enum ContainerOutlineKey: EnvironmentKey {
        static var defaultValue: ContainerOutline? { nil }
    }

    var containerOutline: ContainerOutline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

nonisolated private struct ShapedContainer<Content: View, S: InsettableShape>: PrimitiveView {
    let content: Content
    let shape: S

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let place = Place()
        let node = PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                var inputs = inputs
                let shape = view.shape
                inputs.environment.containerOutline = ContainerOutline(
                    path: { shape.inset(by: $1).path(in: $0) },
                    frame: { place.node?.elements.first?.node.frame })
                return inputs
            })
        place.node = node
        return node
    }

    /// The node that the outline is of, once there is one.
    private final class Place {
        weak var node: ViewNode?
    }
}

nonisolated extension View {
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ShapedContainer(content: self, shape: shape)
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

nonisolated extension Shape where Self == Capsule {
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A shape of a size of its own within its frame.
nonisolated private struct AnchoredShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize
    let anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: .zero, size: size)).offsetBy(
            dx: rect.minX + (rect.width - size.width) * anchor.x, dy: rect.minY + (rect.height - size.height) * anchor.y
        )
    }
}
