/// Which keys do what now.
enum KeyHints {
    static func items(_ model: QuizModel) -> [StyledLine] {
        if model.isHelpShown { return [item("any key", "back to the card")] }
        var items: [StyledLine] = []
        switch model.phase {
        case .front:
            if model.session.current?.card.answer == nil {
                items.append(item("space", "show"))
            } else {
                items.append(item("enter", "answer"))
            }
        case .back:
            items += [
                item("1", "again", .red), item("2", "hard", .yellow), item("3", "good", .green),
                item("4", "easy", .blue),
            ]
        case .summary:
            if !model.session.missed.isEmpty { items.append(item("r", "repeat these")) }
            items.append(item("enter", "done"))
        }
        return items + [item("u", "undo"), item("?", "help"), item("q", "quit")]
    }

    private static func item(_ key: String, _ what: String, _ color: TextStyle.Color? = nil) -> StyledLine {
        StyledLine([.init(key, TextStyle(bold: true, color: color)), .init(" \(what)", .dim)])
    }
}
