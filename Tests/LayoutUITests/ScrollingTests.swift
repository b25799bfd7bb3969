import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// Scroll views that are scrolled, by a user and by the program.
@MainActor
@Suite struct ScrollingTests {
    final class Log { var lines: [String] = [] }

    /// 1000 rows 100 points high without gaps: 7.78 windows of 778 points fit 8 rows, and 812 points show 9.
    static func rows(_ count: Int = 1000) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 100) }
            }
        }
    }

    private func frame(_ text: String, in view: HostedView) -> Rect? {
        view.snapshot().root.all("Text").first { $0.text == text }?.frame
    }

    @Test func pointsBringTheContentToTheWindowsStart() throws {
        let view = hosted(Self.rows())
        try view.scroll(to: .points(5000))
        let texts = view.snapshot().root.texts
        // From −62 (row 49 shows its last 62 points) to 812.
        #expect(texts.first == "Row 49")
        #expect(texts.last == "Row 58")
    }

    @Test func theEndIsTheLastRowsEnd() throws {
        let view = hosted(Self.rows())
        try view.scroll(to: .bottom)
        #expect(view.snapshot().root.texts.last == "Row 999")
        let row = try #require(view.snapshot().root.all("frame").last?.frame)
        #expect(abs(row.maxY - 778) < 1e-6)
        try view.scroll(to: .top)
        #expect(view.snapshot().root.all("frame").first?.frame.minY == 0)
    }

    @Test func aTextBelowComesJustIntoView() throws {
        let view = hosted(Self.rows())
        try view.scroll(to: .view(UserAction.TextTarget("Row 500")))
        let row = try #require(view.snapshot().root.all("frame").first { $0.texts == ["Row 500"] })
        // Of the row the text is meant: 100 points high, the text 20.333 in its middle.
        let text = try #require(frame("Row 500", in: view))
        #expect(abs(text.maxY - 778) < 1e-6)
        #expect(abs(row.frame.midY - text.midY) < 1e-6)
        // Rows seen before are looked for above.
        try view.scroll(to: .view(UserAction.TextTarget("Row 3")))
        #expect(abs(try #require(frame("Row 3", in: view)).minY) < 1e-6)
    }

    @Test func aTextThatIsNowhereIsAMiss() {
        let view = hosted(Self.rows(30))
        #expect(throws: ScrollMiss.self) { try view.scroll(to: .view(UserAction.TextTarget("Line 1"))) }
    }

    @Test func aReaderScrollsToAnIdentity() {
        for (anchor, minY) in [(UnitPoint?.none, 678.0), (.top, 0), (.center, 339), (.bottom, 678)] {
            let view = hosted(
                ScrollViewReader { proxy in
                    Self.rows().onAppear { proxy.scrollTo(500, anchor: anchor) }
                })
            let row = view.snapshot().root.all("frame").first { $0.texts == ["Row 500"] }
            #expect(abs((row?.frame.minY ?? .nan) - minY) < 1e-6, "\(String(describing: anchor))")
        }
    }

    @Test func aReaderFindsIdsInsideOfRows() {
        let view = hosted(
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<300, id: \.self) { Color.red.frame(height: 50).id("row \($0)") }
                    }
                }
                .onAppear { proxy.scrollTo("row 200", anchor: .top) }
            })
        #expect(view.snapshot().root.all("LazyVStack").first?.frame.minY == -10_000)
    }

    struct Positioned: View {
        @State var id: Int?
        let log: Log
        var body: some View {
            let _ = log.lines.append("\(id ?? -1)")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Color.red.frame(height: 100 + CGFloat($0 % 2)) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id, anchor: .top)
        }
    }

    @Test func aPositionIsFollowedFromTheBeginning() {
        // Rows of 100 and 101 by turns: 40 rows are 4020 points.
        let view = hosted(Positioned(id: 40, log: Log()))
        #expect(view.snapshot().root.all("frame").contains { abs($0.frame.minY) < 1e-6 && $0.frame.height == 100 })
    }

    @Test func aPositionIsWrittenWhenAUserScrolls() throws {
        let log = Log()
        let view = hosted(Positioned(id: nil, log: log))
        #expect(log.lines == ["-1"])
        try view.scroll(to: .points(2010))
        #expect(log.lines.last == "20")
    }

    @Test func aScrollPositionGoesToAnEdgeAPointAndAView() {
        struct Screen: View {
            @State private var position = ScrollPosition(edge: .bottom)
            let goal: (inout ScrollPosition) -> Void
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.red.frame(height: 50).id("row \($0)") }
                    }
                }
                .scrollPosition($position)
                .onAppear { goal(&position) }
            }
        }
        func offset(_ goal: @escaping (inout ScrollPosition) -> Void) -> Double {
            -(hosted(Screen(goal: goal)).snapshot().root.all("VStack").first?.frame.minY ?? .nan)
        }
        #expect(offset { _ in } == 5000 - 778)
        #expect(offset { $0.scrollTo(edge: .top) } == 0)
        #expect(offset { $0.scrollTo(y: 300) } == 300)
        #expect(offset { $0.scrollTo(point: CGPoint(x: 0, y: 120)) } == 120)
        #expect(offset { $0.scrollTo(id: "row 30", anchor: .top) } == 1500)
        #expect(offset { $0.scrollTo(y: 99_999) } == 5000 - 778)
    }

    @Test func scrollingEndsAtPagesAndAtTargets() throws {
        func pages(_ behavior: some ScrollTargetBehavior) -> HostedView {
            hosted(
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").containerRelativeFrame(.horizontal) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior))
        }
        for view in [pages(.paging), pages(.viewAligned)] {
            // Two and a bit of 402 points; then more than half of the third.
            try view.scroll(to: .points(900))
            #expect(view.snapshot().root.all("LazyHStack").first?.frame.minX == -804)
            try view.scroll(to: .points(1100))
            #expect(view.snapshot().root.all("LazyHStack").first?.frame.minX == -1206)
        }
    }

    @Test func geometryAndVisibilityAreReported() throws {
        let log = Log()
        let view = hosted(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { log.lines.append("blue \($0)") }
                    Color.red.frame(height: 1000)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y + $0.contentInsets.top
            } action: { _, new in
                log.lines.append("\(Int(new))")
            })
        #expect(log.lines == ["0"])
        log.lines = []
        try view.scroll(to: .points(500))
        #expect(log.lines == ["blue true", "500"])
        log.lines = []
        try view.scroll(to: .bottom)
        // 2100 − 778.
        #expect(log.lines == ["blue false", "1278", "1322"] || log.lines.last == "1322")
    }

    @Test func anAnchorDecidesWhereAScrollViewBegins() {
        func minY(_ height: CGFloat, _ anchor: UnitPoint) -> Double? {
            hosted(ScrollView { Color.red.frame(height: height) }.defaultScrollAnchor(anchor))
                .snapshot().root.all("frame").first?.frame.minY
        }
        #expect(minY(1778, .bottom) == -1000)
        #expect(minY(1778, .center) == -500)
        // Content that is smaller lies at the anchor.
        #expect(minY(178, .bottom) == 600)
        #expect(minY(178, .top) == 0)
    }

    @Test func marginsAreInsideOfTheScrollView() throws {
        let view = hosted(
            ScrollView { Color.red.frame(height: 2000) }
                .contentMargins(.horizontal, 20)
                .contentMargins(.vertical, 30, for: .scrollContent))
        #expect(view.snapshot().root.all("Color").first?.frame == Rect(x: 20, y: 30, width: 362, height: 2000))
        try view.scroll(to: .bottom)
        #expect(view.snapshot().root.all("Color").first?.frame.maxY == 748)
    }

    @Test func rightToLeftBeginsAtTheRight() throws {
        let view = hosted(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 100) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft))
        #expect(view.snapshot().root.texts == ["0", "1", "2", "3", "4"])
        try view.scroll(to: .points(1000))
        #expect(view.snapshot().root.texts == ["10", "11", "12", "13", "14"])
        #expect(view.snapshot().root.all("frame").first?.frame.maxX == 402)
    }
}
