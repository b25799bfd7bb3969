import Snapshot
import Testing

@testable import LayoutUI

/// Which view gets a tap. The rules are those of Apple's documentation of `gesture(_:including:)`,
/// `highPriorityGesture`, `simultaneousGesture`, `allowsHitTesting`, `contentShape`, `disabled` and `opacity`.
@MainActor
@Suite struct TapTests {
    let log = Log()

    private func button(_ name: String) -> some View { Button(name) { log(name) } }

    @Test func aButtonOfAnyStyleActs() {
        struct Boxed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding().border(.red) }
        }
        struct OnHold: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }
        struct Around: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
        }
        let view = VStack {
            button("a")
            button("b").buttonStyle(.plain)
            button("c").buttonStyle(.borderless)
            button("d").buttonStyle(.bordered)
            button("e").buttonStyle(.borderedProminent)
            button("f").buttonStyle(Boxed())
            button("g").buttonStyle(OnHold())
            button("h").buttonStyle(Around())
        }
        let names = "abcdefgh".map { String($0) }
        #expect(act(names.map { tap($0) }, on: view) == nil)
        #expect(log.lines == names)
    }

    @Test func theInnermostGestureGetsIt() {
        let view = Text(verbatim: "a").onTapGesture { log("inner") }.padding().onTapGesture { log("outer") }
        act([tap("a")], on: view)
        #expect(log.lines == ["inner"])
    }

    @Test func aButtonInsideOfAGestureGetsIt() {
        act([tap("a")], on: VStack { button("a") }.onTapGesture { log("outer") })
        #expect(log.lines == ["a"])
    }

    @Test func highPriorityComesFirst() {
        let view = button("a").highPriorityGesture(TapGesture().onEnded { log("high") })
        act([tap("a")], on: view)
        #expect(log.lines == ["high"])
    }

    @Test func simultaneousGesturesActToo() {
        let view = button("a").simultaneousGesture(TapGesture().onEnded { log("too") })
        act([tap("a")], on: view)
        #expect(log.lines == ["a", "too"])
    }

    @Test func twoTapsAreADoubleTapWhereOneIsWaitedFor() {
        let view = Text(verbatim: "a").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        act([tap("a", 2)], on: view)
        #expect(log.lines == ["double"])
        act([tap("a", 3)], on: view)
        #expect(log.lines == ["double", "double", "single"])
    }

    @Test func exclusiveGesturesPreferTheFirst() {
        let gesture = TapGesture(count: 2).onEnded { log("double") }
            .exclusively(before: TapGesture().onEnded { log("single") })
        act([tap("a"), tap("a", 2)], on: Text(verbatim: "a").gesture(gesture))
        #expect(log.lines == ["single", "double"])
    }

    @Test func aGestureOfTheAuthorsOwn() {
        struct Own: Gesture {
            let log: Log
            var body: some Gesture { SpatialTapGesture().onEnded { log("\($0.location.x) \($0.location.y)") } }
        }
        // The middle of a box of 40 × 20 is (20, 10) in its own coordinates.
        let view = Color.red.frame(width: 40, height: 20).gesture(Own(log: log)).accessibilityIdentifier("box")
        #expect(act([tap("box")], on: view) == nil)
        #expect(log.lines == ["20.0 10.0"])
    }

    @Test func theFrontmostIsHit() {
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.red.onTapGesture { log("cover") }
            })
        act(
            [tap("a")],
            on: ZStack {
                button("a").zIndex(1)
                Color.red.onTapGesture { log("cover") }
            })
        act([tap("a")], on: button("a").overlay { Color.red.onTapGesture { log("overlay") } })
        act([tap("a")], on: button("a").background { Color.red.onTapGesture { log("background") } })
        #expect(log.lines == ["cover", "a", "overlay", "a"])
    }

    @Test func whatTakesNoTouchesLetsThemThrough() {
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.red.onTapGesture { log("no") }.allowsHitTesting(false)
            })
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.red.onTapGesture { log("no") }.opacity(0)
            })
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.red.onTapGesture { log("no") }.hidden()
            })
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                VStack {}.frame(width: 400, height: 400).onTapGesture { log("no") }
            })
        act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.clear.onTapGesture { log("no") }
            })
        #expect(log.lines == ["a", "a", "a", "a", "a"])
    }

    @Test func aContentShapeTakesTouchesWhereNothingIsShown() {
        let row = HStack {
            Text(verbatim: "a")
            Spacer()
        }.accessibilityIdentifier("row")
        #expect(act([tap("row")], on: row.onTapGesture { log("row") })?.message == "nothing responds to a tap on 'row'")
        act([tap("row")], on: row.contentShape(Rectangle()).onTapGesture { log("row") })
        #expect(log.lines == ["row"])
    }

    @Test func whatIsScaledIsHitWhereItIsShown() {
        let view = ZStack(alignment: .topLeading) {
            button("a").offset(x: 100, y: 100).scaleEffect(0.5, anchor: .topLeading)
            button("b").rotationEffect(.degrees(90))
        }
        #expect(act([tap("a"), tap("b")], on: view) == nil)
        #expect(log.lines == ["a", "b"])
    }

    @Test func theSamePlaceIsTappedAgain() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Taps: \(count)") { count += 1 } }
        }
        let view = HostedView(Counter(), on: phone)
        #expect(act([tap("Taps: 0", 3)], on: view) == nil)
        #expect(view.snapshot().root.texts == ["Taps: 3"])
    }

    // MARK: What cannot be tapped

    @Test func aDisabledButtonIsAnError() {
        let problem = act(
            [tap("a")],
            on: VStack {
                button("a").disabled(true)
                button("b")
            })
        #expect(problem?.message == "'a' is disabled: a tap does nothing")
        #expect(log.lines.isEmpty)
    }

    @Test func nothingOfThatName() {
        let problem = act(
            [tap("c")],
            on: VStack {
                button("a")
                Text(verbatim: "shown")
                button("b")
            })
        #expect(problem?.message == "there is no view that shows 'c' on the screen")
        #expect(problem?.candidates == ["a", "b"])
    }

    @Test func twoOfThatName() {
        let problem = act(
            [tap("Delete")],
            on: VStack {
                button("Delete")
                button("Delete")
            })
        #expect(problem?.message == "'Delete' is here 2 times: an accessibilityIdentifier tells one from another")
        let apart = VStack {
            button("Delete")
            Button("Delete") { log("second") }.accessibilityIdentifier("last")
        }
        #expect(act([tap("last")], on: apart) == nil)
        #expect(log.lines == ["second"])
    }

    @Test func aBeginningHasToBeOneTexts() {
        let view = VStack {
            button("Row 1")
            button("Row 10")
            button("Row 2")
        }
        #expect(act([tap("Row 1")], on: view) == nil)
        let problem = act([tap("Row")], on: view)
        #expect(problem?.message == "'Row' is the beginning of 3 texts: write more of it")
        #expect(problem?.candidates == ["Row 1", "Row 10", "Row 2"])
        #expect(act([tap("Row 2")], on: view) == nil)
    }

    @Test func textsThatDoNothing() {
        let problem = act(
            [tap("shown")],
            on: VStack {
                button("a")
                Text(verbatim: "shown")
            })
        #expect(problem?.message == "nothing responds to a tap on 'shown'")
        #expect(problem?.candidates == ["a"])
    }

    @Test func whatIsCovered() {
        let problem = act(
            [tap("a")],
            on: ZStack {
                button("a")
                Color.red
            })
        #expect(problem?.message == "'a' is covered by Color")
    }

    @Test func whatIsNotOnTheScreen() {
        let view = ScrollView { VStack { ForEach(0..<100) { Text(verbatim: "Row \($0)") } } }
        #expect(act([tap("Row 99")], on: view)?.message == "'Row 99' is not on the screen: scroll to it first")
    }

    /// The point that is tapped is the middle of what can be seen: of a row of 100 points, half of it below a scroll
    /// view's edge, the upper half.
    @Test func theSeenPartIsTapped() {
        let view = VStack(spacing: 0) {
            ScrollView {
                Color.red.frame(height: 100)
                    .gesture(SpatialTapGesture().onEnded { log("\($0.location.y)") }).accessibilityIdentifier("row")
            }.frame(height: 50)
            Color.blue.onTapGesture { log("below") }
        }
        act([tap("row")], on: view)
        #expect(log.lines == ["25.0"])
    }
}

extension ActProblem: Equatable {
    public static func == (a: ActProblem, b: ActProblem) -> Bool {
        a.message == b.message && a.candidates == b.candidates
    }
}
