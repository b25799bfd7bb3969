import HTML
import Layout
import Snapshot

/// A layer with its effect as nested SVG groups.
struct LayerRenderer {
    let effect: LayerEffect
    let commands: [DrawingCommand]

    /// - Parameter mask: What the mask draws.
    func node(_ content: [Node], mask: [Node]?, _ painter: inout Painter) -> Node {
        var inner = content
        let bounds = DrawingBounds.of(commands)
        if let filters = effect.filters, !filters.isEmpty {
            guard let bounds else { return .empty }
            let reach = filters.reduce(1) { sum, filter in
                if case .blur(let radius) = filter { sum + 3 * abs(radius) } else { sum }
            }
            let id = self.filter("effect", bounds.outset(reach), &painter) { painter in
                filters.flatMap { FilterPrimitives.nodes($0, &painter) }
            }
            inner = [Tag.svg("g")(Attribute("filter", "url(#\(id))")) { inner }]
        }
        if let clip = effect.clip {
            let rule = effect.clipsEvenOdd == true ? [Attribute("clip-rule", "evenodd")] : []
            let id = painter.define("clip") { id in
                Tag.svg("clipPath")(id) { Tag.svg("path")([Attribute("d", shortened(path: clip))] + rule) }
            }
            inner = [Tag.svg("g")(Attribute("clip-path", "url(#\(id))")) { inner }]
        }
        if let mask, let declared = effect.mask {
            guard let bounds else { return .empty }
            inner = [masked(inner, by: mask, isInverse: declared.isInverse == true, bounds, &painter)]
        }
        return outside(inner, bounds, &painter)
    }

    /// SVG filters an element before it clips it, which would cut the shadow off; hence groups around groups.
    private func outside(_ inner: [Node], _ bounds: Rect?, _ painter: inout Painter) -> Node {
        var attributes: [Attribute] = []
        if let matrix = effect.transform, matrix.count == 6 {
            let numbers = matrix.map { number($0, decimals: 5) }.joined(separator: " ")
            attributes.append(Attribute("transform", "matrix(\(numbers))"))
        }
        if let opacity = effect.opacity { attributes.append(Attribute("opacity", number(opacity, decimals: 3))) }
        if let shadow = effect.shadow, let bounds {
            let reach = 3 * abs(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) + 1
            let id = filter("shadow", bounds.outset(reach), &painter) { painter in
                FilterPrimitives.nodes(shadow, &painter)
            }
            attributes.append(Attribute("filter", "url(#\(id))"))
        }
        if let blend = effect.blend {
            attributes.append(painter.look("blend-\(blend.rawValue)", "mix-blend-mode:\(blend.rawValue)"))
        } else if effect.isIsolated == true, effect.opacity == nil, effect.shadow == nil {
            attributes.append(painter.look("isolated", "isolation:isolate"))
        }
        guard !attributes.isEmpty else { return .group(inner) }
        return Tag.svg("g")(attributes) { inner }
    }

    private func masked(
        _ content: [Node], by mask: [Node], isInverse: Bool, _ bounds: Rect, _ painter: inout Painter
    ) -> Node {
        let area = bounds.outset(1)
        var cut: [Node] = mask
        if isInverse {
            // White less what the mask covers.
            let id = filter("cover", area, &painter) { _ in
                [
                    Tag.svg("feColorMatrix")(
                        Attribute("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -1 1"))
                ]
            }
            cut = [
                Tag.svg("g")(Attribute("filter", "url(#\(id))")) {
                    Tag.svg("path")(Attribute("d", area.path), Attribute("fill", "none"))
                    mask
                }
            ]
        }
        let id = painter.define("mask") { id in
            Tag.svg("mask")(
                [id, Attribute("maskUnits", "userSpaceOnUse"), Attribute("mask-type", "alpha")] + area.attributes
            ) { cut }
        }
        return Tag.svg("g")(Attribute("mask", "url(#\(id))")) { content }
    }

    private func filter(
        _ name: String, _ area: Rect, _ painter: inout Painter, _ primitives: (inout Painter) -> [Node]
    ) -> String {
        let nodes = primitives(&painter)
        return painter.define(name) { id in
            Tag.svg("filter")(
                [
                    id, Attribute("filterUnits", "userSpaceOnUse"),
                    Attribute("color-interpolation-filters", "sRGB"),
                ] + area.attributes
            ) { nodes }
        }
    }
}

extension Rect {
    /// As attributes of an element.
    var attributes: [Attribute] {
        [
            Attribute("x", number(minX)), Attribute("y", number(minY)), Attribute("width", number(width)),
            Attribute("height", number(height)),
        ]
    }
}
