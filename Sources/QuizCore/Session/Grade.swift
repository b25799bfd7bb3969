/// How well a learner knew a card. The numbers are the scheduler's.
public enum Grade: Int, Equatable, Sendable, CaseIterable {
    case again = 1
    case hard, good, easy

    /// Only "again" says that it was not known.
    public var isRight: Bool { self != .again }

    var name: String {
        switch self {
        case .again: "again"
        case .hard: "hard"
        case .good: "good"
        case .easy: "easy"
        }
    }

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
