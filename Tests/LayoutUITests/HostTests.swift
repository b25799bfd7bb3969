import Layout
import Snapshot
import Testing

@testable import LayoutUI

/// A view that stays on the screen while things are done to it.
@MainActor
@Suite struct HostTests {
    @Observable final class Counter {
        var value = 0
    }

    struct Shown: View {
        let counter: Counter
        var body: some View { Text(verbatim: "\(counter.value)") }
    }

    @Test func whatIsDoneIsShown() {
        let counter = Counter()
        let view = HostedView(Shown(counter: counter), on: phone)
        view.perform { counter.value += 1 }
        #expect(view.snapshot().root.texts == ["1"])
    }

    struct Conditions: View {
        @State private var counter = Counter()
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.colorScheme) private var scheme
        @Environment(\.layoutDirection) private var direction
        var body: some View {
            VStack {
                Color.red
                Text(verbatim: "\(counter.value) \(size) \(scheme) \(direction)")
            }
            .onAppear { counter.value += 1 }
        }
    }

    @Test(arguments: [
        (UserAction.ConditionChange.textSize(.accessibility3), "1 accessibility3 light leftToRight"),
        (.scheme(.dark), "1 large dark leftToRight"), (.direction(.rtl), "1 large light rightToLeft"),
    ])
    func aConditionChangesWithoutLossOfState(change: UserAction.ConditionChange, text: String) {
        let view = HostedView(Conditions(), on: phone)
        view.change(change)
        #expect(view.snapshot().root.texts == [text])
    }

    @Test func anotherWidthIsOffered() {
        let view = HostedView(Color.red, on: phone)
        view.change(.width(250))
        view.change(.height(100))
        #expect(view.snapshot().root.frame == Rect(x: 0, y: 0, width: 250, height: 100))
    }
}
