// Forms of overlays and backgrounds that say how a shape is filled.
nonisolated extension View {
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle) -> some View { background(in: shape) }
    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View { background(style, in: shape) }
    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View { overlay(style, in: shape) }
}
