/// The page behind `?`.
enum HelpText {
    private static let keys: [(keys: String, what: String)] = [
        ("space, enter", "show the answer; then: good (after a number: as it was graded)"),
        ("1 or n", "again: did not know it"),
        ("2", "hard: knew it with effort"),
        ("3 or y", "good: knew it"),
        ("4", "easy: at once"),
        ("0 to 9, enter", "type the number, where the card asks for one"),
        ("u", "undo: back to the front, or take the last answer back"),
        ("arrows, page", "scroll a long card"),
        ("q", "stop here"),
        ("ctrl-c, ctrl-z", "stop at once; suspend"),
    ]

    static func lines(width: Int) -> [StyledLine] {
        let column = 16
        // Beside each other where there is room for the words.
        guard width >= 48 else {
            return keys.flatMap { key in
                [StyledLine(key.keys, .bold)]
                    + LineWrapper(width: max(1, width - 2)).prose([(key.what, .plain)]).map { $0.indented(2) }
            }
        }
        return [StyledLine("Keys", .bold), StyledLine()]
            + keys.flatMap { key in
                LineWrapper(width: width - column).prose([(key.what, .plain)]).enumerated().map { index, line in
                    let name = index == 0 ? key.keys : ""
                    let padding = String(repeating: " ", count: column - DisplayWidth.of(name))
                    return StyledLine(name, TextStyle(color: .blue)) + StyledLine(padding) + line
                }
            }
    }
}
