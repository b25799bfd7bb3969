import HTML
import Layout
import Snapshot

/// A system image that there is no glyph for: a rounded box with its name, where there is room for it.
struct SymbolDrawing {
    let name: String
    let frame: Rect

    /// - Parameter stroke: the paint, as the attributes of a stroke.
    func node(_ stroke: [Attribute], _ painter: inout Painter) -> Node {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return .empty }
        let width = side * 0.07
        let rect = frame.outset(-width / 2 - side * 0.04)
        let hasRoom = frame.width >= Double(name.count) * 5 && frame.height >= 14
        return Tag.svg("g")() {
            Tag.svg("title")() { name }
            Tag.svg("rect")(
                rect.attributes + [
                    Attribute("rx", number(side * 0.2)), Attribute("fill", "none"),
                    Attribute("stroke-width", number(width)),
                ] + stroke)
            if hasRoom {
                FigureText(name, at: Point(x: frame.midX, y: frame.midY + 3), size: 8, anchor: .middle)
                    .node(FigureColors.ink, &painter)
            } else {
                Tag.svg("path")(
                    [
                        Attribute(
                            "d",
                            "M\(number(frame.midX - side / 6)) \(number(frame.midY))h\(number(side / 3))"
                                + "m\(number(-side / 6)) \(number(-side / 6))v\(number(side / 3))"),
                        Attribute("fill", "none"), Attribute("stroke-width", number(width)),
                    ] + stroke)
            }
        }
    }
}
