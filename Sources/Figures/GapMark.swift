import HTML
import Layout
import Snapshot

/// The distance that a stack keeps between two neighbours, measured at the stack's edge: to the right of a column,
/// above a row.
struct GapMark: Equatable {
    /// Along the stack, in points.
    var start: Double
    var end: Double
    /// The stack's.
    var frame: Rect
    var axis: Axis

    /// The gaps of a stack. Where a spacer stands, it is the spacer that is measured.
    static func all(of stack: ViewRecord) -> [GapMark] {
        let axis: Axis
        switch stack.axis {
        case .horizontal: axis = .horizontal
        case .vertical: axis = .vertical
        case .depth, nil: return []
        }
        let children = boxes(of: stack).sorted { $0.frame.start(axis) < $1.frame.start(axis) }
        return zip(children, children.dropFirst()).compactMap { first, second in
            let mark = GapMark(
                start: first.frame.end(axis), end: second.frame.start(axis), frame: stack.frame, axis: axis)
            let isSpaced = first.kind == "Spacer" || second.kind == "Spacer"
            return isSpaced || mark.length < 0.05 || !first.visible || !second.visible ? nil : mark
        }
    }

    var length: Double { end - start }

    /// The views that a stack arranges: groups and loops are only their contents.
    private static func boxes(of record: ViewRecord) -> [ViewRecord] {
        record.children.flatMap { child in
            ["Group", "ForEach"].contains(child.kind) ? boxes(of: child) : [child]
        }
    }

    /// - Parameter area: what the figure shows; a mark that would lie outside of it moves into the stack.
    func node(within area: Rect, _ painter: inout Painter) -> Node {
        let width = 5.0
        let path: String
        let label: FigureText
        let text = number(length, decimals: 1)
        if axis == .vertical {
            let hasRoom = frame.maxX + 34 <= area.maxX
            let x = hasRoom ? frame.maxX + 3 : frame.maxX - width - 2
            path = "M\(number(x)) \(number(start))h\(number(width))m0 \(number(length))h\(number(-width))"
            label = FigureText(
                text, at: Point(x: hasRoom ? x + width + 3 : x - 3, y: (start + end) / 2 + 3.5), size: 10,
                anchor: hasRoom ? .start : .end)
        } else {
            let hasRoom = frame.minY - 15 >= area.minY
            let y = hasRoom ? frame.minY - 3 - width : frame.minY + 2
            path = "M\(number(start)) \(number(y))v\(number(width))m\(number(length)) 0v\(number(-width))"
            label = FigureText(
                text, at: Point(x: (start + end) / 2, y: hasRoom ? y - 2 : y + width + 9), size: 10, anchor: .middle)
        }
        return .group([
            Tag.svg("path")(
                [Attribute("d", path), Attribute("fill", "none"), Attribute("stroke-width", "1")]
                    + painter.attributes(FigureColors.spacer, as: .stroke)),
            label.node(FigureColors.spacer, &painter),
        ])
    }
}
