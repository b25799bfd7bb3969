import Layout
import Snapshot

/// How a line is drawn. (Apple: `StrokeStyle`.)
nonisolated public struct StrokeStyle: Equatable, Sendable {
    public enum LineCap: Sendable { case butt, round, square }
    public enum LineJoin: Sendable { case miter, round, bevel }

    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// As a drawing has it. A dash needs lengths that are not all 0 and none below.
    func look(scaledBy scale: Double = 1) -> LineLook {
        let lengths = dash.map { Double($0) * scale }
        let isDashed = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
        return LineLook(
            width: Double(lineWidth) * scale, cap: lineCap == .butt ? nil : lineCap == .round ? .round : .square,
            join: lineJoin == .miter ? nil : lineJoin == .round ? .round : .bevel,
            miterLimit: lineJoin == .miter ? Double(miterLimit) : nil, dash: isDashed ? lengths : nil,
            dashPhase: isDashed && dashPhase != 0 ? Double(dashPhase) * scale : nil)
    }
}

/// A shape in a paint of its own: filled, stroked or both.
nonisolated public struct PaintedShape<S: Shape>: PrimitiveView {
    enum Mark {
        case fill(AnyShapeStyle, FillStyle)
        case stroke(AnyShapeStyle, StrokeStyle, inset: CGFloat)
    }

    let shape: S
    var marks: [Mark]

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        shapeLeaf(view, inputs, of: \.shape) { view, frame, environment, context in
            for mark in view.marks {
                switch mark {
                case .fill(let style, let rule):
                    context.fill(view.shape, style, rule, in: frame, environment)
                case .stroke(let style, let line, let inset):
                    let path =
                        inset == 0
                        ? view.shape.drawnPath(in: frame, environment)
                        : Inset(shape: view.shape, amount: inset).drawnPath(in: frame, environment)
                    context.stroke(path, style, line, in: frame, environment)
                }
            }
        }
    }

    public func fill<Style: ShapeStyle>(_ style: Style = ForegroundStyle(), style rule: FillStyle = FillStyle())
        -> PaintedShape
    {
        adding(.fill(AnyShapeStyle(style), rule))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape {
        adding(.stroke(AnyShapeStyle(style), line, inset: 0))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func adding(_ mark: Mark) -> PaintedShape {
        var copy = self
        copy.marks.append(mark)
        return copy
    }
}

nonisolated extension PaintedShape where S: InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape {
        adding(.stroke(AnyShapeStyle(style), line, inset: line.lineWidth / 2))
    }

    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension Shape {
    private func painted(_ mark: PaintedShape<Self>.Mark) -> PaintedShape<Self> {
        PaintedShape(shape: self, marks: [mark])
    }

    public func fill<Style: ShapeStyle>(_ style: Style, style rule: FillStyle = FillStyle()) -> PaintedShape<Self> {
        painted(.fill(AnyShapeStyle(style), rule))
    }

    public func fill(style rule: FillStyle = FillStyle()) -> PaintedShape<Self> {
        fill(ForegroundStyle(), style: rule)
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        painted(.stroke(AnyShapeStyle(style), line, inset: 0))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style line: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, line: line) }
}

nonisolated extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        PaintedShape(shape: self, marks: [.stroke(AnyShapeStyle(style), line, inset: line.lineWidth / 2)])
    }

    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    public func strokeBorder(style line: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), style: line)
    }
}

nonisolated extension DrawingContext {
    /// Fills a shape; the outline of a stroke is drawn as the stroke that it is, with curves that stay curves.
    func fill(
        _ shape: some Shape, _ style: some ShapeStyle, _ rule: FillStyle, in frame: Rect,
        _ environment: EnvironmentValues
    ) {
        if let stroked = shape as? any StrokeOutline {
            return stroke(stroked.center(in: frame, environment), style, stroked.line, in: frame, environment)
        }
        fill(shape.drawnPath(in: frame, environment), style, in: frame, environment, isEvenOdd: rule.isEOFilled)
    }

    /// Draws along a path with a style that belongs to a frame.
    func stroke(
        _ path: Path, _ style: some ShapeStyle, _ line: StrokeStyle, in frame: Rect,
        _ environment: EnvironmentValues
    ) {
        add(
            .stroke(path: path.svg, paint: style.paint(in: frame, environment), line: line.look()),
            effects: style.effects(environment))
    }

    /// Fills a path with a style that belongs to a frame, with the style's shadows and blending.
    func fill(
        _ path: Path, _ style: some ShapeStyle, in frame: Rect, _ environment: EnvironmentValues,
        isEvenOdd: Bool = false
    ) {
        add(
            .fill(
                path: path.svg, paint: style.paint(in: frame, environment), isEvenOdd: isEvenOdd ? true : nil),
            effects: style.effects(environment))
    }
}
