import Course
import Snapshot

/// The laid-out tree for people: of each view the selector that claims name it by, its kind, place and size.
struct LayoutText {
    let text: String

    init(_ snapshot: LayoutSnapshot) {
        let outline = SnapshotIndex(snapshot).outline
        let names = outline.map { String(repeating: "  ", count: min($0.depth, 40)) + SafeText.line($0.selector) }
        let width = min(names.map(\.count).max() ?? 0, 60)
        let kindWidth = outline.map(\.kind.count).max() ?? 0
        let places = outline.map { "\(Self.number($0.frame.minX)), \(Self.number($0.frame.minY))" }
        let placeWidth = max(places.map(\.count).max() ?? 0, 16)
        let space = snapshot.offered
        var text = "offered \(Self.number(space.width)) × \(Self.number(space.height))"
        text += " on \(snapshot.conditions.device.name)\n"
        for ((name, place), view) in zip(zip(names, places), outline) {
            let frame = view.frame
            let size = "\(Self.number(frame.width)) × \(Self.number(frame.height))"
            text += Self.padded(name, width) + "  " + Self.padded(view.kind, kindWidth) + "  "
            text += Self.padded(place, placeWidth) + "  " + size
            if let shown = view.text, shown != view.selector { text += "  '\(SafeText.line(shown).prefix(40))'" }
            text += "\n"
        }
        self.text = text
    }

    private static func number(_ value: Double) -> String { QueryValue.length(value).description }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }
}
