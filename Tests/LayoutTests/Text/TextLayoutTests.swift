import Layout
import Testing

@Suite struct TextLayoutTests {
    // MARK: - Alignment

    /// Lines of 60 and 20 points: the second has 40 to spare.
    @Test(arguments: [
        (TextAlignment.leading, false, 0.0), (.center, false, 20), (.trailing, false, 40),
        (.leading, true, 40), (.center, true, 20), (.trailing, true, 0),
    ])
    func alignment(_ alignment: TextAlignment, isRightToLeft: Bool, x: Double) {
        let options = TextLayoutOptions.plain.with {
            $0.alignment = alignment
            $0.isRightToLeft = isRightToLeft
        }
        let layout = TextFixture.shaped("aaaaaa bb").layout(in: Proposal(width: 70, height: nil), options: options)
        #expect(layout.lines.map(\.x) == [0, x])
        #expect(layout.lines.map(\.width) == [60, 20])
    }

    // MARK: - Heights

    /// Between lines only: 3 · 20 + 2 · 7.
    @Test func lineSpacingStandsBetweenLines() {
        let options = TextLayoutOptions.plain.with { $0.lineSpacing = 7 }
        let layout = TextFixture.shaped("a\nb\nc").layout(in: .unspecified, options: options)
        #expect(layout.size.height == 74)
        #expect(layout.lines.map(\.baseline) == [15, 42, 69])
        #expect(TextFixture.shaped("a").size(in: .unspecified, options: options).height == 20)
    }

    @Test func lineSpacingCountsAgainstTheHeight() {
        let options = TextLayoutOptions.plain.with { $0.lineSpacing = 7 }
        let text = TextFixture.shaped("a\nb\nc")
        #expect(text.layout(in: Proposal(width: nil, height: 74), options: options).lines.count == 3)
        #expect(text.layout(in: Proposal(width: nil, height: 73), options: options).lines.count == 2)
    }

    @Test func negativeLineSpacingIsNone() {
        let options = TextLayoutOptions.plain.with { $0.lineSpacing = -7 }
        #expect(TextFixture.shaped("a\nb").size(in: .unspecified, options: options).height == 40)
    }

    /// Lines of 20 with a leading of 3: 3 · 20 + 2 · 3, and with line spacing 2 · 7 more.
    @Test(arguments: [(0.0, 66.0), (7, 80)]) func leadingCanStandBetweenLines(lineSpacing: Double, height: Double) {
        var metrics = TextFixture.metrics
        metrics.leading = 3
        let plain = TextFixture.shaped("aaa bbb ccc")
        let text = ShapedText(clusters: plain.clusters, runs: [ShapedRun(metrics: metrics, ellipsisAdvance: 8)])
        var options = TextLayoutOptions.plain.with { $0.lineSpacing = lineSpacing }
        #expect(text.size(in: Proposal(width: 40, height: nil), options: options).height == height - 6)
        options.addsLeading = true
        #expect(text.size(in: Proposal(width: 40, height: nil), options: options).height == height)
        #expect(text.layout(in: Proposal(width: 40, height: height), options: options).lines.count == 3)
        #expect(text.layout(in: Proposal(width: 40, height: height - 1), options: options).lines.count == 2)
        #expect(text.size(in: .unspecified, options: options).height == 20)
        options.reservedLines = 3
        #expect(text.size(in: .unspecified, options: options).height == height)
    }

    @Test(arguments: ["", "a", "a\nb"]) func reservedLinesKeepTheirHeight(text: String) {
        let options = TextLayoutOptions.plain.with {
            $0.reservedLines = 3
            $0.lineSpacing = 1
        }
        let shaped = TextFixture.shaped(text)
        for proposal in [Proposal.unspecified, Proposal(width: 100, height: 10)] {
            #expect(shaped.size(in: proposal, options: options).height == 62)
            #expect(shaped.layout(in: proposal, options: options).size.height == 62)
        }
    }

    @Test func baselinesAreRoundedToTheNearestPixel() {
        let metrics = FontMetrics(ascent: 16.18652, descent: 4.10059, capHeight: 12, xHeight: 9)
        let text = ShapedText(
            clusters: [TextCluster(advance: 10, run: 0, breakAfter: .mandatory), TextCluster(advance: 10, run: 0)],
            runs: [ShapedRun(metrics: metrics, ellipsisAdvance: 8)])
        let layout = text.layout(in: .unspecified, options: TextLayoutOptions(pixel: 1.0 / 3))
        // 16.18652 · 3 = 48.56 → 49; (16.18652 + 20.28711) · 3 = 109.42 → 109
        #expect(abs(layout.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(layout.lastBaseline - 109.0 / 3) < 1e-9)
        #expect(layout.lines[0].baseline == 16.18652)
    }

