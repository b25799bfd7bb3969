import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// What is shown over everything else, and how it goes away again.
@MainActor
@Suite struct PresentationTests {
    struct Presenter: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            ScrollView {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) { Inner() }
            }
        }
    }

    struct Inner: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Close") { dismiss() }
            }
        }
    }

    @Test func aSheetIsShownOverAllAndDismissesItself() {
        let log = Log()
        let view = HostedView(Presenter(log: log), on: phone)
        let before = view.snapshot().root
        #expect(act([tap("Show")], on: view) == nil)
        let shown = view.snapshot().root
        #expect(shown.texts == ["Show", "Count 0", "Close"])
        // Offered what a root is: 402 × 778 from the top of the safe area.
        #expect(shown.all("Sheet")[0].frame == Rect(x: 0, y: 0, width: 402, height: 778))
        #expect(shown.all("Sheet")[0].role == .attachment)
        // The view below stays where it is, and cannot be touched.
        #expect(shown.all("Text")[0].frame == before.all("Text")[0].frame)
        #expect(act([tap("Show")], on: view)?.message == "there is no view that shows 'Show' on the screen")
        #expect(act([tap("Count", 2), tap("Close")], on: view) == nil)
        #expect(view.snapshot().root.texts == before.texts)
        #expect(log.lines == ["dismissed"])
        // Shown again it is a new view.
        act([tap("Show")], on: view)
        #expect(view.snapshot().root.texts == ["Show", "Count 0", "Close"])
    }

    struct Items: View {
        struct Item: Identifiable { var id: String }
        @State private var item: Item?
        var body: some View {
            VStack {
                Button("A") { item = Item(id: "a") }
            }
            .fullScreenCover(item: $item) { item in
                VStack {
                    Text(verbatim: "item \(item.id)")
                    Button("B") { self.item = Item(id: "b") }
                    Button("None") { self.item = nil }
                }
            }
        }
    }

    @Test func anItemIsShownUntilThereIsNone() {
        let view = HostedView(Items(), on: phone)
        act([tap("A")], on: view)
        #expect(view.snapshot().root.texts.contains("item a"))
        act([tap("B")], on: view)
        #expect(view.snapshot().root.texts.contains("item b"))
        act([tap("None")], on: view)
        #expect(view.snapshot().root.texts == ["A"])
    }

    struct Questions: View {
        @State private var asks = false
        @State private var chooses = false
        @State private var answer = "none"
        var body: some View {
            VStack {
                Button("Ask") { asks = true }
                Button("Choose") { chooses = true }
                Text(verbatim: answer)
            }
            .alert("Sure?", isPresented: $asks) {
                Button("Delete", role: .destructive) { answer = "deleted" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("For ever")
            }
            .confirmationDialog("What?", isPresented: $chooses, titleVisibility: .visible) {
                Button("This") { answer = "this" }
            }
        }
    }

    @Test func aButtonEndsAnAlert() {
        let view = HostedView(Questions(), on: phone)
        act([tap("Ask")], on: view)
        let texts = view.snapshot().root.texts
        #expect(texts.suffix(4) == ["Sure?", "For ever", "Delete", "Cancel"])
        // 270 wide, in the middle of the safe area: (402 − 270) / 2.
        #expect(view.snapshot().root.all("Alert")[0].frame.minX == 66)
        #expect(act([tap("Delete")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Ask", "Choose", "deleted"])
    }

    @Test func aDialogHasAlwaysAWayOut() {
        let view = HostedView(Questions(), on: phone)
        act([tap("Choose")], on: view)
        #expect(view.snapshot().root.texts.suffix(3) == ["What?", "This", "Cancel"])
        // At the bottom of the safe area.
        #expect(view.snapshot().root.all("ConfirmationDialog")[0].frame.maxY == 778)
        act([tap("Cancel")], on: view)
        #expect(view.snapshot().root.texts == ["Ask", "Choose", "none"])
        act([tap("Choose"), tap("This")], on: view)
        #expect(view.snapshot().root.texts == ["Ask", "Choose", "this"])
    }

    struct Menus: View {
        @State private var size = "Small"
        @State private var done = "nothing"
        var body: some View {
            VStack {
                Menu("Actions") {
                    Button("Copy") { done = "copied" }
                    Button("Paste") { done = "pasted" }
                }
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self) { Text(verbatim: $0) }
                }
                Text(verbatim: "\(size), \(done)")
            }
        }
    }

    @Test func aMenuOpensAndCloses() {
        let view = HostedView(Menus(), on: phone)
        #expect(act([tap("Actions"), tap("Paste")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Actions", "Small", "Small, pasted"])
        // "Small" is what the picker shows, and the beginning of another text.
        #expect(act([tap("Small"), tap("Large")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Actions", "Large", "Large, pasted"])
    }

    // MARK: Navigation

    struct Stack: View {
        let log: Log
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Numbers") { Detail(name: "numbers") }
                    NavigationLink("Seven", value: 7)
                }
                .navigationTitle("Home")
                .navigationDestination(for: Int.self) { Detail(name: "\($0)") }
            }
        }
    }

    struct Detail: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        let name: String
        var body: some View {
            VStack {
                Button("\(name): \(count)") { count += 1 }
                NavigationLink("Deeper", value: 8)
                Button("Leave") { dismiss() }
            }
            .navigationTitle(name)
        }
    }

    @Test func linksPushAndTheBackButtonPops() {
        let view = HostedView(Stack(log: Log()), on: phone)
        #expect(act([tap("Numbers")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["numbers: 0", "Deeper", "Leave"])
        #expect(act([tap("numbers"), tap("Back")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Numbers", "Seven"])
        #expect(act([tap("Seven"), tap("7", 2)], on: view) == nil)
        #expect(view.snapshot().root.texts == ["7: 2", "Deeper", "Leave"])
        // The view below keeps its state.
        #expect(act([tap("Deeper")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["8: 0", "Deeper", "Leave"])
        #expect(act([tap("Leave")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["7: 2", "Deeper", "Leave"])
        // The back button says where it leads.
        #expect(act([tap("Home")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Numbers", "Seven"])
    }

    struct Path: View {
        @State private var path: [Int] = []
        @State private var isMore = false
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Both") { path = [1, 2] }
                    Button("More") { isMore = true }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text(verbatim: "number \(number)")
                        Button("All back") { path = [] }
                    }
                    .navigationTitle("\(number)")
                }
                .navigationDestination(isPresented: $isMore) { Text(verbatim: "more") }
            }
        }
    }

    @Test func aPathAndADeclaredDestination() {
        let view = HostedView(Path(), on: phone)
        act([tap("Both")], on: view)
        #expect(view.snapshot().root.texts.first == "number 2")
        act([tap("Back")], on: view)
        #expect(view.snapshot().root.texts.first == "number 1")
        act([tap("All back")], on: view)
        #expect(view.snapshot().root.texts == ["Both", "More"])
        #expect(act([tap("More")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["more"])
        #expect(act([tap("Back")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Both", "More"])
    }

    struct Tabs: View {
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Text(verbatim: "one").tabItem { Label("First", systemImage: "1.circle") }.tag(1)
                Text(verbatim: "two").tabItem { Text("Second") }.tag(2)
            }
        }
    }

    @Test func aTabIsTakenByItsTitle() {
        let view = HostedView(Tabs(), on: phone)
        #expect(act([tap("Second")], on: view) == nil)
        #expect(view.snapshot().root.texts == ["two"])
        let plain = TabView {
            Tab("First", systemImage: "1.circle") { Text(verbatim: "one") }
            Tab("Second", systemImage: "2.circle") { Text(verbatim: "two") }
        }
        let own = HostedView(plain, on: phone)
        act([tap("Second")], on: own)
        #expect(own.snapshot().root.texts == ["two"])
    }

    struct Rows: View {
        @State private var chosen: String?
        @State private var several: Set<String> = []
        var body: some View {
            VStack {
                List(["a", "b"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
                List(["c", "d"], id: \.self, selection: $several) { Text(verbatim: $0) }
                Text(verbatim: "\(chosen ?? "none") \(several.sorted())")
            }
        }
    }

    @Test func aRowIsSelected() {
        let view = HostedView(Rows(), on: phone)
        #expect(act([tap("b"), tap("c"), tap("d"), tap("c")], on: view) == nil)
        #expect(view.snapshot().root.texts.last == #"b ["d"]"#)
    }
}
