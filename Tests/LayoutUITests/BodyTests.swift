import Layout
import Observation
import Snapshot
import Testing

@testable import LayoutUI

/// Which bodies run again. (WWDC21 "Demystify SwiftUI", WWDC23 "Demystify SwiftUI performance": a body runs when
/// its view's value or something it read has changed; WWDC25 "Optimize SwiftUI performance": only then.)
@MainActor
@Suite struct BodyTests {
    /// Lets a test do what a view's action would do.
    final class Hand {
        var act: () -> Void = {}
        var log: [String] = []
    }

    /// How often the bodies of a type ran.
    private func runs(of name: String, in view: HostedView) -> Int {
        view.timeline.filter { $0.kind == .body && $0.name == name }.count
    }

    struct Leaf: View {
        let title: String
        var body: some View { Text(verbatim: title) }
    }

    struct WithClosure: View {
        let title: String
        let action: () -> Void
        var body: some View { Text(verbatim: title) }
    }

    /// Reads its state, and gives its children what does not depend on it.
    struct Counting: View {
        let hand: Hand
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "\(count)")
                Leaf(title: "same")
                WithClosure(title: "closure") { count += 1 }
                WithClosure(title: "empty closure") {}
            }
            .onAppear { hand.act = { count += 1 } }
        }
    }

    @Test func aViewWithTheSameValueIsSkipped() {
        let hand = Hand()
        let view = HostedView(Counting(hand: hand), on: phone)
        view.perform(hand.act)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts.first == "2")
        #expect(runs(of: "Counting", in: view) == 3)
        #expect(runs(of: "Leaf", in: view) == 1)
        // One closure captures the state and is another one each time; the other captures nothing.
        #expect(runs(of: "WithClosure", in: view) == 3 + 1)
    }

    /// An author's own equality: all are the same.
    struct AlwaysEqual: View, Equatable {
        let title: String
        nonisolated static func == (a: Self, b: Self) -> Bool { true }
        var body: some View { Text(verbatim: title) }
    }

    /// Plain bytes: the platform compares them and does not ask the view's own equality.
    struct PlainEqual: View, Equatable {
        let number: Int
        nonisolated static func == (a: Self, b: Self) -> Bool { true }
        var body: some View { Text(verbatim: "plain \(number)") }
    }

    struct Comparing: View {
        let hand: Hand
        @State private var count = 0
        var body: some View {
            VStack {
                AlwaysEqual(title: "first \(count)")
                PlainEqual(number: count)
                PlainEqual(number: count + 10).equatable()
            }
            .onAppear { hand.act = { count += 1 } }
        }
    }

    @Test func equalityOfTheViewIsAsked() {
        let hand = Hand()
        let view = HostedView(Comparing(hand: hand), on: phone)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["first 0", "plain 1", "plain 10"])
    }

    struct Child: View {
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(value)") }
    }

    struct Passing: View {
        let hand: Hand
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Child(value: $value)
                Child(value: $other)
            }
            .onAppear { hand.act = { value += 1 } }
        }
    }

    @Test func aStateThatIsOnlyPassedOnIsReadBelow() {
        let hand = Hand()
        let view = HostedView(Passing(hand: hand), on: phone)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["1", "0"])
        #expect(runs(of: "Passing", in: view) == 1)
        #expect(runs(of: "Child", in: view) == 3)
    }

    struct ReadsLimit: View {
        @Environment(\.lineLimit) private var limit
        var body: some View { Text(verbatim: "\(limit ?? 0)") }
    }

    struct ReadsScheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(scheme)") }
    }

    struct ChangesLimit: View {
        let hand: Hand
        @State private var limit = 1
        var body: some View {
            VStack {
                ReadsLimit()
                ReadsScheme()
                Leaf(title: "one two three four five six seven eight nine ten eleven twelve")
            }
            .lineLimit(limit)
            .onAppear { hand.act = { limit = 2 } }
        }
    }

    @Test func anEnvironmentValueMattersToWhomItIsReadBy() {
        let hand = Hand()
        let view = HostedView(ChangesLimit(hand: hand), on: phone)
        let before = view.snapshot().root.all("Text")[2].frame.height
        view.perform(hand.act)
        #expect(view.snapshot().root.texts[0] == "2")
        #expect(runs(of: "ReadsLimit", in: view) == 2)
        #expect(runs(of: "ReadsScheme", in: view) == 1)
        #expect(runs(of: "Leaf", in: view) == 1)
        // The text reads the limit itself, although the body around it does not run.
        #expect(view.snapshot().root.all("Text")[2].frame.height > before)
    }

    @Observable final class Model {
        var first = 1
        var second = 1
    }

    struct First: View {
        let model: Model
        var body: some View { Text(verbatim: "\(model.first)") }
    }

    struct Second: View {
        let model: Model
        var body: some View { Text(verbatim: "\(model.second)") }
    }

    @Test func anObservableIsReadByProperty() {
        let model = Model()
        let view = HostedView(
            VStack {
                First(model: model)
                Second(model: model)
            }, on: phone)
        view.perform { model.first = 2 }
        #expect(view.snapshot().root.texts == ["2", "1"])
        #expect(runs(of: "First", in: view) == 2)
        #expect(runs(of: "Second", in: view) == 1)
    }

    final class Published: ObservableObject {
        @LayoutUI.Published var read = 1
        @LayoutUI.Published var ignored = 1
    }

    struct Observing: View {
        @ObservedObject var model: Published
        var body: some View { Text(verbatim: "\(model.read)") }
    }

    final class Manual: ObservableObject {
        var value = 1 { willSet { objectWillChange.send() } }
    }

    struct ObservingManual: View {
        @ObservedObject var model: Manual
        var body: some View { Text(verbatim: "\(model.value)") }
    }

    @Test func anyChangeOfAnObservedObjectRunsTheBody() {
        let model = Published()
        let view = HostedView(Observing(model: model), on: phone)
        view.perform { model.ignored = 2 }
        #expect(runs(of: "Observing", in: view) == 2)
        view.perform {
            model.read = 5
            model.ignored = 6
        }
        #expect(view.snapshot().root.texts == ["5"])
        #expect(runs(of: "Observing", in: view) == 3)
    }

    @Test func anObjectMayAnnounceChangesItself() {
        let model = Manual()
        let view = HostedView(ObservingManual(model: model), on: phone)
        view.perform { model.value = 2 }
        #expect(view.snapshot().root.texts == ["2"])
    }

    struct Padded: ViewModifier {
        let hand: Hand
        func body(content: Content) -> some View {
            hand.log.append("modifier")
            return content.padding()
        }
    }

    struct Modified: View {
        let hand: Hand
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(count)").modifier(Padded(hand: hand)).onAppear { hand.act = { count += 1 } }
        }
    }

    @Test func aModifierDoesNotRunForItsContent() {
        let hand = Hand()
        let view = HostedView(Modified(hand: hand), on: phone)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["1"])
        #expect(hand.log == ["modifier"])
    }

    struct Row: View {
        let number: Int
        let hand: Hand
        @State private var taps = 0
        var body: some View {
            Text(verbatim: "\(number): \(taps)").onAppear { if number == 500 { hand.act = { taps += 1 } } }
        }
    }

    @Test func aChangeCostsWhatChanged() {
        let hand = Hand()
        let view = HostedView(VStack { ForEach(0..<1000) { Row(number: $0, hand: hand) } }, on: phone)
        #expect(runs(of: "Row", in: view) == 1000)
        let measures = view.snapshot().root.all("Text").map(\.measures)
        view.perform(hand.act)
        #expect(runs(of: "Row", in: view) == 1001)
        let after = view.snapshot().root.all("Text")
        #expect(after[500].text == "500: 1")
        // The other texts are not measured again.
        let again = zip(after, measures).filter { $0.measures != $1 }.compactMap(\.0.text)
        #expect(again == ["500: 1"])
    }

    struct Explaining: View {
        let hand: Hand
        let title: String
        @State private var count = 0
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            hand.log.append(BodyChanges.current?.line(for: Self.self) ?? "")
            return Text(verbatim: "\(title) \(count) \(scheme)").onAppear { hand.act = { count += 1 } }
        }
    }

    struct Renaming: View {
        let hand: Hand
        @State private var title = "a"
        var body: some View {
            Explaining(hand: hand, title: title).onChange(of: title, initial: true) { title = "b" }
        }
    }

    /// The forms that the platform prints, as Apple's documentation of `_printChanges` and posts about it show them.
    @Test func itIsToldWhatChanged() {
        let hand = Hand()
        let view = HostedView(Renaming(hand: hand), on: phone)
        view.perform(hand.act)
        view.change(.scheme(.dark))
        #expect(
            hand.log == [
                "Explaining: @self, @identity, _count, _scheme changed.", "Explaining: @self changed.",
                "Explaining: _count changed.", "Explaining: _scheme changed.",
            ])
    }

    struct Late: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(0..<2) { Text(verbatim: "row \($0) \(model.first)") }
                GeometryReader { _ in Text(verbatim: "reader \(model.second)") }
                ScrollView { LazyVStack { ForEach(0..<1) { _ in Text(verbatim: "lazy \(model.first)") } } }
            }
        }
    }

    @Test func whatIsMadeAfterTheBodyReadsToo() {
        let model = Model()
        let view = HostedView(Late(model: model), on: phone)
        view.perform {
            model.first = 2
            model.second = 3
        }
        #expect(view.snapshot().root.texts == ["row 0 2", "row 1 2", "reader 3", "lazy 2"])
        #expect(runs(of: "Late", in: view) == 1)
    }

    struct LateState: View {
        let hand: Hand
        @State private var items = ["a", "b"]
        @State private var suffix = "!"
        var body: some View {
            VStack {
                ForEach($items, id: \.self) { $item in Text(verbatim: item + suffix) }
            }
            .onAppear {
                hand.act = {
                    suffix = "?"
                    items.append("c")
                }
            }
        }
    }

    @Test func aRowReadsTheStateAroundIt() {
        let hand = Hand()
        let view = HostedView(LateState(hand: hand), on: phone)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["a?", "b?", "c?"])
    }

    struct Upper: View {
        let model: Model
        let hand: Hand
        var body: some View {
            hand.log.append("upper \(model.first)")
            return First(model: model)
        }
    }

    struct Lower: View {
        let model: Model
        let title: String
        let hand: Hand
        var body: some View {
            hand.log.append("lower \(model.first)")
            return Text(verbatim: title)
        }
    }

    struct Both: View {
        let model: Model
        let hand: Hand
        var body: some View {
            hand.log.append("both \(model.first)")
            return Lower(model: model, title: "\(model.first)", hand: hand)
        }
    }

    @Test func thoseAboveRunFirstAndEachOnce() {
        let (model, hand) = (Model(), Hand())
        let view = HostedView(Both(model: model, hand: hand), on: phone)
        view.perform { model.first = 2 }
        #expect(hand.log == ["both 1", "lower 1", "both 2", "lower 2"])
    }

    struct Wrapper: DynamicProperty {
        @State private var stored = 1
        private(set) var doubled = 0
        mutating func update() { doubled = stored * 2 }
        func increase() { stored += 1 }
    }

    struct Wrapping: View {
        let hand: Hand
        var wrapper = Wrapper()
        var body: some View {
            Text(verbatim: "\(wrapper.doubled)").onAppear { hand.act = { wrapper.increase() } }
        }
    }

    @Test func anAuthorsPropertyIsUpdatedBeforeTheBody() {
        let hand = Hand()
        let view = HostedView(Wrapping(hand: hand), on: phone)
        #expect(view.snapshot().root.texts == ["2"])
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["4"])
    }

    struct Stored: View {
        let hand: Hand
        @AppStorage("count") private var count = 1
        var body: some View { Text(verbatim: "\(count)").onAppear { hand.act = { count += 1 } } }
    }

    @Test func aStoredValueIsSharedByItsKey() {
        let hand = Hand()
        let view = HostedView(
            VStack {
                Stored(hand: hand)
                Stored(hand: Hand())
            }, on: phone)
        view.perform(hand.act)
        #expect(view.snapshot().root.texts == ["2", "2"])
    }
}