    // MARK: - Pixels

    /// Lengths and what they become on screens of three and two pixels a point.
    @Test(arguments: [
        (85.2927, 3.0, 256.0), (85.33, 3, 256), (85.333_333_4, 3, 256), (85.334, 3, 257), (20.287, 2, 41),
        (20.5, 2, 41), (20.500_000_1, 2, 41), (0.001, 3, 1),
    ])
    func sizesAreRoundedUp(length: Double, scale: Double, pixels: Double) {
        let metrics = FontMetrics(ascent: length, descent: 0, capHeight: 1, xHeight: 1)
        let text = ShapedText(
            clusters: [TextCluster(advance: length, run: 0)],
            runs: [ShapedRun(metrics: metrics, ellipsisAdvance: 1)])
        let size = text.size(in: .unspecified, options: TextLayoutOptions(pixel: 1 / scale))
        #expect(abs(size.width - pixels / scale) < 1e-9)
        #expect(abs(size.height - pixels / scale) < 1e-9)
    }

    // MARK: - Scaling

    /// 70 points of text in 35: half the size.
    @Test func scalesDownInsteadOfTruncating() {
        let options = TextLayoutOptions.plain.with {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.25
        }
        let layout = TextFixture.shaped("aaaaaaa").layout(in: Proposal(width: 35, height: nil), options: options)
        #expect(layout.scale == 0.5)
        #expect(layout.size == Size(width: 35, height: 10))
        #expect(!layout.isTruncated)
        #expect(layout.lines[0].baseline == 7.5)
    }

    @Test func scalesNoFurtherThanAllowed() {
        let options = TextLayoutOptions.plain.with {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.8
        }
        let text = TextFixture.shaped("aaaaaaa")
        // At 0.8 there is room for 35 / 0.8 = 43.75: three letters and "…", 38 · 0.8 = 30.4.
        let layout = text.layout(in: Proposal(width: 35, height: nil), options: options)
        #expect(layout.scale == 0.8)
        #expect(layout.isTruncated)
        #expect(layout.size == Size(width: 31, height: 16))
        // Where it fits it is not scaled.
        #expect(text.layout(in: Proposal(width: 70, height: nil), options: options).scale == 1)
    }

    /// Two lines of 20 in a height of 30: scaled until both fit.
    @Test func scalesToTheHeight() {
        let options = TextLayoutOptions.plain.with { $0.minimumScaleFactor = 0.1 }
        let layout = TextFixture.shaped("aaa\nbbb").layout(in: Proposal(width: nil, height: 30), options: options)
        #expect(layout.scale == 0.75)
        #expect(layout.size == Size(width: 23, height: 30))
    }

    // MARK: - Any text

    /// A small generator that gives the same numbers everywhere.
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    @Test(arguments: 0..<200) func whatHoldsOfAnyText(seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let string = String((0..<numbers.next(below: 40)).map { _ in Array("abcdefgh-  \n")[numbers.next(below: 12)] })
        let shaped = TextFixture.shaped(string, large: "xx x")
        let options = TextLayoutOptions.plain.with {
            $0.maximumLines = numbers.next(below: 2) == 0 ? nil : numbers.next(below: 4)
            $0.truncation = [.head, .middle, .tail][numbers.next(below: 3)]
            $0.alignment = [.leading, .center, .trailing][numbers.next(below: 3)]
            $0.lineSpacing = Double(numbers.next(below: 3))
            $0.reservedLines = numbers.next(below: 3)
            $0.addsLeading = numbers.next(below: 2) == 0
        }
        let proposal = Proposal(
            width: numbers.next(below: 5) == 0 ? nil : Double(numbers.next(below: 200)),
            height: numbers.next(below: 2) == 0 ? nil : Double(numbers.next(below: 200)))
        let layout = shaped.layout(in: proposal, options: options)
        #expect(layout.size == shaped.size(in: proposal, options: options))
        #expect(layout == shaped.layout(in: proposal, options: options))
        for line in layout.lines {
            #expect(line.x >= 0 && line.x + line.width <= layout.size.width)
            let shown = line.clusters.count + line.clustersAfterEllipsis.count + (line.ellipsisRun == nil ? 0 : 1)
            #expect(line.width <= (proposal.width ?? .infinity) || shown <= 1)
        }
        #expect(layout.lines.count <= max(options.maximumLines ?? .max, 1))
        #expect(layout.isTruncated == layout.lines.contains { $0.ellipsisRun != nil })
        // Given the width it reported, the lines are the same (unless a letter, 20 wide at most, was too wide).
        if !layout.isTruncated, proposal.width ?? .infinity >= 20 {
            let again = shaped.layout(
                in: Proposal(width: layout.size.width, height: proposal.height), options: options)
            #expect(again.size == layout.size)
        }
    }
}
