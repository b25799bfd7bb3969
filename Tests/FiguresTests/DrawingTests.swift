import HTML
import Layout
import Snapshot
import Testing

@testable import Figures

/// One literal for each drawing command.
@Suite struct DrawingTests {
    static let page = FigureStyle(.page(idPrefix: "f1"))

    static let cases: [(name: String, command: DrawingCommand, svg: String)] = [
        (
            "a fill whose color depends on the scheme", .fill(path: "M0 0H10.0001z", paint: .color(Samples.red)),
            #"<path d="M0 0H10z" fill="light-dark(#f00, #f33)"/>"#
        ),
        (
            "a fill that is always the same", .fill(path: "M0 0z", paint: .color(Samples.black)),
            ##"<path d="M0 0z" fill="#000"/>"##
        ),
        (
            "a translucent stroke",
            .stroke(
                path: "M0 0L1 1",
                paint: .color(
                    ColorPair(
                        light: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5),
                        dark: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))), width: 0.5),
            ##"<path d="M0 0L1 1" fill="none" stroke-width="0.5" stroke="#0000ff80"/>"##
        ),
        (
            // 20 points over 2000 units: 100 units a point, so 8.5 points are 850 units.
            "glyphs",
            .glyphs(
                [
                    GlyphUse(outline: 0, position: Point(x: 1, y: 20)),
                    GlyphUse(outline: 1, position: Point(x: 9.5, y: 20)),
                ], size: 20, paint: .color(Samples.black)),
            ##"<g transform="translate(1 20) scale(0.01)" fill="#000"><use href="#f1-glyph0" x="0" y="0"/>"##
                + ##"<use href="#f1-glyph1" x="850" y="0"/></g>"##
        ),
        (
            "glyphs without outlines",
            .glyphs([GlyphUse(outline: 7, position: .zero)], size: 9, paint: .color(Samples.black)), ""
        ),
        (
            "a layer", .group(LayerEffect(opacity: 0.25, transform: [1, 0, 0, 1, 2, 3]), []),
            #"<g transform="matrix(1 0 0 1 2 3)" opacity="0.25"/>"#
        ),
        (
            "a clip inside of a layer",
            .group(LayerEffect(opacity: 0.5, clip: "M0 0z"), [.fill(path: "M1 1z", paint: .color(Samples.black))]),
            ##"<g opacity="0.5"><g clip-path="url(#f1-clip0)"><path d="M1 1z" fill="#000"/></g></g>"##
        ),
        (
            "a symbol that there is a drawing of",
            .symbol(name: "plus.circle", frame: Rect(x: 0, y: 0, width: 24, height: 48), paint: .color(Samples.black)),
            #"<g transform="translate(0 12) scale(1)" fill="none" stroke-width="1.8" stroke-linecap="round" "#
                + ##"stroke-linejoin="round" stroke="#000"><title>plus.circle</title><path d="M12 4v16M4 12h16"/></g>"##
        ),
    ]

    @Test(arguments: cases)
    func draws(name: String, command: DrawingCommand, svg: String) {
        var painter = Painter(style: Self.page, scheme: .light)
        var renderer = CommandRenderer(outlines: Samples.outlines)
        #expect(Node.group(renderer.nodes([command], &painter)).html == svg, "\(name)")
    }

    /// 20 points over 2000 units and over 1000: each stretch has its own scale, and begins at its first glyph.
    @Test func glyphsOfSeveralFontsAreScaledApart() {
        var painter = Painter(style: Self.page, scheme: .light)
        var renderer = CommandRenderer(
            outlines: [
                GlyphOutline(path: "M0 0z", unitsPerEm: 2000), GlyphOutline(path: "M1 1z", unitsPerEm: 1000),
            ])
        let uses = [(0, 1.0), (1, 11), (1, 21), (0, 31)].map {
            GlyphUse(outline: $0.0, position: Point(x: $0.1, y: 20))
        }
        let svg = renderer.nodes([.glyphs(uses, size: 20, paint: .color(Samples.black))], &painter)
        #expect(
            Node.group(svg).html
                == ##"<g transform="translate(1 20) scale(0.01)" fill="#000"><use href="#f1-glyph0" x="0" y="0"/></g>"##
                + ##"<g transform="translate(11 20) scale(0.02)" fill="#000"><use href="#f1-glyph1" x="0" y="0"/>"##
                + ##"<use href="#f1-glyph1" x="500" y="0"/></g>"##
                + ##"<g transform="translate(31 20) scale(0.01)" fill="#000"><use href="#f1-glyph0" x="0" y="0"/></g>"##
        )
    }

    @Test func definesAnOutlineOnce() {
        let svg = FigureRenderer().svg(
            Samples.snapshot(Samples.box, Samples.everything, outlines: Samples.outlines))
        #expect(svg.components(of: "<path id=\"glyph0\"") == 1)
        #expect(svg.components(of: "href=\"#glyph0\"") == 2)
    }

    @Test func aGradientHasItsStops() {
        var painter = Painter(style: Self.page, scheme: .dark)
        let paint = Paint.linearGradient(
            stops: [GradientStop(color: Samples.red, location: 1.0 / 3)], start: .zero, end: Point(x: 10, y: 0))
        #expect(painter.attributes(paint).map(\.value) == ["url(#f1-gradient0)"])
        #expect(
            Node.group(painter.definitions).html
                == ##"<linearGradient id="f1-gradient0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">"##
                + ##"<stop offset="0.3333" stop-color="#f33"/></linearGradient>"##)
    }
}

extension String {
    /// How often a text occurs.
    func components(of text: String) -> Int { ranges(of: text).count }
}
