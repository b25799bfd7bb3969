import Layout

/// A rectangle as large as what it is offered. (Apple: `Rectangle`.)
nonisolated public struct Rectangle: InsettableShape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> Inset<Rectangle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// A rectangle with rounded corners. (Apple: `RoundedRectangle`.)
nonisolated public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> Inset<RoundedRectangle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// A rectangle with a radius for each corner. (Apple: `UnevenRoundedRectangle`.)
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public typealias Body = Never
    let topLeading: CGFloat
    let bottomLeading: CGFloat
    let bottomTrailing: CGFloat
    let topTrailing: CGFloat

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        topLeading = topLeadingRadius
        bottomLeading = bottomLeadingRadius
        bottomTrailing = bottomTrailingRadius
        topTrailing = topTrailingRadius
    }

    public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { min(max($0, 0), most) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radii[0], y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - radii[1], y: rect.minY))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + radii[1]), control: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii[2]))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - radii[2], y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + radii[3], y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - radii[3]), control: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii[0]))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX + radii[0], y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
        path.closeSubpath()
        return path
    }

    public func inset(by amount: CGFloat) -> Inset<UnevenRoundedRectangle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// A rectangle whose shorter sides are half circles. (Apple: `Capsule`.)
nonisolated public struct Capsule: InsettableShape {
    public typealias Body = Never
    public init(style: RoundedCornerStyle = .continuous) {}

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    public func inset(by amount: CGFloat) -> Inset<Capsule> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// An ellipse as large as what it is offered. (Apple: `Ellipse`.)
nonisolated public struct Ellipse: InsettableShape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> Inset<Ellipse> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// The largest circle in what it is offered. (Apple: `Circle`.)
nonisolated public struct Circle: InsettableShape {
    public typealias Body = Never
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        SquareNode().size(proposal.proposal).cgSize
    }

    public func inset(by amount: CGFloat) -> Inset<Circle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: SquareNode()) }
}

/// A shape drawn smaller than its frame.
nonisolated public struct Inset<S: Shape>: InsettableShape {
    public typealias Body = Never
    let shape: S
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        return shape.path(
            in: CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func inset(by amount: CGFloat) -> Inset<S> { Inset(shape: shape, amount: self.amount + amount) }
}

extension Path: Shape {
    public typealias Body = Never
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape whose type is hidden. (Apple: `AnyShape`.)
nonisolated public struct AnyShape: Shape {
    public typealias Body = Never
    private let shape: any Shape
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
nonisolated extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
nonisolated extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
nonisolated extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
