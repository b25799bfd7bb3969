import Layout
import Snapshot

/// How a line is drawn. (Apple: `StrokeStyle`.)
nonisolated public struct StrokeStyle: Equatable, Sendable {
    public enum LineCap: Sendable { case butt, round, square }
    public enum LineJoin: Sendable { case miter, round, bevel }

    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
    }
}

/// A shape in a paint of its own: filled, stroked or both.
nonisolated public struct PaintedShape<S: Shape>: PrimitiveView {
    enum Mark {
        case fill(AnyShapeStyle)
        case stroke(AnyShapeStyle, width: CGFloat, inset: CGFloat)
    }

    let shape: S
    var marks: [Mark]

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        shapeLeaf(view, inputs, of: \.shape) { view, frame, environment, context in
            for mark in view.marks {
                switch mark {
                case .fill(let style):
                    context.fill(view.shape.drawnPath(in: frame), style.paint(in: frame, environment))
                case .stroke(let style, let width, let inset):
                    let path = Inset(shape: view.shape, amount: inset).drawnPath(in: frame)
                    context.add(
                        .stroke(path: path.svg, paint: style.paint(in: frame, environment), width: Double(width)))
                }
            }
        }
    }

    public func fill<Style: ShapeStyle>(_ style: Style) -> PaintedShape {
        adding(.fill(AnyShapeStyle(style)))
    }

    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> PaintedShape {
        adding(.stroke(AnyShapeStyle(style), width: lineWidth, inset: 0))
    }

    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> PaintedShape {
        adding(.stroke(AnyShapeStyle(style), width: lineWidth, inset: lineWidth / 2))
    }

    private func adding(_ mark: Mark) -> PaintedShape {
        var copy = self
        copy.marks.append(mark)
        return copy
    }
}

nonisolated extension Shape {
    private func painted(_ mark: PaintedShape<Self>.Mark) -> PaintedShape<Self> {
        PaintedShape(shape: self, marks: [mark])
    }

    public func fill<Style: ShapeStyle>(_ style: Style) -> PaintedShape<Self> {
        painted(.fill(AnyShapeStyle(style)))
    }

    public func fill() -> PaintedShape<Self> { fill(ForegroundStyle()) }

    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        painted(.stroke(AnyShapeStyle(style), width: lineWidth, inset: 0))
    }

    public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> PaintedShape<Self> {
        self.stroke(style, lineWidth: stroke.lineWidth)
    }

    public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    public func stroke(style: StrokeStyle) -> PaintedShape<Self> { stroke(lineWidth: style.lineWidth) }
}

nonisolated extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        PaintedShape(
            shape: self, marks: [.stroke(AnyShapeStyle(style), width: lineWidth, inset: lineWidth / 2)])
    }

    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> PaintedShape<Self> {
        strokeBorder(style, lineWidth: stroke.lineWidth)
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
