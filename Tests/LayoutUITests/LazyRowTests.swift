import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// Which rows of lazy containers are built, kept and let go.
@MainActor
@Suite struct LazyRowTests {
    final class Log { var lines: [String] = [] }

    /// Counts the rows that are alive.
    final class Census {
        var alive = 0
        var most = 0
        var born = 0

        func bear() -> Life { Life(self) }

        final class Life {
            let census: Census
            init(_ census: Census) {
                self.census = census
                census.alive += 1
                census.born += 1
                census.most = max(census.most, census.alive)
            }
            deinit { census.alive -= 1 }
        }
    }

    /// A row with a state that lives as long as the row.
    struct Row: View {
        @State private var life: Census.Life?
        let census: Census
        let text: String
        var body: some View {
            Text(verbatim: text).frame(height: 100).onAppear { if life == nil { life = census.bear() } }
        }
    }

    private func rows(_ count: Int, _ census: Census) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(census: census, text: "\($0)") }
            }
        }
    }

    @Test func aLongListIsScrolledInBoundedMemory() throws {
        let census = Census()
        let view = hosted(rows(10_000, census))
        #expect(census.alive == 9)
        try view.scroll(to: .bottom)
        // Every row has been there once; a window's 9 rows, and those of the updates that rows are kept for.
        #expect(census.born == 10_000)
        #expect(census.most <= 9 * (RowLifetime.updatesKept + 3))
    }

    /// A finger passes at most 4,000 windows (`UserScroll.mostSteps`), so that not each of the rows is built.
    @Test func aListOfAHundredThousandRowsKeepsFewOfThem() throws {
        let census = Census()
        let view = hosted(List { ForEach(0..<100_000, id: \.self) { Row(census: census, text: "\($0)") } })
        let atFirst = census.alive
        try view.scroll(to: .bottom)
        #expect(view.snapshot().root.texts.last == "99999")
        // What is shown, and the windows of the layouts that rows are kept for.
        #expect(census.most <= (atFirst + LazyStackNode.rowsBuiltAhead) * (RowLifetime.updatesKept + 3))
    }

    @Test func aRowThatComesBackAfterLongIsNew() throws {
        let census = Census()
        let view = hosted(rows(1000, census))
        try view.scroll(to: .points(50_000))
        let before = census.born
        try view.scroll(to: .top)
        #expect(view.snapshot().root.texts.first == "0")
        #expect(census.born > before)
        #expect(census.born - before >= 9)
    }

    @Test func aRowThatComesBackSoonIsTheSame() throws {
        let census = Census()
        let view = hosted(rows(1000, census))
        try view.scroll(to: .points(200))
        try view.scroll(to: .top)
        #expect(census.born == 11)
    }

    @Test func rowsAppearAndDisappearInOrder() throws {
        let log = Log()
        let view = hosted(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        Color.red.frame(height: 406)
                            .onAppear { log.lines.append("+\(index)") }
                            .onDisappear { log.lines.append("-\(index)") }
                    }
                }
            })
        #expect(log.lines == ["+0", "+1"])
        log.lines = []
        // From 712 to 1586: rows 1 (406 to 812), 2, 3 (1218 to 1624).
        try view.scroll(to: .points(774))
        #expect(log.lines.sorted() == ["+2", "+3", "-0"])
    }

    @Test func rowsOfAVaryingNumberOfViewsAreNeverLetGo() throws {
        let census = Census()
        let view = hosted(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { index in
                        if index != 7 { Row(census: census, text: "\(index)") }
                    }
                }
            })
        #expect(view.snapshot().root.texts == ["0", "1", "2", "3", "4", "5", "6", "8", "9"])
        try view.scroll(to: .bottom)
        #expect(census.alive == 199)
        try view.scroll(to: .top)
        #expect(census.born == 199)
    }

    @Test func branchesOfDifferentNumbersOfViewsAreFound() throws {
        let view = hosted(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { index in
                        if index == 3 {
                            Text(verbatim: "a")
                            Text(verbatim: "b")
                        } else {
                            Text(verbatim: "\(index)")
                        }
                    }
                }
            })
        #expect(view.snapshot().root.texts == ["0", "1", "2", "a", "b", "4", "5"])
    }

    struct Editing: View {
        @State var items = Array(0..<10_000)
        let log: Log
        let change: (inout [Int]) -> Void
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items, id: \.self) { item in
                        let _ = log.lines.append("\(item)")
                        Text(verbatim: "\(item)").frame(height: 100)
                    }
                }
            }
            .onTapGesture { change(&items) }
            .onChange(of: items.count) { log.lines.append("changed") }
            .onAppear {
                log.lines.append("appeared")
                change(&items)
            }
        }
    }

    @Test func aChangeOfTheDataCostsWhatIsShown() {
        let log = Log()
        let root = hosted(Editing(log: log) { $0.removeFirst(2) }).snapshot().root
        #expect(root.texts == (2..<11).map { "\($0)" })
        // 9 rows, the same 9 less the two first, and two new ones, some of them asked for more than once.
        #expect(log.lines.count < 40)
    }

    @Test func aMillionRowsCostWhatIsShownWhenScrolledAndChanged() throws {
        struct Million: View {
            let log: Log
            @State private var count = 1_000_000
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            let _ = log.lines.append("\(index)")
                            Color.red.frame(height: 100)
                        }
                    }
                    .onAppear { count += 1 }
                }
            }
        }
        let log = Log()
        let view = hosted(Million(log: log))
        #expect(view.snapshot().root.all("LazyVStack").first?.frame.height == 100_000_100)
        log.lines = []
        try view.scroll(to: .points(3000))
        #expect(log.lines.count <= 60)
    }

    @Test func headersArePinnedAndPushed() throws {
        let view = hosted(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<5, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { Text(verbatim: "\(section).\($0)").frame(height: 100) }
                        } header: {
                            Text(verbatim: "Header \(section)").frame(height: 40)
                        }
                    }
                }
            })
        func header(_ section: Int) -> Double? {
            view.snapshot().root.all("frame").first { $0.texts == ["Header \(section)"] }?.frame.minY
        }
        #expect(header(0) == 0)
        try view.scroll(to: .points(300))
        #expect(header(0) == 0)
        // A section is 1040 points long: 20 points before its end only half of the header is left.
        try view.scroll(to: .points(1020))
        #expect(header(0) == -20)
        #expect(header(1) == 20)
        try view.scroll(to: .points(1200))
        #expect(header(0) == nil)
        #expect(header(1) == 0)
    }

    @Test func headersInAGridSpanTheColumns() throws {
        let view = hosted(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<7, id: \.self) { Text(verbatim: "\(section).\($0)").frame(height: 100) }
                        } header: {
                            Text(verbatim: "Header \(section)").frame(maxWidth: .infinity).frame(height: 40)
                        }
                    }
                }
            })
        let root = view.snapshot().root
        let headers = root.all("frame").filter { $0.texts.first?.hasPrefix("Header") == true && $0.frame.height == 40 }
        #expect(headers.map(\.frame.minY) == [0, 340, 680])
        #expect(headers.allSatisfy { abs($0.frame.width - 402) < 1e-9 })
        #expect(root.all("Text").first { $0.text == "0.6" }?.frame.midY == 290)
        try view.scroll(to: .points(100))
        let pinned = view.snapshot().root.all("frame").first { $0.texts == ["Header 0"] }
        #expect(pinned?.frame.minY == 0)
    }
}
