import Snapshot

/// An act in words, for readers who know nothing of scripts.
public struct ActText: Sendable {
    /// A piece of the sentence; quoted where it is text of the snippet's.
    public struct Piece: Equatable, Sendable {
        public var text: String
        public var isQuoted: Bool
    }

    public private(set) var pieces: [Piece] = []

    public init(_ action: UserAction) {
        switch action {
        case .tap(let target, let times):
            say("Tap ")
            quote(target.text)
            if times > 1 { say(times == 2 ? " twice" : " \(times) times") }
        case .press(let target, let seconds):
            say("Press ")
            quote(target.text)
            say(" for \(ActText.time(seconds))")
        case .drag(let target, let x, let y, let seconds):
            say("Drag ")
            quote(target.text)
            say(" by \(ActText.move(x, y))" + (seconds > 0 ? ", after \(ActText.time(seconds))" : ""))
        case .type(let text, let field):
            say("Type ")
            quote(text)
            say(" into ")
            quote(field.text)
        case .scroll(let goal): scroll(to: goal)
        case .wait(let seconds): say("Wait \(ActText.time(seconds))")
        case .set(let change): set(change)
        }
    }

    /// The sentence as plain text.
    public var text: String { pieces.map { $0.isQuoted ? "“\($0.text)”" : $0.text }.joined() }

    private static func time(_ seconds: Double) -> String {
        let isShort = seconds < 1
        let number = ShortNumber.text(isShort ? seconds * 1000 : seconds)
        return "\(number) " + (isShort ? "milliseconds" : number == "1" ? "second" : "seconds")
    }

    /// `20 points right and 10 up`.
    private static func move(_ x: Double, _ y: Double) -> String {
        let parts = [(x, "right", "left"), (y, "down", "up")].filter { $0.0 != 0 }
        let words = parts.enumerated().map { index, part in
            ShortNumber.text(abs(part.0)) + (index == 0 ? " points " : " ") + (part.0 > 0 ? part.1 : part.2)
        }
        return words.joined(separator: " and ")
    }

    private mutating func scroll(to goal: UserAction.ScrollGoal) {
        switch goal {
        case .points(let points): say("Scroll to \(ShortNumber.text(points)) points")
        case .top: say("Scroll to the top")
        case .bottom: say("Scroll to the bottom")
        case .leading: say("Scroll to the leading edge")
        case .trailing: say("Scroll to the trailing edge")
        case .view(let target):
            say("Scroll to ")
            quote(target.text)
        }
    }

    private mutating func set(_ change: UserAction.ConditionChange) {
        switch change {
        case .width(let width): say("Make it \(ShortNumber.text(width)) points wide")
        case .height(let height): say("Make it \(ShortNumber.text(height)) points high")
        case .textSize(let size): say("Set the text size to \(size.rawValue)")
        case .scheme(let scheme): say("Switch to \(scheme.rawValue)")
        case .direction(let direction): say("Lay out from \(direction == .rtl ? "right to left" : "left to right")")
        }
    }

    private mutating func say(_ text: String) { pieces.append(Piece(text: text, isQuoted: false)) }
    private mutating func quote(_ text: String) { pieces.append(Piece(text: text, isQuoted: true)) }
}
