import HTML
import Layout
import Snapshot
import Testing

@testable import Figures

@Suite struct BorderTests {
    private func borders(_ root: ViewRecord) -> String {
        FigureRenderer().svg(
            Samples.snapshot(root),
            style: FigureStyle(.page(idPrefix: "b"), showsBorders: true)
        ).firstMatch(of: /<g class="borders">.*<\/g>/).map { String($0.0) } ?? ""
    }

    private let row = Samples.view(
        "HStack", Rect(x: 0, y: 300, width: 200, height: 50), axis: .horizontal,
        [
            Samples.view("Color", Rect(x: 0, y: 300, width: 50, height: 50)),
            Samples.view("Spacer", Rect(x: 50, y: 325, width: 99.96, height: 0)),
            Samples.view("Color", Rect(x: 150, y: 300, width: 50, height: 50)),
        ])

    /// The line lies within the frame: half a point in from each edge.
    @Test func outlinesEachViewAtItsFrame() {
        let svg = borders(row)
        #expect(svg.components(of: "<rect") == 3)
        #expect(svg.contains(#"<rect x="0.5" y="300.5" width="199" height="49" fill="none" stroke-width="1""#))
        #expect(svg.contains(#"<rect x="150.5" y="300.5" width="49" height="49""#))
    }

    @Test func measuresSpacers() {
        let svg = borders(row)
        #expect(svg.contains("M50 318h99.96v14h-99.96z"))
        #expect(svg.contains(">100</text>"))
    }

    @Test func measuresASpacerOfNoLength() {
        let column = Samples.view(
            "VStack", Rect(x: 0, y: 300, width: 50, height: 50), axis: .vertical,
            [Samples.view("Spacer", Rect(x: 25, y: 350, width: 0, height: 0))])
        #expect(borders(column).contains(">0</text>"))
    }

    /// 10.642 points between a text and a shape, marked to the right of the column; nothing where they touch.
    @Test func measuresGaps() {
        let column = Samples.view(
            "VStack", Rect(x: 100, y: 300, width: 50, height: 80.642), axis: .vertical,
            [
                Samples.view("Text", Rect(x: 100, y: 300, width: 50, height: 20), text: "A"),
                Samples.view(
                    "ForEach", Rect(x: 100, y: 330.642, width: 50, height: 50),
                    [
                        Samples.view("Color", Rect(x: 100, y: 330.642, width: 50, height: 20)),
                        Samples.view("Color", Rect(x: 100, y: 350.642, width: 50, height: 30)),
                    ]),
            ])
        #expect(GapMark.all(of: column).map(\.length).map { number($0, decimals: 3) } == ["10.642"])
        #expect(borders(column).contains("M153 320h5m0 10.64h-5"))
        #expect(borders(column).contains(">10.6</text>"))
        #expect(GapMark.all(of: row).isEmpty)
    }

    @Test func drawsModifiersInDashesAndOnlyWhereTheyDiffer() {
        let text = Samples.view("Text", Rect(x: 10, y: 310, width: 20, height: 20), text: "A")
        let padded = Samples.view("padding", Rect(x: 0, y: 300, width: 40, height: 40), role: .modifier, [text])
        #expect(borders(padded).components(of: "stroke-dasharray") == 1)
        #expect(borders(padded).components(of: "<rect") == 2)
        let font = Samples.view("font", text.frame, role: .modifier, [text])
        #expect(borders(font).components(of: "<rect") == 1)
    }

    @Test func drawsThroughCompositesAndGroups() {
        let inside = Samples.view(
            "VStack", Samples.box.frame, axis: .vertical, [Samples.view("Group", Samples.box.frame)])
        #expect(
            borders(Samples.view("TripCard", Samples.box.frame, role: .composite, [inside])).components(of: "<rect")
                == 1)
    }

    @Test func drawsEqualFramesAround() {
        let svg = borders(Samples.view("VStack", Samples.box.frame, axis: .vertical, [Samples.box]))
        #expect(svg.contains(#"<rect x="100.5" y="300.5""#))
        #expect(svg.contains(#"<rect x="98.5" y="298.5""#))
    }

    @Test func skipsWhatIsNotVisibleAndStopsSomewhere() {
        var hidden = Samples.box
        hidden.visible = false
        #expect(borders(Samples.view("ZStack", Samples.box.frame, [hidden])).components(of: "<rect") == 1)
        let many = Samples.view("ZStack", Samples.box.frame, (0..<2000).map { _ in Samples.box })
        #expect(borders(many).components(of: "<rect") == BorderOverlay.limit)
    }
}
