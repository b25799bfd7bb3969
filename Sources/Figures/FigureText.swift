import HTML
import Layout
import Snapshot

/// A short remark of the figure itself (a layout's own texts are outlines), with a halo to stand out by.
struct FigureText {
    enum Anchor: String { case start, middle, end }

    let text: String
    let position: Point
    /// In points.
    let size: Double
    let anchor: Anchor

    init(_ text: String, at position: Point, size: Double, anchor: Anchor) {
        self.text = text
        self.position = position
        self.size = size
        self.anchor = anchor
    }

    func node(_ color: ColorPair, _ painter: inout Painter) -> Node {
        let fill = painter.attributes(color)
        let halo = painter.attributes(FigureColors.background, as: .stroke)
        let classes = (fill + halo).filter { $0.name == "class" }.compactMap(\.value)
        return Tag.svg("text")(
            [
                Attribute("x", number(position.x)), Attribute("y", number(position.y)),
                Attribute("font-family", "Inter, system-ui, sans-serif"), Attribute("font-size", number(size)),
                Attribute("font-weight", "600"), Attribute("text-anchor", anchor.rawValue),
                Attribute("paint-order", "stroke"), Attribute("stroke-width", "3"),
                Attribute("stroke-linejoin", "round"),
            ] + (fill + halo).filter { $0.name != "class" }
                + (classes.isEmpty ? [] : [.class(classes.joined(separator: " "))])
        ) { text }
    }
}
