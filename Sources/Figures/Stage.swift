import HTML
import Layout
import Snapshot

/// What a layout stands on: the system's background, a device's edge and safe areas, the space that was offered.
struct Stage {
    let extent: FigureExtent
    let snapshot: LayoutSnapshot

    func nodes(around content: [Node], _ painter: inout Painter) -> [Node] {
        extent.isScreen ? screen(content, &painter) : crop(content, &painter)
    }

    // MARK: A part of the space

    private func crop(_ content: [Node], _ painter: inout Painter) -> [Node] {
        let area = extent.content
        let corner = 8.0
        let id = painter.define("crop") { id in
            Tag.svg("clipPath")(id) { rounded(area, corner, []) }
        }
        var nodes = [
            rounded(area, corner, painter.attributes(FigureColors.background)),
            Tag.svg("g")(Attribute("clip-path", "url(#\(id))")) { content },
        ]
        let guides = offeredEdges()
        if !guides.isEmpty {
            nodes.append(
                Tag.svg("path")(
                    [
                        Attribute("d", guides), Attribute("fill", "none"), Attribute("stroke-width", "1"),
                        Attribute("stroke-dasharray", "4 3"),
                    ] + painter.attributes(FigureColors.guide, as: .stroke)))
        }
        return nodes
    }

    /// The space of a stated width or height; of a width alone, only its two edges.
    private func offeredEdges() -> String {
        let conditions = snapshot.conditions
        let offered = Rect(origin: .zero, size: snapshot.offered)
        if conditions.height != nil { return offered.path }
        guard conditions.width != nil else { return "" }
        let area = extent.content
        return [offered.minX, offered.maxX].map { "M\(number($0)) \(number(area.minY))v\(number(area.height))" }
            .joined()
    }

    // MARK: A device

    private func screen(_ content: [Node], _ painter: inout Painter) -> [Node] {
        let area = extent.content
        let isPhone = min(area.width, area.height) < 600
        let corner = isPhone ? 55.0 : 20
        let id = painter.define("screen") { id in
            Tag.svg("clipPath")(id) { rounded(area, corner, []) }
        }
        let edge = FigureExtent.bezel - 1.5
        return [
            rounded(area, corner, painter.attributes(FigureColors.background)),
            Tag.svg("g")(Attribute("clip-path", "url(#\(id))")) {
                content
                safeAreas(&painter)
            },
            rounded(
                area.outset(edge / 2), corner + edge / 2,
                [Attribute("fill", "none"), Attribute("stroke-width", number(edge))]
                    + painter.attributes(FigureColors.bezel, as: .stroke)),
        ] + furniture(isPhone: isPhone, &painter)
    }

    /// The covered edges, tinted, with a dashed line where the safe area begins.
    private func safeAreas(_ painter: inout Painter) -> [Node] {
        let screen = extent.content
        let safe = screen.inset(by: snapshot.conditions.device.safeArea)
        guard !safe.isAlmost(screen), safe.width > 0, safe.height > 0 else { return [] }
        return [
            Tag.svg("path")(
                [Attribute("d", screen.path + safe.path), Attribute("fill-rule", "evenodd")]
                    + painter.attributes(FigureColors.safeArea)),
            Tag.svg("path")(
                [
                    Attribute("d", safe.path), Attribute("fill", "none"), Attribute("stroke-width", "1"),
                    Attribute("stroke-dasharray", "3 4"),
                ] + painter.attributes(FigureColors.guide, as: .stroke)),
        ]
    }

    /// The camera's pill and the bar at the bottom, where the safe area says that there are some.
    private func furniture(isPhone: Bool, _ painter: inout Painter) -> [Node] {
        let screen = extent.content
        let insets = snapshot.conditions.device.safeArea
        var nodes: [Node] = []
        let color = painter.attributes(FigureColors.bezel)
        if isPhone, insets.top >= 55 {
            nodes.append(rounded(Rect(x: screen.midX - 62, y: screen.minY + 13, width: 124, height: 36), 18, color))
        }
        if isPhone, insets.bottom >= 20 {
            nodes.append(rounded(Rect(x: screen.midX - 69, y: screen.maxY - 13, width: 138, height: 5), 2.5, color))
        }
        return nodes
    }

    private func rounded(_ rect: Rect, _ corner: Double, _ attributes: [Attribute]) -> Node {
        Tag.svg("rect")(
            rect.attributes + [Attribute("rx", number(corner))] + attributes)
    }
}
