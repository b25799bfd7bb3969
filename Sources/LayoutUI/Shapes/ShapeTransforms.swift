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

    // Outlines are not intersected: the union is drawn as both, the others as the first.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { path, rect in
            var both = path
            both.addPath(other.path(in: rect))
            return both
        }
    }
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { path, _ in path }
    }
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { path, _ in path }
    }
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<Self> {
        changed { path, _ in path }
    }

    public func fill<Style: ShapeStyle>(_ style: Style, style fill: FillStyle) -> PaintedShape<Self> {
        self.fill(style)
    }
    public func fill(style: FillStyle) -> PaintedShape<Self> { fill() }
}

nonisolated extension InsettableShape {
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

/// The outline of the container around; a rectangle where none is known. (Apple: `ContainerRelativeShape`.)
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> Inset<ContainerRelativeShape> { Inset(shape: self, amount: amount) }
}

/// The radii of a rectangle's four corners. (Apple: `RectangleCornerRadii`.)
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

nonisolated extension UnevenRoundedRectangle {
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(
            topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing, style: style)
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

nonisolated extension View {
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
