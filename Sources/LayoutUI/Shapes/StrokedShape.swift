import Layout

/// The outline of a line along a shape's outline: a shape itself, which can be filled, trimmed or stroked again.
/// (Apple: `stroke(style:)` and `stroke(lineWidth:)` of `Shape`.)
nonisolated public struct StrokedShape<S: Shape>: Shape, EnvironmentShape, StrokeOutline {
    public typealias Body = Never
    let shape: S
    let line: StrokeStyle

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(line) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout { S._makeLayoutNode(shape.shape) }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        shapeLeaf(view, inputs, of: \.shape) { view, frame, environment, context in
            context.fill(view, ForegroundStyle(), FillStyle(), in: frame, environment)
        }
    }

    func path(in frame: Rect, insetBy amount: CGFloat, _ environment: EnvironmentValues) -> Path {
        center(in: frame, environment).strokedPath(line)
    }

    func center(in frame: Rect, _ environment: EnvironmentValues) -> Path { shape.drawnPath(in: frame, environment) }
}

/// A shape that is a line along a path.
nonisolated protocol StrokeOutline {
    var line: StrokeStyle { get }
    /// What the line goes along, in the drawing's coordinates.
    func center(in frame: Rect, _ environment: EnvironmentValues) -> Path
}
