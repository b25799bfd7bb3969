import HTML
import Snapshot

/// Filters as SVG's filter primitives. Each takes the result of the one before.
enum FilterPrimitives {
    static func nodes(_ filter: ColorFilter, _ painter: inout Painter) -> [Node] {
        switch filter {
        case .blur(let radius):
            return [Tag.svg("feGaussianBlur")(Attribute("stdDeviation", number(max(radius, 0))))]
        case .brightness(let amount): return [linear(slope: 1, offset: amount)]
        case .contrast(let amount): return [linear(slope: amount, offset: (1 - amount) / 2)]
        case .saturation(let amount):
            return [
                Tag.svg("feColorMatrix")(
                    Attribute("type", "saturate"), Attribute("values", number(max(amount, 0), decimals: 4)))
            ]
        case .hueRotation(let degrees):
            return [
                Tag.svg("feColorMatrix")(
                    Attribute("type", "hueRotate"), Attribute("values", number(degrees, decimals: 3)))
            ]
        case .invert: return [linear(slope: -1, offset: 1)]
        case .multiply(let color):
            // Both premultiplied, so that the product of two colors is the color of the products.
            return [
                Tag.svg("feOffset")(Attribute("result", "before")),
                Tag.svg("feFlood")(painter.attributes(color, as: .flood)),
                Tag.svg("feComposite")(
                    Attribute("in2", "before"), Attribute("operator", "arithmetic"), Attribute("k1", "1")),
            ]
        case .luminanceToAlpha: return [Tag.svg("feColorMatrix")(Attribute("type", "luminanceToAlpha"))]
        case .alphaThreshold(let least, let most, let color):
            // A step function of 256 values: 1 from the first number to the second.
            let table = (0..<256).map { step in
                let alpha = Double(step) / 255
                return alpha >= least && alpha <= most ? "1" : "0"
            }
            return [
                Tag.svg("feComponentTransfer")(Attribute("result", "shape")) {
                    Tag.svg("feFuncA")(
                        Attribute("type", "discrete"), Attribute("tableValues", table.joined(separator: " ")))
                },
                Tag.svg("feFlood")(painter.attributes(color, as: .flood)),
                Tag.svg("feComposite")(Attribute("in2", "shape"), Attribute("operator", "in")),
            ]
        }
    }

    static func nodes(_ shadow: LayerEffect.Shadow, _ painter: inout Painter) -> [Node] {
        let color = painter.attributes(shadow.color, as: .flood)
        let offset = [Attribute("dx", number(shadow.x)), Attribute("dy", number(shadow.y))]
        guard shadow.isInner == true else {
            return [
                Tag.svg("feDropShadow")(offset + [Attribute("stdDeviation", number(max(shadow.radius, 0)))] + color)
            ]
        }
        // The shadow that what is around the drawing casts into it.
        return [
            Tag.svg("feFlood")(color + [Attribute("result", "color")]),
            Tag.svg("feComposite")(
                Attribute("in", "color"), Attribute("in2", "SourceAlpha"), Attribute("operator", "out")),
            Tag.svg("feGaussianBlur")(Attribute("stdDeviation", number(max(shadow.radius, 0)))),
            Tag.svg("feOffset")(offset),
            Tag.svg("feComposite")(
                Attribute("in2", "SourceAlpha"), Attribute("operator", "in"), Attribute("result", "in")),
            Tag.svg("feMerge")() {
                Tag.svg("feMergeNode")(Attribute("in", "SourceGraphic"))
                Tag.svg("feMergeNode")(Attribute("in", "in"))
            },
        ]
    }

    /// Each component times a slope and plus an offset; the opacity stays.
    private static func linear(slope: Double, offset: Double) -> Node {
        let (a, b) = (number(slope, decimals: 4), number(offset, decimals: 4))
        return Tag.svg("feColorMatrix")(
            Attribute("values", "\(a) 0 0 0 \(b) 0 \(a) 0 0 \(b) 0 0 \(a) 0 \(b) 0 0 0 1 0"))
    }
}
