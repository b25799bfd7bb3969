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
            // A box of 100 with a line of 7, which lies within it: 3.5 + 4 from the edge.
            "a symbol without a glyph",
            .symbol(name: "x", frame: Rect(x: 0, y: 0, width: 100, height: 100), paint: .color(Samples.black)),
            ##"<g><title>x</title><rect x="7.5" y="7.5" width="85" height="85" rx="20" fill="none" stroke-width="7" "##
                + ##"stroke="#000"/><text x="50" y="53" font-family="Inter, system-ui, sans-serif" font-size="8" "##
                + ##"font-weight="600" text-anchor="middle" paint-order="stroke" stroke-width="3" "##
                + ##"stroke-linejoin="round" fill="light-dark(#3f434d, #c9cdd6)" "##
                + ##"stroke="light-dark(#fff, #000)">x</text></g>"##
        ),
        (
            "an even-odd fill", .fill(path: "M0 0z", paint: .color(Samples.black), isEvenOdd: true),
            ##"<path d="M0 0z" fill-rule="evenodd" fill="#000"/>"##
        ),
        (
            "a dashed line",
            .stroke(
                path: "M0 0L1 1", paint: .color(Samples.black),
                line: LineLook(width: 2, cap: .round, join: .bevel, miterLimit: 10, dash: [4, 2.5], dashPhase: 1)),
            ##"<path d="M0 0L1 1" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" "##
                + ##"stroke-miterlimit="10" stroke-dasharray="4 2.5" stroke-dashoffset="1" stroke="#000"/>"##
        ),
        (
            "a picture", .picture(PictureUse(picture: 0), frame: Rect(x: 1, y: 2, width: 3, height: 4)),
            #"<image x="1" y="2" width="3" height="4" preserveAspectRatio="none" "#
                + #"href="data:image/png;base64,AAAA"><title>a</title></image>"#
        ),
        ("a picture that is not there", .picture(PictureUse(picture: 1), frame: .zero), ""),
        (
            "a blended layer",
            .group(LayerEffect(blend: .multiply), [.fill(path: "M1 1z", paint: .color(Samples.black))]),
            ##"<g class="blend-multiply"><path d="M1 1z" fill="#000"/></g>"##
        ),
        (
            "a layer that is blended for itself",
            .group(LayerEffect(isIsolated: true), [.fill(path: "M1 1z", paint: .color(Samples.black))]),
            ##"<g class="isolated"><path d="M1 1z" fill="#000"/></g>"##
        ),
        (
            "an even-odd clip",
            .group(
                LayerEffect(clip: "M0 0z", clipsEvenOdd: true), [.fill(path: "M1 1z", paint: .color(Samples.black))]),
            ##"<g clip-path="url(#f1-clip0)"><path d="M1 1z" fill="#000"/></g>"##
        ),
    ]

    @Test(arguments: cases)
    func draws(name: String, command: DrawingCommand, svg: String) {
        var painter = Painter(style: Self.page, scheme: .light)
        var renderer = CommandRenderer(
            outlines: Samples.outlines, pictures: [Picture(name: "a", format: .png, data: "AAAA<\"")])
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

    /// The definition that a command needs, as it is written.
    private func definitions(_ command: DrawingCommand) -> String {
        var painter = Painter(style: Self.page, scheme: .light)
        var renderer = CommandRenderer(outlines: [])
        _ = renderer.nodes([command], &painter)
        return Node.group(painter.definitions).html
    }

    private static let square = DrawingCommand.fill(path: "M0 0L10 0L10 10L0 10Z", paint: .color(Samples.black))

    /// A blur of 2 reaches 3 · 2 beyond the square, and a point more for rounding.
    @Test func aFilterHasRoomForWhatItDraws() {
        #expect(
            definitions(.group(LayerEffect(filters: [.blur(2)]), [Self.square]))
                == #"<filter id="f1-effect0" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="-7" "#
                + #"y="-7" width="24" height="24"><feGaussianBlur stdDeviation="2"/></filter>"#)
    }

    /// Contrast is a factor about one half: 0.4 · c + 0.3.
    @Test func colorFiltersAreMatrices() {
        let svg = definitions(.group(LayerEffect(filters: [.brightness(0.2), .contrast(0.4), .invert]), [Self.square]))
        #expect(svg.contains(#"values="1 0 0 0 0.2 0 1 0 0 0.2 0 0 1 0 0.2 0 0 0 1 0""#))
        #expect(svg.contains(#"values="0.4 0 0 0 0.3 0 0.4 0 0 0.3 0 0 0.4 0 0.3 0 0 0 1 0""#))
        #expect(svg.contains(#"values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0""#))
    }

    @Test func aMaskShowsByItsOpacity() {
        let mask = LayerEffect.Mask([Self.square])
        #expect(
            definitions(.group(LayerEffect(mask: mask), [Self.square]))
                == #"<mask id="f1-mask0" maskUnits="userSpaceOnUse" mask-type="alpha" x="-1" y="-1" width="12" "#
                + ##"height="12"><path d="M0 0L10 0L10 10L0 10Z" fill="#000"/></mask>"##)
    }

    /// Two hard halves of one color each: a wedge of 180 degrees each, in parts of 90.
    @Test func anAngularGradientIsMadeOfWedges() {
        let stops = [
            GradientStop(color: Samples.red, location: 0), GradientStop(color: Samples.red, location: 0.5),
            GradientStop(color: Samples.black, location: 0.5), GradientStop(color: Samples.black, location: 1),
        ]
        let patches = PatchPaint(
            .angularGradient(
                stops: stops, center: Point(x: 5, y: 5), start: 0, end: 360,
                area: Rect(x: 0, y: 0, width: 10, height: 10)))
        #expect(patches.patches.map(\.color) == [Samples.red, Samples.red, Samples.black, Samples.black])
    }

    @Test(arguments: [
        ("M0 0L10 5C20 -5 3 3 4 4Z", Rect(x: 0, y: -5, width: 20, height: 10)),
        ("M1.5 2", Rect(x: 1.5, y: 2, width: 0, height: 0)),
    ])
    func boundsAreThoseOfAllPoints(path: String, bounds: Rect) {
        #expect(DrawingBounds.of(path: path) == bounds)
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
