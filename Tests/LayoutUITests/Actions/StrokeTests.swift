import Snapshot
import Testing

@testable import LayoutUI

/// What a finger that stays or moves does. The rules are those of Apple's documentation of `LongPressGesture`, `DragGesture`,
/// `GestureState`, `sequenced(before:)`, `simultaneously(with:)` and `exclusively(before:)`.
@MainActor
@Suite struct StrokeTests {
    let log = Log()

    private func press(_ text: String, _ seconds: Double = 1) -> UserAction { .press(.init(text), seconds: seconds) }
    private func drag(_ text: String, _ x: Double, _ y: Double, after seconds: Double = 0) -> UserAction {
        .drag(.init(text), x: x, y: y, seconds: seconds)
    }

    @Test func aLongPressActsWhenItWasLongEnough() {
        let view = Text(verbatim: "a").onLongPressGesture(minimumDuration: 2) {
            log("pressed")
        } onPressingChanged: {
            log("pressing \($0)")
        }
        #expect(act([press("a", 2)], on: view) == nil)
        #expect(log.lines == ["pressing true", "pressed", "pressing false"])
        let problem = act([press("a", 1.5)], on: view)
        #expect(problem?.message == "nothing responds to a press of 1.5 seconds on 'a'")
        #expect(log.lines.count == 3)
    }

    /// From its middle, in its own coordinates: 50 + 30 = 80 and 30 − 10 = 20.
    @Test func aDragTellsWhereItGoes() {
        let view = Color.red.frame(width: 100, height: 60).gesture(
            DragGesture()
                .onChanged { log("changed \($0.translation.width) \($0.translation.height) \($0.location.x)") }
                .onEnded { log("ended \($0.startLocation.x) \($0.startLocation.y) \($0.location.y)") }
        )
        .accessibilityIdentifier("box")
        #expect(act([drag("box", 30, -10)], on: view) == nil)
        #expect(log.lines == ["changed 30.0 -10.0 80.0", "ended 50.0 30.0 20.0"])
    }

    @Test func aDragThatIsTooShortIsNone() {
        let view = Text(verbatim: "a").gesture(DragGesture(minimumDistance: 20).onEnded { _ in log("ended") })
        #expect(act([drag("a", 12, 16)], on: view) == nil)
        #expect(act([drag("a", 12, 15)], on: view)?.message == "nothing responds to a drag on 'a'")
        #expect(log.lines == ["ended"])
    }

    @Test func aGestureStateLastsAsLongAsTheGesture() {
        struct Card: View {
            @GestureState private var moved = CGSize.zero
            @GestureState(initialValue: false, reset: { value, _ in print(value) }) private var isMoving
            @State private var place = CGSize.zero
            let log: Log

            var body: some View {
                Text(verbatim: "card")
                    .gesture(
                        DragGesture()
                            .updating($moved) { value, state, _ in state = value.translation }
                            .updating($isMoving) { _, state, _ in state = true }
                            .onEnded { place.width += $0.translation.width }
                    )
                    .onChange(of: moved) { log("moved \(moved.width) placed \(place.width) \(isMoving)") }
            }
        }
        #expect(act([drag("card", 40, 0), drag("card", -15, 0)], on: Card(log: log)) == nil)
        #expect(
            log.lines == [
                "moved 40.0 placed 0.0 true", "moved 0.0 placed 40.0 false", "moved -15.0 placed 40.0 true",
                "moved 0.0 placed 25.0 false",
            ])
    }

    @Test func aSequenceTellsHowFarItIs() {
        let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
            .map { value -> String in
                switch value {
                case .first: "first"
                case .second(_, nil): "second"
                case .second(_, let drag?): "drag \(drag.translation.width)"
                }
            }
        let view = Text(verbatim: "a").gesture(gesture.onChanged { log($0) }.onEnded { log("ended " + $0) })
        #expect(act([drag("a", 20, 0, after: 1)], on: view) == nil)
        #expect(log.lines == ["first", "second", "drag 20.0", "ended drag 20.0"])
        log.lines = []
        #expect(act([press("a")], on: view) == nil)
        #expect(log.lines == ["first", "second"])
        #expect(act([drag("a", 20, 0)], on: view) != nil)
    }

    @Test func oneOfTwoExclusiveGestures() {
        let gesture = LongPressGesture().onEnded { _ in log("press") }
            .exclusively(before: DragGesture().onEnded { _ in log("drag") })
        let view = Text(verbatim: "a").gesture(gesture)
        #expect(act([press("a"), drag("a", 20, 0), drag("a", 20, 0, after: 1)], on: view) == nil)
        #expect(log.lines == ["press", "drag", "press"])
    }

    @Test func theInnermostOfThoseThatItIsMeantFor() {
        let view = Text(verbatim: "a")
            .onTapGesture { log("tap") }
            .onLongPressGesture { log("press") }
            .padding()
            .gesture(DragGesture().onEnded { _ in log("drag") })
            .simultaneousGesture(DragGesture().onEnded { _ in log("too") })
        #expect(act([tap("a"), press("a"), drag("a", 0, 30)], on: view) == nil)
        #expect(log.lines == ["tap", "press", "drag", "too"])
    }

    @Test func aDisabledViewDoesNothing() {
        let view = Text(verbatim: "a").onLongPressGesture { log("press") }.disabled(true)
        #expect(act([press("a")], on: view)?.message == "'a' is disabled: a press of 1 seconds does nothing")
        #expect(log.lines.isEmpty)
    }

    @Test func aContextMenuOpens() {
        let view = Text(verbatim: "a").contextMenu { Button("Copy") { log("copied") } }
        #expect(act([press("a"), tap("Copy")], on: view) == nil)
        #expect(log.lines == ["copied"])
        #expect(act([tap("a")], on: view) != nil)
    }
}
