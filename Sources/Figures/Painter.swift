import HTML
import Layout
import Snapshot

/// Turns paints into attributes, and keeps what they need in `<defs>` and `<style>`.
struct Painter {
    let style: FigureStyle
    let scheme: RunConditions.Scheme
    private(set) var definitions: [Node] = []
    /// In a file: the colors that differ in the dark, in the order of their first use.
    private var darkColors: [ColorPair] = []
    /// In a file: rules of the classes that `look` has handed out.
    private var looks: [String: String] = [:]
    private var counter = 0

    /// What each id begins with; only characters that need no quoting inside of `url(#…)`.
    private let prefix: String

    init(style: FigureStyle, scheme: RunConditions.Scheme) {
        self.style = style
        self.scheme = scheme
        switch style.destination {
        case .page(let idPrefix):
            prefix =
                String(idPrefix.map { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) ? $0 : "-" })
                + "-"
        case .file: prefix = ""
        }
    }

    /// Where a paint goes.
    enum Role: String {
        case fill
        case stroke
        case stop = "stop-color"
        case flood = "flood-color"
    }

    /// An id that no other figure of the page has.
    func identifier(_ name: String) -> String { prefix + name }

    /// Adds a definition under a new id, and gives the id.
    mutating func define(_ name: String, _ make: (Attribute) -> Node) -> String {
        let id = identifier(name + String(counter))
        counter += 1
        definitions.append(make(.id(id)))
        return id
    }

    /// Adds a definition that has its id already.
    mutating func define(_ node: Node) {
        definitions.append(node)
    }

    mutating func attributes(_ paint: Paint, as role: Role = .fill) -> [Attribute] {
        switch paint {
        case .color(let color): return attributes(color, as: role)
        case .linearGradient(let stops, let start, let end):
            let stopNodes = nodes(stops)
            let id = define("gradient") { id in
                Tag.svg("linearGradient")(
                    id, Attribute("gradientUnits", "userSpaceOnUse"), Attribute("x1", number(start.x)),
                    Attribute("y1", number(start.y)), Attribute("x2", number(end.x)), Attribute("y2", number(end.y))
                ) { stopNodes }
            }
            return [attribute(role, "url(#\(id))")]
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let stopNodes = nodes(stops)
            let id = define("gradient") { id in
                Tag.svg("radialGradient")(
                    id, Attribute("gradientUnits", "userSpaceOnUse"), Attribute("cx", number(center.x)),
                    Attribute("cy", number(center.y)), Attribute("fr", number(startRadius)),
                    Attribute("r", number(endRadius))
                ) { stopNodes }
            }
            return [attribute(role, "url(#\(id))")]
        case .ellipticalGradient(let stops, let center, let radii, let start):
            let stopNodes = nodes(stops)
            let id = define("gradient") { id in
                Tag.svg("radialGradient")(
                    id, Attribute("gradientUnits", "userSpaceOnUse"), Attribute("cx", "0"), Attribute("cy", "0"),
                    Attribute("fr", number(start, decimals: 4)), Attribute("r", "1"),
                    Attribute(
                        "gradientTransform",
                        "translate(\(number(center.x)) \(number(center.y))) scale(\(number(radii.width)) "
                            + "\(number(radii.height)))")
                ) { stopNodes }
            }
            return [attribute(role, "url(#\(id))")]
        case .angularGradient, .mesh:
            return [attribute(role, "url(#\(patches(paint)))")]
        }
    }

    /// A class for a look that SVG has no attribute for: in a file with its rule, on a page the site's style sheet
    /// has it.
    mutating func look(_ name: String, _ rule: String) -> Attribute {
        looks[name] = rule
        return .class(name)
    }

    /// What SVG has no gradient for: a pattern of one tile that is made of small patches. The tile of a mesh is
    /// blurred a little, so that its patches run into each other.
    private mutating func patches(_ paint: Paint) -> String {
        let patches = PatchPaint(paint)
        let area = patches.area
        var content: [Node] = patches.patches.map { patch in
            Tag.svg("path")([Attribute("d", patch.path)] + attributes(patch.color))
        }
        if let blur = patches.blur {
            let id = define("soft") { id in
                Tag.svg("filter")(id, Attribute("color-interpolation-filters", "sRGB")) {
                    Tag.svg("feGaussianBlur")(Attribute("stdDeviation", number(blur)))
                }
            }
            content = [Tag.svg("g")(Attribute("filter", "url(#\(id))")) { content }]
        }
        return define("patches") { id in
            Tag.svg("pattern")(
                id, Attribute("patternUnits", "userSpaceOnUse"), Attribute("width", number(area.width)),
                Attribute("height", number(area.height)),
                Attribute("patternTransform", "translate(\(number(area.minX)) \(number(area.minY)))"),
                patches.isOpaque ? nil : Attribute("shape-rendering", "crispEdges")
            ) { content }
        }
    }

    private mutating func nodes(_ stops: [GradientStop]) -> [Node] {
        stops.map { stop in
            Tag.svg("stop")(
                [Attribute("offset", number(stop.location, decimals: 4))] + attributes(stop.color, as: .stop))
        }
    }

    mutating func attributes(_ color: ColorPair, as role: Role = .fill) -> [Attribute] {
        let pair = scheme == .dark ? ColorPair(light: color.dark, dark: color.dark) : color
        let light = pair.light.hexadecimal
        let dark = pair.dark.hexadecimal
        guard light != dark else { return [attribute(role, light)] }
        guard style.destination == .file else { return [attribute(role, "light-dark(\(light), \(dark))")] }
        let position = darkColors.firstIndex(of: pair) ?? darkColors.count
        if position == darkColors.count { darkColors.append(pair) }
        return [attribute(role, light), .class(className(role, position))]
    }

    private func className(_ role: Role, _ position: Int) -> String { "\(role.rawValue.first!)\(position)" }

    private func attribute(_ role: Role, _ value: String) -> Attribute {
        switch role {
        case .fill: Attribute("fill", value)
        case .stroke: Attribute("stroke", value)
        case .stop: Attribute("stop-color", value)
        case .flood: Attribute("flood-color", value)
        }
    }

    /// The dark colors of a file: whatever does not read it shows the light ones, which are attributes.
    var styleSheet: Node {
        guard style.destination == .file else { return .empty }
        var rules = looks.sorted { $0.key < $1.key }.map { ".\($0){\($1)}" }.joined()
        if !darkColors.isEmpty {
            let dark = darkColors.enumerated().map { position, pair in
                let color = pair.dark.hexadecimal
                return ".f\(position){fill:\(color);flood-color:\(color)}"
                    + ".s\(position){stroke:\(color);stop-color:\(color)}"
            }
            rules += "@media (prefers-color-scheme:dark){" + dark.joined() + "}"
        }
        return rules.isEmpty ? .empty : Tag.svg("style")() { rules }
    }
}

extension RGBA {
    /// `#rgb`, `#rrggbb`, or with the opacity as its last digits.
    var hexadecimal: String {
        var components = [red, green, blue].map(Self.byte)
        if Self.byte(alpha) < 255 { components.append(Self.byte(alpha)) }
        if components.allSatisfy({ $0 % 17 == 0 }) {
            return "#" + components.map { String($0 / 17, radix: 16) }.joined()
        }
        return "#" + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func byte(_ component: Double) -> Int {
        guard component.isFinite else { return 0 }
        return Int((min(max(component, 0), 1) * 255).rounded())
    }
}