/// What a view says to the container around it changes with its state.
@MainActor
@Suite struct ChangingTraitsTests {
    final class Hand { var act: () -> Void = {} }

    struct Prioritized: View {
        let hand: Hand
        @State private var isFirst = false
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(isFirst ? 1 : 0)
                Color.blue.frame(minWidth: 10)
            }
            .frame(width: 100, height: 10)
            .onAppear { hand.act = { isFirst.toggle() } }
        }
    }

    /// 100 is shared evenly; then the first takes all but the other's least width of 10.
    @Test func aPriorityMayChange() {
        let hand = Hand()
        let view = HostedView(Prioritized(hand: hand), on: phone)
        #expect(view.snapshot().root.all("Color").map(\.frame.width) == [50, 50])
        view.perform(hand.act)
        #expect(view.snapshot().root.all("Color").map(\.frame.width) == [90, 10])
        view.perform(hand.act)
        #expect(view.snapshot().root.all("Color").map(\.frame.width) == [50, 50])
    }

    private struct Share: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

    struct Side: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews.reduce(0) { $0 + $1[Share.self] }, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    struct Valued: View {
        let hand: Hand
        @State private var share: CGFloat = 20
        var body: some View {
            Side {
                Text(verbatim: "a").layoutValue(key: Share.self, value: share).padding()
                Text(verbatim: "b").layoutValue(key: Share.self, value: 5)
            }
            .onAppear { hand.act = { share = 70 } }
        }
    }

    @Test func aLayoutValueMayChange() {
        let hand = Hand()
        let view = HostedView(Valued(hand: hand), on: phone)
        #expect(view.snapshot().root.all("Side").first?.frame.width == 25)
        view.perform(hand.act)
        #expect(view.snapshot().root.all("Side").first?.frame.width == 75)
    }

    struct ReadingStyle: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: isEnabled ? 100 : 50)
        }
    }

    struct Styled: View {
        let hand: Hand
        @State private var isOff = false
        var body: some View {
            Button {
            } label: {
                Text(verbatim: "a")
            }
            .buttonStyle(ReadingStyle())
            .disabled(isOff)
            .onAppear { hand.act = { isOff = true } }
        }
    }

    @Test func aStyleReadsItsEnvironment() {
        let hand = Hand()
        let view = HostedView(Styled(hand: hand), on: phone)
        #expect(view.snapshot().root.all("Button").first?.frame.width == 100)
        view.perform(hand.act)
        #expect(view.snapshot().root.all("Button").first?.frame.width == 50)
    }
}
