import HTML
import Layout
import Snapshot

/// A picture of which only the size is known: a tinted box, crossed, with its name.
struct PlaceholderDrawing {
    let name: String
    let frame: Rect

    private static let tint = ColorPair(
        light: RGBA(red: 0.88, green: 0.9, blue: 0.93), dark: RGBA(red: 0.2, green: 0.22, blue: 0.26))

    func node(_ painter: inout Painter) -> Node {
        let cross =
            "M\(number(frame.minX)) \(number(frame.minY))l\(number(frame.width)) \(number(frame.height))"
            + "M\(number(frame.minX)) \(number(frame.maxY))l\(number(frame.width)) \(number(-frame.height))"
        let hasRoom = frame.width >= 40 && frame.height >= 16
        return Tag.svg("g")() {
            Tag.svg("title")() { name }
            Tag.svg("path")([Attribute("d", frame.path)] + painter.attributes(Self.tint))
            Tag.svg("path")(
                [Attribute("d", frame.path + cross), Attribute("fill", "none"), Attribute("stroke-width", "0.5")]
                    + painter.attributes(FigureColors.guide, as: .stroke))
            if hasRoom {
                FigureText(name, at: Point(x: frame.midX, y: frame.midY + 3.5), size: 10, anchor: .middle)
                    .node(FigureColors.ink, &painter)
            }
        }
    }
}
