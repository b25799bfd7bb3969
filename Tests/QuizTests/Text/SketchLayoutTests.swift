import DeckFile
import Testing

@testable import QuizCore

/// A column is 8 points here and a row 20, if nothing is too large.
@Suite("Drawing layouts with characters")
struct SketchLayoutTests {
    typealias Part = LayoutSketch.Part

    private static func drawing(_ sketch: LayoutSketch, width: Int = 60) -> String? {
        SketchLayout(width: width).lines(sketch).map { $0.map(\.text).joined(separator: "\n") }
    }

    /// Two boxes of 48 in 200 × 60 and a spacer of 104 between them: 6, 13 and 6 columns of 25.
    @Test func boxesAndASpacer() {
        let sketch = LayoutSketch(
            width: 200, height: 60,
            parts: [
                Part(.box, x: 0, y: 0, width: 48, height: 60), Part(.spacer, x: 48, y: 30, width: 104, height: 0),
                Part(.box, x: 152, y: 0, width: 48, height: 60),
            ])
        #expect(
            Self.drawing(sketch) == """
                ┌─────────────────────────┐
                │░░░░░░             ▒▒▒▒▒▒│
                │░░░░░░·············▒▒▒▒▒▒│
                │░░░░░░             ▒▒▒▒▒▒│
                └─────────────────────────┘
                """)
    }

    /// A text is over what is behind it, and a spacer below a text does not cover it.
    @Test func textsAreOnTop() {
        let sketch = LayoutSketch(
            width: 80, height: 60,
            parts: [
                Part(.text, text: "日 ab", x: 16, y: 0, width: 40, height: 20),
                Part(.spacer, x: 40, y: 10, width: 0, height: 50), Part(.box, x: 0, y: 0, width: 80, height: 20),
            ])
        #expect(
            Self.drawing(sketch) == """
                ┌──────────┐
                │░░日 ab░░░│
                │     ·    │
                │     ·    │
                └──────────┘
                """)
    }

    @Test func isNotDrawnWhereTextsCollide() {
        let part = Part(.text, text: "one", x: 0, y: 0, width: 24, height: 20)
        #expect(Self.drawing(LayoutSketch(width: 80, height: 20, parts: [part, part])) == nil)
        #expect(Self.drawing(LayoutSketch(width: 80, height: 20, parts: [part]), width: 10) == nil)
    }

    /// Any numbers a file may hold: nothing traps, and nothing is wider than it may be.
    @Test func survivesAnything() {
        var random = SplitMix64(seed: 1)
        func number(_ limit: Double) -> Double { Double(random.next() % 2001) / 1000 * limit - limit }
        for index in 0..<300 {
            let limit = [10.0, 500, 1e6][index % 3]
            let parts = (0..<6).map { place in
                Part(
                    [.text, .box, .spacer][place % 3], text: ["", "a", "日本語の文", "e\u{301}\u{1B}[2J"][index % 4],
                    x: number(limit), y: number(limit), width: number(limit).magnitude, height: number(limit).magnitude)
            }
            let sketch = LayoutSketch(
                width: max(0.001, number(limit).magnitude), height: max(0.001, number(limit).magnitude), parts: parts)
            for line in SketchLayout(width: 30).lines(sketch) ?? [] { #expect(line.width <= 30) }
        }
    }
}
