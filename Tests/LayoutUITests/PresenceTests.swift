import Snapshot
import Testing

@testable import LayoutUI

/// How often views came and went.
@MainActor
@Suite struct PresenceTests {
    final class Hand { var act: () -> Void = {} }

    struct Row: View {
        let name: String
        var body: some View { Text(verbatim: name).padding() }
    }

    struct Rows: View {
        let hand: Hand
        @State private var names = ["a", "b", "c"]
        @State private var isOn = true
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Row(name: $0) }
                if isOn { Text(verbatim: "extra") }
                Text(verbatim: "end").id("end")
            }
            .onAppear {
                hand.act = {
                    if names.count == 3 { names.remove(at: 1) } else { names.insert("b", at: 1) }
                    isOn.toggle()
                }
            }
        }
    }

    private func record(_ text: String, _ view: HostedView) -> ViewRecord? {
        view.snapshot().root.all("Text").first { $0.text == text }
    }

    @Test func rowsAndViewsWithAnIdAreCounted() {
        let hand = Hand()
        let view = HostedView(Rows(hand: hand), on: phone)
        #expect(view.snapshot().presence == Presence(appeared: 4, disappeared: 0))
        view.perform(hand.act)
        let presence = view.snapshot().presence
        #expect((presence.appeared, presence.disappeared) == (4, 1))
        #expect(presence.departed.filter { $0.text != nil }.map(\.text) == ["b", "extra"])
        #expect(presence.departed.first { $0.kind == "Row" }?.times == 1)
    }

    @Test func whoComesBackGoesOnCounting() {
        let hand = Hand()
        let view = HostedView(Rows(hand: hand), on: phone)
        view.perform(hand.act)
        view.perform(hand.act)
        #expect(record("b", view)?.appeared == 2)
        #expect(record("b", view)?.disappeared == 1)
        #expect(record("a", view)?.appeared == 1)
        #expect(record("extra", view)?.appeared == 2)
        #expect(view.snapshot().presence.departed.isEmpty)
        #expect(view.snapshot().presence.appeared == 5)
    }

    @Test func comingAndGoingIsToldStepByStep() {
        let hand = Hand()
        let view = HostedView(Rows(hand: hand), on: phone)
        view.step = 1
        view.perform(hand.act)
        let told = view.timeline.filter { [.appeared, .disappeared].contains($0.kind) && $0.name == "Row" }
        #expect(told.map(\.step) == [0, 0, 0, 1])
        #expect(told.map(\.detail) == ["a", "b", "c", "b"])
        #expect(told.last?.kind == .disappeared)
        #expect(
            view.timeline.filter { $0.kind == .state }.map { "\($0.step) \($0.name) \($0.detail ?? "")" } == [
                "1 Rows.names [\"a\", \"b\", \"c\"] → [\"a\", \"c\"]", "1 Rows.isOn true → false",
            ])
    }
}
