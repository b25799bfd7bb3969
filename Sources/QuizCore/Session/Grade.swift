/// How well a learner knew a card.
public enum Grade: Equatable, Sendable {
    case again, hard, good, easy

    /// Only "again" says that it was not known.
    public var isRight: Bool { self != .again }

    /// What a key means where a grade is asked for: 1 to 4, or yes and no.
    init?(key: Character) {
        switch key {
        case "1", "n", "N": self = .again
        case "2": self = .hard
        case "3", "y", "Y": self = .good
        case "4": self = .easy
        default: return nil
        }
    }
}
