import HTML
import Layout
import Snapshot

/// Draws layouts as SVG: one unit is one point of the device.
public struct FigureRenderer: Sendable {
    public init() {}

    /// The figure as a file: the same bytes for the same snapshot and style.
    public func svg(_ snapshot: LayoutSnapshot, style: FigureStyle = FigureStyle()) -> String {
        figure(snapshot, style: style).node.html + "\n"
    }

    /// The figure as a part of a page, with what a page needs to know to place it.
    public func figure(_ snapshot: LayoutSnapshot, style: FigureStyle) -> RenderedFigure {
        let extent = FigureExtent(snapshot, isMeasured: style.showsBorders)
        var painter = Painter(style: style, scheme: snapshot.conditions.scheme)
        var drawing = CommandRenderer(
            outlines: snapshot.drawing.outlines, pictures: snapshot.drawing.pictures ?? [])
        let content = drawing.nodes(snapshot.drawing.commands, &painter)
        let stage = Stage(extent: extent, snapshot: snapshot)
        var layers = stage.nodes(around: content, &painter)
        if style.showsBorders {
            layers += BorderOverlay(extent: extent).nodes(snapshot.root, &painter)
        }
        return RenderedFigure(
            node: document(layers, extent: extent, snapshot: snapshot, painter), size: extent.bounds.size,
            isScreen: extent.isScreen)
    }

    /// How large a figure would be, in points.
    public func size(of snapshot: LayoutSnapshot, style: FigureStyle) -> Size {
        FigureExtent(snapshot, isMeasured: style.showsBorders).bounds.size
    }

    private func document(
        _ layers: [Node], extent: FigureExtent, snapshot: LayoutSnapshot, _ painter: Painter
    ) -> Node {
        let bounds = extent.bounds
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { number($0) }
        let title = painter.identifier("title")
        let description = painter.identifier("tree")
        let isFile = painter.style.destination == .file
        return Tag.svg("svg")(
            isFile ? Attribute("xmlns", "http://www.w3.org/2000/svg") : .class("layout-figure"),
            Attribute("viewBox", box.joined(separator: " ")), Attribute("width", box[2]), Attribute("height", box[3]),
            Attribute("role", "img"), Attribute("aria-labelledby", title + " " + description)
        ) {
            Tag.svg("title")(.id(title)) { painter.style.title ?? TreeDescription.title(snapshot) }
            Tag.svg("desc")(.id(description)) { TreeDescription.text(snapshot) }
            painter.styleSheet
            if !painter.definitions.isEmpty { Tag.svg("defs")() { painter.definitions } }
            layers
        }
    }
}

/// A drawn figure.
public struct RenderedFigure: Equatable, Sendable {
    /// The `<svg>` element.
    public var node: Node
    /// In points: its natural size on a page.
    public var size: Size
    /// Whether it shows a whole screen of a device.
    public var isScreen: Bool
}
