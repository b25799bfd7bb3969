/// The command's arguments.
public struct QuizOptions: Equatable, Sendable {
    public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
        public var description: String
    }

    /// Deck files and folders of them.
    public var paths: [String] = []
    public var only: [String] = []
    public var limit: Int?
    public var seed: UInt64?
    public var isInOrder = false
    public var isHelpWanted = false

    public static let usage = """
        usage: quiz [options] [deck.json | folder ...]

        Plays decks of flashcards; without an argument those in ./decks.

          --only WORD     only cards of this kind, topic, lesson or id; several with commas, or again
          --limit N       at most N cards
          --seed N        the order of cards that this number stands for
          --in-order      the decks' own order
          --help          this text

        On a terminal: space shows the answer, 1 to 4 or y and n grade it, u takes back, ? helps, q quits.
        Elsewhere, and with NO_COLOR set, a line of input is an answer: y, n, 1 to 4, or the number asked for.

        Status: 0 all right, 1 some wrong, 2 nothing to play or wrong usage, 130 interrupted.
        """ + "\n"

    public init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            if argument == "--" {
                paths += rest
                return
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var inline = parts.count > 1 ? parts[1] : nil
            func value() throws(UsageError) -> String {
                if let text = inline {
                    inline = nil
                    return text
                }
                guard let next = rest.popFirst() else {
                    throw UsageError(description: "\(parts[0]) needs a value")
                }
                return next
            }
            switch parts[0] {
            case "--only": only += try value().split(separator: ",").map(String.init)
            case "--limit":
                let text = try value()
                guard let number = Int(text), number > 0 else {
                    throw UsageError(description: "--limit needs a number above 0, not '\(text)'")
                }
                limit = number
            case "--seed":
                let text = try value()
                guard let number = UInt64(text) else {
                    throw UsageError(description: "--seed needs a whole number, not '\(text)'")
                }
                seed = number
            case "--in-order": isInOrder = true
            case "--help", "-h": isHelpWanted = true
            default: throw UsageError(description: "there is no option '\(parts[0])'")
            }
            if inline != nil { throw UsageError(description: "\(parts[0]) takes no value") }
        }
        if isInOrder, seed != nil { throw UsageError(description: "--in-order and --seed exclude each other") }
    }
}
