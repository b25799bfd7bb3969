import Layout
import Testing

@testable import Typesetting

/// Widths here follow from the font files of the Debian packages named in scripts/packages.txt, unless a
/// comment says otherwise.
@Suite struct TypesetterTests {
    let typesetter: Typesetter
    let body = FontDescription(.body, at: .large)
    let phone = TextLayoutOptions(pixel: 1.0 / 3)

    init() throws {
        typesetter = try Typesetter()
    }

    private func shape(_ text: String, _ font: FontDescription? = nil) -> ShapedText {
        typesetter.shape([TextRun(text: text, font: font ?? body)])
    }

    private func width(_ text: String, _ font: FontDescription? = nil) -> Double { shape(text, font).idealWidth }

    // MARK: - What an iPhone measures

    /// An iPhone reports 85.33 × 20.33 (docs/engine.md, "Numbers to reproduce").
    @Test func helloWorld() {
        let text = shape("Hello world")
        #expect(abs(text.idealWidth - 85.29) < 0.005)
        let size = text.size(in: .unspecified, options: phone)
        #expect(abs(size.width - 256.0 / 3) < 1e-9)
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }

    /// Sixty lines of body text, stacked: 60 · 20.333 + 59 · 2.0 = 1338.
    @Test func sixtyLinesOfBody() {
        let height = shape("Line 1").size(in: .unspecified, options: phone).height
        let gap = TextSpacing(of: typesetter.metrics(of: body), pixel: phone.pixel).belowText
        #expect(abs(60 * height + 59 * gap - 1338) < 1e-9)
    }

    /// A published measurement of a label in the system font at 30 points: "gyjq" is 56.865 × 35.801. The
    /// font is another one, so the width may differ by 2 per cent.
    @Test func thirtyPoints() {
        let text = shape("gyjq", FontDescription(size: 30))
        #expect(abs(text.idealWidth / 56.8652344 - 1) < 0.02)
        #expect(abs(text.idealHeight - 35.8007813) < 1e-6)
    }

    struct DeviceWidth: Sendable {
        var text: String
        var style: TextStyle
        var weight = 400
        /// As printed, to a tenth of a point.
        var width: Double
    }

    /// Widths of texts from published accessibility dumps of apps on iPhones with three pixels a point. The
    /// font is another one, so they may differ by 1 per cent.
    @Test(arguments: [
        DeviceWidth(text: "Hello, world!", style: .body, width: 94.7),
        DeviceWidth(text: "Tap me!", style: .body, width: 60.7),
        DeviceWidth(text: "Wave Charge", style: .body, width: 101.3),
        DeviceWidth(text: "Log in", style: .headline, weight: 600, width: 47.3),
        DeviceWidth(text: "Oğuz Atay · 1972", style: .subheadline, width: 116.0),
        DeviceWidth(text: "WSB Atlanta", style: .subheadline, width: 85.3),
        DeviceWidth(text: "Author: Aldous huxley", style: .footnote, width: 132.7),
        DeviceWidth(text: "Books", style: .largeTitle, weight: 700, width: 98.3),
        DeviceWidth(text: "Settings", style: .largeTitle, weight: 700, width: 133.0),
    ])
    func measuredOnDevices(_ device: DeviceWidth) {
        var font = FontDescription(device.style, at: .large)
        font.weight = device.weight
        let size = shape(device.text, font).size(in: .unspecified, options: phone)
        #expect(abs(size.width / device.width - 1) < 0.01)
    }

