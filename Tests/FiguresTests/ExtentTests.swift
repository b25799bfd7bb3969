import Layout
import Snapshot
import Testing

@testable import Figures

/// Which part of the space is shown: 16 points around a small root, within the screen; a whole screen with an edge
/// of 7 for a tall root.
@Suite struct ExtentTests {
    static let cases: [(name: String, root: Rect, width: Double?, height: Double?, bounds: Rect, isScreen: Bool)] = [
        (
            "small", Rect(x: 100, y: 300, width: 200, height: 100), nil, nil,
            Rect(x: 84, y: 284, width: 232, height: 132), false
        ),
        (
            "as wide as the screen", Rect(x: 0, y: 300, width: 402, height: 100), nil, nil,
            Rect(x: 0, y: 284, width: 402, height: 132), false
        ),
        (
            "as tall as the safe area", Rect(x: 0, y: 0, width: 402, height: 778), nil, nil,
            Rect(x: -7, y: -69, width: 416, height: 888), true
        ),
        (
            "taller than the screen", Rect(x: 0, y: -5000, width: 100, height: 10_000), nil, nil,
            Rect(x: -7, y: -69, width: 416, height: 888), true
        ),
        (
            "in a stated width, all of which is shown", Rect(x: 75, y: 300, width: 100, height: 50), 250, nil,
            Rect(x: -16, y: 284, width: 282, height: 82), false
        ),
        (
            "in a stated height, with the screen's width", Rect(x: 175, y: 25, width: 52, height: 30), nil, 80,
            Rect(x: -16, y: -16, width: 434, height: 112), false
        ),
        (
            "in a stated size", Rect(x: 40, y: 40, width: 20, height: 20), 100, 100,
            Rect(x: -16, y: -16, width: 132, height: 132), false
        ),
        (
            "overflowing a stated size by its half", Rect(x: -25, y: -25, width: 100, height: 100), 50, 50,
            Rect(x: -41, y: -41, width: 132, height: 132), false
        ),
        (
            "overflowing it by more", Rect(x: -500, y: 10, width: 1050, height: 20), 50, 50,
            Rect(x: -41, y: -16, width: 132, height: 82), false
        ),
    ]

    @Test(arguments: cases)
    func shows(name: String, root: Rect, width: Double?, height: Double?, bounds: Rect, isScreen: Bool) {
        let snapshot = Samples.snapshot(Samples.view("Color", root), width: width, height: height)
        let extent = FigureExtent(snapshot)
        #expect(extent.bounds == bounds, "\(name)")
        #expect(extent.isScreen == isScreen, "\(name)")
    }

    /// What is presented dims the whole screen, however small the view is that presents it.
    @Test(arguments: ["Sheet", "Alert", "ConfirmationDialog", "FullScreenCover", "Menu"])
    func whatIsPresentedIsShownOnTheWholeScreen(kind: String) {
        let small = Samples.view("Text", Rect(x: 190, y: 380, width: 22, height: 20))
        let layer = Samples.view(kind, Rect(x: 66, y: 300, width: 270, height: 150), role: .attachment)
        let root = Samples.view("alert", small.frame, role: .modifier, [small, layer])
        #expect(FigureExtent(Samples.snapshot(root)).isScreen)
        #expect(!FigureExtent(Samples.snapshot(small)).isScreen)
    }

    @Test func aScreenHasItsSafeAreaAndItsCamera() {
        let svg = FigureRenderer().svg(
            Samples.snapshot(Samples.view("Color", Rect(x: 0, y: 0, width: 402, height: 778))))
        // The dashed line of the safe area, and the pill in the middle of 402.
        #expect(svg.contains(#"d="M0 0h402v778h-402z" fill="none""#))
        #expect(svg.contains(#"<rect x="139" y="-49" width="124" height="36" rx="18""#))
    }

    @Test func aStatedWidthShowsItsEdges() {
        let svg = FigureRenderer().svg(
            Samples.snapshot(Samples.view("Color", Rect(x: 75, y: 300, width: 100, height: 50)), width: 250))
        #expect(svg.contains(#"d="M0 284v82M250 284v82""#))
    }
}
