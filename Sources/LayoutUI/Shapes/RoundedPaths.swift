nonisolated extension Path {
    /// - Parameter cornerRadii: In points, in a layout from left to right.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)) }
}