    /// Two headlines of an app that was published with its accessibility dumps, on a phone with three and one
    /// with two pixels a point: as many lines as there, and as high if leading counts.
    @Test(arguments: [
        (
            "Police: WWE Hall of Famer involved in fatal car crash in Florida - WSB Atlanta", 294.0, 3.0, 3, 64.3
        ),
        (
            "'Everything Everywhere All at Once' is the mind-bending metaverse movie you didn't know you needed - CNN",
            224, 2, 5, 108.5
        ),
    ])
    func headlinesOnDevices(text: String, width: Double, scale: Double, lines: Int, height: Double) {
        let options = TextLayoutOptions(addsLeading: true, pixel: 1 / scale)
        let headline = shape(text, FontDescription(.headline, at: .large))
        let layout = headline.layout(in: Proposal(width: width, height: nil), options: options)
        #expect(layout.lines.count == lines)
        #expect(abs(layout.size.height - height) < 0.05)
    }

    // MARK: - Fonts

    @Test func widthGrowsSteadilyWithTheSize() {
        let widths = stride(from: 6.0, through: 80, by: 0.5).map { width("Hello world", FontDescription(size: $0)) }
        #expect(widths == widths.sorted())
        // No jump where the font changes its cut: half a point is never worth more than five.
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 - $0 < 5 })
    }

    @Test(arguments: Array(stride(from: 100, through: 900, by: 100))) func everyWeightHasItsOwnFont(weight: Int) {
        for design in [FontDescription.Design.default, .monospaced] {
            for isItalic in [false, true] {
                let font = FontDescription(size: 17, weight: weight, isItalic: isItalic, design: design)
                #expect(shape("abc", font).clusters.allSatisfy { $0.advance > 0 })
            }
        }
    }

    @Test func boldIsWider() {
        #expect(width("Hello world", FontDescription(size: 17, weight: 700)) > width("Hello world"))
    }

    /// JetBrains Mono: 0.6 em for every character, and no ligatures.
    @Test func monospaced() {
        let font = FontDescription(size: 20, design: .monospaced)
        for text in ["i", "W", ">", " "] { #expect(abs(width(text, font) - 12) < 1e-9) }
        let glyphs = typesetter.glyphs(of: [TextRun(text: "->", font: font)], in: layout("->", font))
        #expect(glyphs.map(\.position.x) == [0, 12])
    }

    @Test func monospacedDigits() {
        var font = body
        #expect(width("111", font) != width("000", font))
        font.hasMonospacedDigits = true
        #expect(abs(width("111", font) - width("000", font)) < 1e-9)
    }

    /// Tracking goes behind every character, the last too: 11 · 2.
    @Test func tracking() {
        var font = body
        font.tracking = 2
        #expect(abs(width("Hello world", font) - width("Hello world") - 22) < 1e-9)
    }

    /// Punctuation stays itself: the platform's font has no arrow for "->", no cross for the x.
    @Test(arguments: ["->", "2x4", "=>", "(c)"]) func nothingIsReplacedInContext(text: String) {
        let apart = text.map { width(String($0)) }.reduce(0, +)
        // Kerning of some pairs aside, 0.06 em at most.
        #expect(abs(width(text) - apart) < 0.06 * 17)
    }

    @Test func missingFontsAreReported() throws {
        let error = #expect(throws: FontError.self) { try Typesetter(fontFolders: ["/nowhere"]) }
        #expect(error?.description.contains("Inter-Regular.otf in /nowhere") == true)
        #expect(error?.description.contains("apt-get install fonts-inter") == true)
    }

    // MARK: - Characters

    /// One cluster a character as a reader sees it, whatever it is made of.
    @Test(arguments: [
        ("abc", 3), ("e\u{301}", 1), ("日本語", 3), ("😀", 1), ("👨‍👩‍👧", 1), ("🇩🇪🇫🇷", 2), ("a\r\nb", 3), ("", 0),
        ("שלום", 4), ("1\u{FE0F}\u{20E3}", 1), ("\u{0}", 1), ("한국", 2),
    ])
    func clusters(text: String, count: Int) {
        #expect(shape(text).clusters.count == count)
    }

    /// What no installed font has is one em wide, and so are ideographs; color emoji are 1.25.
    @Test(arguments: [("日", 17), ("語", 17), ("\u{10FFFD}", 17), ("😀", 21.25), ("👍🏽", 21.25), ("❤️", 21.25)])
    func fixedWidths(text: String, expected: Double) {
        #expect(width(text) == expected)
    }

    @Test(arguments: ["\u{200B}", "\u{200D}", "\u{FE0F}", "\u{0}", "\n", "\u{2028}", "\u{202B}"])
    func takesNoRoom(text: String) {
        #expect(width(text) == 0)
    }

    /// Tab stops are 28 points apart, from the beginning of the paragraph.
    @Test func tabs() {
        #expect(abs(width("\t") - 28) < 1e-9)
        #expect(abs(width("a\tb") - 28 - width("b")) < 1e-9)
        #expect(abs(width("a\n\tb") - 28 - width("b")) < 1e-9)
    }

    @Test func composedAndDecomposedAreTheSame() {
        #expect(width("é") == width("e\u{301}"))
    }

    @Test func rightToLeftTextHasTheWidthOfItsLetters() {
        let letters = "שלום".map { width(String($0)) }.reduce(0, +)
        #expect(abs(width("שלום") - letters) < 1e-9)
        #expect(width("مرحبا بالعالم") > 0)
        // Arabic letters join: the word is not its letters side by side.
        #expect(width("مرحبا") != "مرحبا".map { width(String($0)) }.reduce(0, +))
    }

    // MARK: - Runs

    @Test func runsOfOneFontAreOneText() {
        let parts = typesetter.shape([TextRun(text: "Hello ", font: body), TextRun(text: "world", font: body)])
        #expect(abs(parts.idealWidth - width("Hello world")) < 1e-9)
        #expect(parts.clusters.map(\.run) == Array(repeating: 0, count: 6) + Array(repeating: 1, count: 5))
    }

    @Test func theTallestRunMakesTheLine() {
        let title = FontDescription(.largeTitle, at: .large)
        let text = typesetter.shape([TextRun(text: "a ", font: body), TextRun(text: "b", font: title)])
        #expect(abs(text.idealHeight - 34 * 2444 / 2048) < 1e-9)
        #expect(text.topMetrics == typesetter.metrics(of: body))
        #expect(text.bottomMetrics == typesetter.metrics(of: title))
    }

    @Test func anEmptyTextKeepsItsFont() {
        #expect(shape("").topMetrics == typesetter.metrics(of: body))
        #expect(typesetter.shape([]) == shape(""))
        #expect(typesetter.glyphs(of: [], in: shape("").layout(in: .unspecified, options: phone)).isEmpty)
    }

    /// A break may fall between runs as anywhere else, and not where the text as a whole has none.
    @Test func breaksAreThoseOfTheWholeText() {
        let text = typesetter.shape([TextRun(text: "Hel", font: body), TextRun(text: "lo world", font: body)])
        #expect(text.clusters.map(\.breakAfter) == shape("Hello world").clusters.map(\.breakAfter))
    }

    // MARK: - Glyphs

    private func layout(_ text: String, _ font: FontDescription? = nil, width: Double? = nil) -> TextLayout {
        shape(text, font).layout(in: Proposal(width: width, height: nil), options: phone)
    }

    private func glyphs(_ text: String, width: Double? = nil, lines: Int? = nil) -> [PlacedGlyph] {
        var options = phone
        options.maximumLines = lines
        let layout = shape(text).layout(in: Proposal(width: width, height: nil), options: options)
        return typesetter.glyphs(of: [TextRun(text: text, font: body)], in: layout)
    }

    @Test func glyphsStandWhereTheirClustersDo() {
        let text = shape("Hello world")
        let glyphs = glyphs("Hello world")
        #expect(glyphs.count == 10)
        var expected: [Double] = []
        var pen = 0.0
        for (cluster, character) in zip(text.clusters, "Hello world") {
            if character != " " { expected.append(pen) }
            pen += cluster.advance
        }
        #expect(glyphs.map(\.position.x) == expected)
        #expect(glyphs.allSatisfy { $0.position.y == 1950.0 / 2048 * 17 && $0.size == 17 && $0.run == 0 })
        // Equal letters share an outline: H e l o w r d.
        #expect(Set(glyphs.map(\.outline)).count == 7)
    }

    @Test func glyphsOfWrappedLinesStandBelowEachOther() {
        let lines = Set(glyphs("Hello world", width: 60).map(\.position.y))
        #expect(lines.count == 2)
        #expect(abs(lines.max()! - lines.min()! - 17 * 2444 / 2048) < 1e-9)
    }

    @Test func aTruncatedLineEndsInAnEllipsis() {
        let dots = glyphs("…")
        let cut = glyphs("Hello world", width: 60, lines: 1)
        #expect(cut.last?.outline == dots[0].outline)
        #expect(cut.count < 10)
    }

    /// Latin on the left, Hebrew from the right: the first Hebrew letter is the rightmost.
    @Test func rightToLeftGlyphsRunRightToLeft() {
        let first = glyphs("ש")[0].outline
        let placed = glyphs("a של")
        #expect(placed.map(\.position.x) == placed.map(\.position.x).sorted())
        #expect(placed.last?.outline == first)
    }

    @Test func outlinesAreFlippedPathsInFontUnits() {
        // The capital H of Inter stands on the baseline and is as high as capitals are: 2048 of 2816.
        let path = typesetter.outline(glyphs("H")[0].outline)
        #expect(path.unitsPerEm == 2816)
        #expect(path.svgPath.hasPrefix("M"))
        #expect(path.svgPath.hasSuffix("Z"))
        let numbers = path.svgPath.split { !"0123456789-.".contains($0) }.compactMap { Double($0) }
        let heights = numbers.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        #expect(heights.max() == 0)
        #expect(heights.min() == -2048)
    }

    /// A frame in the middle of the character's room.
    @Test(arguments: [("日", 0), ("🇩🇪", 0.125 * 17)]) func whatNoFontHasIsAFrame(text: String, x: Double) {
        let glyph = glyphs(text)
        #expect(glyph.map(\.position.x) == [x])
        #expect(typesetter.outline(glyph[0].outline).svgPath == "M80 -780H920V120H80ZM120 -740V80H880V-740Z")
    }

    @Test func scaledTextHasScaledGlyphs() {
        var options = phone
        options.maximumLines = 1
        options.minimumScaleFactor = 0.1
        let layout = shape("Hello world").layout(in: Proposal(width: 42.65, height: nil), options: options)
        let glyphs = typesetter.glyphs(of: [TextRun(text: "Hello world", font: body)], in: layout)
        #expect(glyphs.allSatisfy { $0.size == 17 * layout.scale })
        #expect(glyphs.allSatisfy { $0.position.x < 42.65 })
        #expect(abs(layout.scale - 0.5) < 0.001)
    }

    // MARK: - Anything

    /// Text comes from lessons: whatever is in it, shaping and laying out ends, and says the same each time.
    @Test func anyScalarCanBeShaped() throws {
        let other = try Typesetter()
        for start in stride(from: UInt32(0), through: 0x10FFFF, by: 0x2A5) {
            let scalars = (start..<start + 12).compactMap { Unicode.Scalar($0 * 7 % 0x110000) }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            let runs = [TextRun(text: text, font: body)]
            let shaped = typesetter.shape(runs)
            #expect(shaped.clusters.allSatisfy { $0.advance.isFinite && $0.advance >= 0 })
            #expect(other.shape(runs) == shaped)
            let layout = shaped.layout(in: Proposal(width: 30, height: nil), options: phone)
            #expect(typesetter.glyphs(of: runs, in: layout).allSatisfy { $0.position.x.isFinite })
        }
    }
}
