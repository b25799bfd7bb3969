/// What the process says about how it went.
public enum ExitStatus: Int32, Sendable {
    case allRight = 0
    case someWrong = 1
    /// Wrong arguments, or decks that cannot be read.
    case unusable = 2
    /// By Control-C: 128 and the signal's number, as shells have it.
    case interrupted = 130
    case terminated = 143
}
