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
nonisolated public struct RoundedRectangle: InsettableShape, InsetOutline {
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
    /// The radius shrinks with the rectangle, so that the two outlines are parallel.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: style)
    }
    public func inset(by amount: CGFloat) -> Inset<RoundedRectangle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
}

/// A rectangle with a radius for each corner. (Apple: `UnevenRoundedRectangle`.)
nonisolated public struct UnevenRoundedRectangle: InsettableShape, InsetOutline, EnvironmentShape {
    public typealias Body = Never
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    private func path(in rect: CGRect, insetBy amount: CGFloat, isRightToLeft: Bool) -> Path {
        func size(_ radius: CGFloat) -> CGSize {
            CGSize(width: max(radius - amount, 0), height: max(radius - amount, 0))
        }
        let radii = cornerRadii
        let leading = (top: size(radii.topLeading), bottom: size(radii.bottomLeading))
        let trailing = (top: size(radii.topTrailing), bottom: size(radii.bottomTrailing))
        let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        var path = Path()
        path.addRectangle(
            rect.shrunk(by: amount),
            corners: Path.CornerSizes(
                topLeft: left.top, topRight: right.top, bottomRight: right.bottom, bottomLeft: left.bottom),
            style: style)
        return path
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0, isRightToLeft: false) }
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        path(in: rect, insetBy: amount, isRightToLeft: false)
    }
    func path(in frame: Rect, insetBy amount: CGFloat, _ environment: EnvironmentValues) -> Path {
        path(in: frame.cgRect, insetBy: amount, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    public func inset(by amount: CGFloat) -> Inset<UnevenRoundedRectangle> { Inset(shape: self, amount: amount) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { _ShapeLayout(node: FlexibleNode()) }
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

/// A rectangle whose shorter sides are half circles. (Apple: `Capsule`.)
nonisolated public struct Capsule: InsettableShape {
    public typealias Body = Never
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// A radius of half the height leaves no room for a continuous corner.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
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

/// A shape that is not only smaller when it is inset.
nonisolated protocol InsetOutline {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape that depends on where it is drawn.
nonisolated protocol EnvironmentShape {
    /// The outline in the drawing's coordinates.
    func path(in frame: Rect, insetBy amount: CGFloat, _ environment: EnvironmentValues) -> Path
}

/// A shape drawn smaller than its frame.
nonisolated public struct Inset<S: Shape>: InsettableShape, EnvironmentShape {
    public typealias Body = Never
    let shape: S
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        if let outline = shape as? any InsetOutline { return outline.path(in: rect, insetBy: amount) }
        return shape.path(in: rect.shrunk(by: amount))
    }

    func path(in frame: Rect, insetBy more: CGFloat, _ environment: EnvironmentValues) -> Path {
        if let shape = shape as? any EnvironmentShape {
            return shape.path(in: frame, insetBy: amount + more, environment)
        }
        let rect = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        return Inset(shape: shape, amount: amount + more).path(in: rect)
            .offsetBy(dx: CGFloat(frame.minX), dy: CGFloat(frame.minY))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func inset(by amount: CGFloat) -> Inset<S> { Inset(shape: shape, amount: self.amount + amount) }
}

nonisolated extension CGRect {
    /// Smaller on all sides, but not less than nothing.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
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
