import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// What bars draw. Sizes are those of UIKit's bars: titles of 17 and 34 points, items of 17, tabs of 10.
@MainActor @Suite struct BarTests {
    /// A glyph as it lies on the screen.
    private struct Glyph {
        let size: Double
        let position: Point
        let paint: Paint
    }

    private func glyphs<Content: View>(_ view: Content) -> [Glyph] {
        hosted(view).snapshot().drawing.commands.flatMap { glyphs($0, Point(x: 0, y: 0)) }
    }

    private func glyphs(_ command: DrawingCommand, _ origin: Point) -> [Glyph] {
        switch command {
        case .glyphs(let uses, let size, let paint):
            return uses.map {
                Glyph(
                    size: size, position: Point(x: $0.position.x + origin.x, y: $0.position.y + origin.y), paint: paint)
            }
        case .group(let effect, let inside):
            let shift = effect.transform.map { Point(x: $0[4], y: $0[5]) } ?? .zero
            return inside.flatMap { glyphs($0, Point(x: origin.x + shift.x, y: origin.y + shift.y)) }
        default: return []
        }
    }

    /// A bar's 44 points begin at the top of the safe area, which is 778 high; a large title's 52 follow.
    @Test func aLargeTitleStandsBelowTheItems() {
        let title = glyphs(NavigationStack { Color.clear.navigationTitle("HIH") })
        #expect(title.map(\.size) == [34, 34, 34])
        #expect(title.allSatisfy { $0.position.y > 44 && $0.position.y < 44 + 52 })
        #expect(title[0].position.x == 16)
    }

    /// The middle one of three letters, of which the outer ones are the same, is around the middle of 402 points.
    @Test func anInlineTitleIsCentered() {
        let title = glyphs(
            NavigationStack { Color.clear.navigationTitle("HIH").navigationBarTitleDisplayMode(.inline) })
        #expect(title.map(\.size) == [17, 17, 17])
        #expect(title.allSatisfy { $0.position.y > 0 && $0.position.y < 44 })
        #expect(title[1].position.x < 201 && title[2].position.x > 201)
    }

    @Test func itemsStandAtTheirEnds() {
        let items = glyphs(
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("L") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("T") {} }
                    ToolbarItem(placement: .bottomBar) { Button("B") {} }
                }
            })
        #expect(items.count == 3)
        #expect(items.allSatisfy { $0.size == 17 && $0.paint == .color(Color.blue.pair) })
        #expect(items[0].position.x == 16)
        #expect(items[1].position.x > 402 - 16 - 17)
        #expect(items[2].position.y > 778 - 44 && items[2].position.y < 778)
    }

    @Test func theChosenTabIsTinted() {
        let tabs = glyphs(
            TabView(selection: .constant(2)) {
                Color.clear.tabItem { Label("A", systemImage: "star") }.tag(1)
                Color.clear.tabItem { Label("B", systemImage: "star") }.tag(2)
            }
            .tint(.purple))
        #expect(tabs.map(\.size) == [10, 10])
        #expect(tabs.map(\.paint) == [.color(Color.gray.pair), .color(Color.purple.pair)])
        #expect(tabs.allSatisfy { $0.position.y > 778 - 49 && $0.position.y < 778 })
    }

    @Test func aSearchFieldShowsItsTextOrItsPrompt() {
        for (text, prompt, count) in [("", "abc", 3), ("", nil, 6), ("ab", "abcd", 2)] as [(String, String?, Int)] {
            let shown = glyphs(
                NavigationStack { Color.clear.searchable(text: .constant(text), prompt: prompt.map { Text($0) }) })
            #expect(shown.count == count)
        }
    }

    /// What a conditional view gave to the bar goes with it.
    @Test func itemsGoWithTheirView() {
        struct Changing: View {
            @State private var isShown = true
            var body: some View {
                NavigationStack {
                    VStack {
                        if isShown { Color.clear.toolbar { Button("X") {} } }
                        Button("-") { isShown = false }
                    }
                }
            }
        }
        #expect(glyphs(Changing()).count == 2)
    }

    /// The bars are no part of the tree.
    @Test func nothingOfABarIsRecorded() {
        let record = shown(
            NavigationStack { Text("a").navigationTitle("b").toolbar { Button("c") {} } })
        #expect(record.texts == ["a"])
    }
}
