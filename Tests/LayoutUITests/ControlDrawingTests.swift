import Snapshot
import Testing

@testable import LayoutUI

/// The colors that controls are drawn in. (Apple: `tint(_:)`, `disabled(_:)`, `scrollContentBackground(_:)`.)
@MainActor @Suite struct ControlDrawingTests {
    private func fills<Content: View>(_ view: Content) -> [ColorPair] {
        hosted(view).snapshot().drawing.commands.flatMap(fills)
    }

    private func fills(_ command: DrawingCommand) -> [ColorPair] {
        switch command {
        case .fill(_, .color(let color), _): [color]
        case .group(_, let inside): inside.flatMap { fills($0) }
        default: []
        }
    }

    @Test func aTintColorsWhatIsOn() {
        #expect(fills(Toggle("a", isOn: .constant(true))).contains(Color.green.pair))
        let tinted = fills(Toggle("a", isOn: .constant(true)).tint(.orange))
        #expect(tinted.contains(Color.orange.pair) && !tinted.contains(Color.green.pair))
        #expect(!fills(Toggle("a", isOn: .constant(false)).tint(.orange)).contains(Color.orange.pair))
        #expect(fills(ProgressView(value: 0.5).tint(.red)).contains(Color.red.pair))
        #expect(fills(Slider(value: .constant(0.5)).tint(.red)).contains(Color.red.pair))
    }

    /// A white knob on a white background is told by its shadow.
    @Test func aKnobHasAShadow() {
        let slider = fills(Slider(value: .constant(0.5)))
        #expect(slider.last == Color.white.pair)
        #expect(slider.dropLast().last?.light.alpha == 0.16)
    }

    @Test func oneSegmentIsMarked() {
        func segments(_ selection: Int) -> [ColorPair] {
            fills(
                Picker("a", selection: .constant(selection)) {
                    Text("1").tag(1)
                    Text("2").tag(2)
                }
                .pickerStyle(.segmented))
        }
        let mark = Color(light: 0xFFFFFF, dark: 0x636366).pair
        #expect(segments(2).filter { $0 == mark }.count == 1)
        #expect(!segments(3).contains(mark))
    }

    @Test func whatIsDisabledIsNotInTheTint() {
        let button = Button("a") {}.buttonStyle(.borderedProminent)
        #expect(fills(button).contains(Color.blue.pair))
        #expect(!fills(button.disabled(true)).contains(Color.blue.pair))
    }

    @Test func groupedRowsLieOnABackground() {
        let list = List { Text("a") }
        let color = Color.groupedBackground.pair
        #expect(fills(list).first == color)
        #expect(!fills(list.scrollContentBackground(.hidden)).contains(color))
        #expect(!fills(list.listStyle(.plain)).contains(color))
    }

    /// A color scheme that is set for a part of the tree is that of both appearances.
    @Test func aSchemeHoldsForControlsAndLists() {
        for color in fills(
            List { Toggle("a", isOn: .constant(true)) }.environment(\.colorScheme, .dark))
        {
            #expect(color.light == color.dark)
        }
    }
}
