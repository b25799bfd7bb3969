import HTML
import Layout
import Snapshot

/// A spacer as a measured distance: a tinted band, an arrow along its axis, and its length.
struct SpacerMark {
    let frame: Rect
    let axis: StackAxis?

    /// A spacer is 0 across its stack; the band needs some thickness to be seen.
    private static let thickness = 14.0

    func node(_ painter: inout Painter) -> Node {
        let axis: Axis =
            switch axis {
            case .horizontal: .horizontal
            case .vertical: .vertical
            default: frame.width >= frame.height ? .horizontal : .vertical
            }
        let start = frame.start(axis)
        let length = frame.end(axis) - start
        let across = (frame.start(axis.other) + frame.end(axis.other)) / 2
        let half = Self.thickness / 2
        let band =
            axis == .horizontal
            ? Rect(x: start, y: across - half, width: length, height: 2 * half)
            : Rect(x: across - half, y: start, width: 2 * half, height: length)
        var nodes = [
            Tag.svg("path")([Attribute("d", band.path)] + painter.attributes(FigureColors.spacerFill)),
            Tag.svg("path")(
                [
                    Attribute("d", arrow(axis, start, length, across)), Attribute("fill", "none"),
                    Attribute("stroke-width", "1"),
                ] + painter.attributes(FigureColors.spacer, as: .stroke)),
        ]
        nodes.append(label(axis, start + length / 2, across, length).node(FigureColors.spacer, &painter))
        return .group(nodes)
    }

    /// Two end marks, and between them a line with a head at each end where there is room for it.
    private func arrow(_ axis: Axis, _ start: Double, _ length: Double, _ across: Double) -> String {
        let half = Self.thickness / 2
        let end = start + length
        var strokes: [[(Double, Double)]] = [
            [(start, across - half), (start, across + half)], [(end, across - half), (end, across + half)],
        ]
        if length >= 4 { strokes.append([(start, across), (end, across)]) }
        if length >= 12 {
            strokes.append([(start + 4, across - 3), (start, across), (start + 4, across + 3)])
            strokes.append([(end - 4, across - 3), (end, across), (end - 4, across + 3)])
        }
        return strokes.map { stroke in
            "M"
                + stroke.map { along, across in
                    axis == .horizontal ? "\(number(along)) \(number(across))" : "\(number(across)) \(number(along))"
                }.joined(separator: "L")
        }.joined()
    }

    /// Above a horizontal spacer, to the right of a vertical one.
    private func label(_ axis: Axis, _ middle: Double, _ across: Double, _ length: Double) -> FigureText {
        let half = Self.thickness / 2
        let text = number(length, decimals: 1)
        return axis == .horizontal
            ? FigureText(text, at: Point(x: middle, y: across - half - 3), size: 10, anchor: .middle)
            : FigureText(text, at: Point(x: across + half + 3, y: middle + 3.5), size: 10, anchor: .start)
    }
}
