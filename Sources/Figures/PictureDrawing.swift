import HTML
import Layout
import Snapshot

/// A picture from a file, inside of the figure itself, so that a figure is one file wherever it goes.
struct PictureDrawing {
    let picture: Picture
    let tint: ColorPair?
    let frame: Rect

    func node(_ painter: inout Painter) -> Node {
        guard frame.width > 0, frame.height > 0 else { return .empty }
        let image = Tag.svg("image")(
            frame.attributes + [
                Attribute("preserveAspectRatio", "none"),
                .href(.picture(picture.format == .png ? .png : .jpeg, base64: picture.data)),
            ]
        ) { Tag.svg("title")() { picture.name } }
        guard let tint else { return image }
        let color = painter.attributes(tint, as: .flood)
        let id = painter.define("tint") { id in
            Tag.svg("filter")(id, Attribute("color-interpolation-filters", "sRGB")) {
                Tag.svg("feFlood")(color)
                Tag.svg("feComposite")(Attribute("in2", "SourceAlpha"), Attribute("operator", "in"))
            }
        }
        return Tag.svg("g")(Attribute("filter", "url(#\(id))")) { image }
    }
}
