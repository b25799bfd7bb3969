/// How a rectangle's corners are rounded. (Apple: `Edge.Corner.Style`.)
nonisolated public struct CornerStyle: Hashable, Sendable {
    /// The radius, or the least one where the corner follows the container's.
    let radius: CGFloat

    public static let concentric = CornerStyle(radius: 0)
    public static func concentric(minimum: CGFloat) -> CornerStyle { CornerStyle(radius: minimum) }
    public static func fixed(_ radius: CGFloat) -> CornerStyle { CornerStyle(radius: radius) }
}

/// A rectangle whose corners follow those of the shape around it. It is as large as what it is offered; the corners
/// are drawn with their fixed or least radius, since only a drawing depends on the container's.
/// (Apple: `ConcentricRectangle`.)
nonisolated public struct ConcentricRectangle: InsettableShape {
    public typealias Body = Never
    let corners: UnevenRoundedRectangle

    public init() { self.init(corners: .concentric) }
    public init(corners: CornerStyle = .concentric, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
    }
    public init(
        topLeadingCorner: CornerStyle = .concentric, topTrailingCorner: CornerStyle = .concentric,
        bottomLeadingCorner: CornerStyle = .concentric, bottomTrailingCorner: CornerStyle = .concentric
    ) {
        corners = UnevenRoundedRectangle(
            topLeadingRadius: topLeadingCorner.radius, bottomLeadingRadius: bottomLeadingCorner.radius,
            bottomTrailingRadius: bottomTrailingCorner.radius, topTrailingRadius: topTrailingCorner.radius)
    }

    public func path(in rect: CGRect) -> Path { corners.path(in: rect) }
    public func inset(by amount: CGFloat) -> Inset<ConcentricRectangle> { Inset(shape: self, amount: amount) }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: CornerStyle, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
