import Course

extension Diagnostic {
    static func missingCourseID(path: String) -> Diagnostic {
        Diagnostic(
            .error, "course-id-missing", path: path, position: SourcePosition(line: 1, column: 1),
            summary: "decks need the course's id",
            help: "add a line like 'id: my-course' and never change it: learners' review history hangs on it")
    }

    static func noAnswer(_ card: Card, file: CardFile) -> Diagnostic {
        Diagnostic(
            .error, "card-answer-missing", path: file.document.file.path, position: card.position,
            summary: "the predict card '\(card.id)' states no number to type",
            help: "put a numeric claim on its back: [122.1](check: \"gap(A, B)\")")
    }

    static func duplicateCard(_ card: Card, file: CardFile, first: (card: Card, file: CardFile)) -> Diagnostic {
        Diagnostic(
            .error, "card-id-duplicate", path: file.document.file.path, position: card.position,
            summary: "a second card has the id '\(card.id)'",
            notes: [
                Diagnostic.Note("the first is here", path: first.file.document.file.path, position: first.card.position)
            ],
            help: "give one of them another id; the one that learners already have keeps it")
    }

    static func fileTwice(_ name: String, of file: CardFile, and other: CardFile) -> Diagnostic {
        Diagnostic(
            .error, "deck-file-twice", path: file.document.file.path, position: SourcePosition(line: 1, column: 1),
            summary: "its file \(name) among the decks has the name of one of \(other.document.file.path)'s",
            help: "give one of the two card files another name")
    }

    static func lockUnreadable(path: String, line: Int, found: String) -> Diagnostic {
        Diagnostic(
            .error, "lock-unreadable", path: path, position: SourcePosition(line: line, column: 1),
            summary: "this is no line of a lock file", found: found,
            help: "take the file back from git; a line is a card's id, its hash and a number, with tabs between")
    }
}
