/// A key as the quiz knows it.
public enum Key: Equatable, Sendable {
    case character(Character)
    case enter, backspace, eraseLine
    case up, down, pageUp, pageDown
    /// Control-D, or the terminal is gone.
    case endOfInput
}
