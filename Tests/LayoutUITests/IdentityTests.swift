import Testing

@testable import LayoutUI

/// What is kept and what is lost when a view's description changes. (WWDC21, "Demystify SwiftUI": identity is a
/// view's type and place, or its id; state lives as long as the identity does.)
@MainActor
@Suite struct IdentityTests {
    /// Shows the value that its state began with.
    struct Keeper: View {
        @State private var value: Int
        init(_ value: Int) { _value = State(initialValue: value) }
        var body: some View { Text(verbatim: "\(value)") }
    }

    /// Shows its content with false, and from its appearance on with true.
    struct Flip<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content
        var body: some View { content(isOn).onAppear { isOn = true } }
    }

    @Test func anInitialValueIsUsedOnce() {
        #expect(shown(Flip { Keeper($0 ? 2 : 1) }).texts == ["1"])
    }

    @Test func anIfIsTwoIdentities() {
        let view = Flip { isOn in
            Group {
                if isOn { Keeper(2) } else { Keeper(1) }
            }
        }
        #expect(shown(view).texts == ["2"])
    }

    @Test func aConditionInsideAModifierKeepsTheView() {
        #expect(shown(Flip { Keeper($0 ? 2 : 1).padding($0 ? 10 : 0) }).texts == ["1"])
    }

    @Test func anotherIdIsAnotherView() {
        #expect(shown(Flip { Keeper($0 ? 2 : 1).id($0) }).texts == ["2"])
    }

    @Test func anErasedViewOfTheSameTypeIsKept() {
        #expect(shown(Flip { AnyView(Keeper($0 ? 2 : 1)) }).texts == ["1"])
    }

    @Test func anErasedViewOfAnotherTypeIsNew() {
        #expect(shown(Flip { $0 ? AnyView(Keeper(2).padding()) : AnyView(Keeper(1)) }).texts == ["2"])
    }

    @Test func rowsAreKeptByTheirIdNotTheirPlace() {
        let view = Flip { isOn in
            ForEach(isOn ? [30, 10, 20] : [10, 20, 30], id: \.self) { id in
                Keeper(isOn ? id + 1 : id)
            }
        }
        // The order is the new one, each row's state its first.
        #expect(shown(view).texts == ["30", "10", "20"])
    }

    @Test func rowsIdentifiedByPlaceKeepTheStateOfThePlace() {
        let view = Flip { (isOn: Bool) -> ForEach<Range<Int>, Int, Keeper> in
            let items = isOn ? ["b", "c"] : ["a", "b", "c"]
            return ForEach(items.indices, id: \.self) { index in
                Keeper(items[index] == "a" ? 1 : items[index] == "b" ? 2 : 3)
            }
        }
        // After the first is deleted the rows left show the state of the two first places.
        #expect(shown(view).texts == ["1", "2"])
    }

    @Test func switchingAnErasedLayoutKeepsTheSubviews() {
        struct Switching: View {
            @State private var isOn = false
            var body: some View {
                let layout = isOn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout { Keeper(isOn ? 2 : 1) }.onAppear { isOn = true }
            }
        }
        #expect(shown(Switching()).texts == ["1"])
    }
}
