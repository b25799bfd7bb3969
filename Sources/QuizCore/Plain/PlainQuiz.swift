import DeckFile
import Foundation

/// The quiz where there is no terminal: a line of input for each answer, and text without control sequences.
///
/// A line is a grade, a number where one is asked for, or a command. An empty line shows the answer first.
public struct PlainQuiz: Sendable {
    public private(set) var session: QuizSession
    public private(set) var isOver = false
    private var isTurned = false
    /// In cells.
    private let width: Int

    public init(session: QuizSession, width: Int = 80) {
        self.session = session
        self.width = width
        isOver = session.isFinished
    }

    /// What is printed before the first line of input.
    public func opening() -> String {
        isOver ? "" : front()
    }

    /// What is printed in answer to a line.
    public mutating func handle(_ line: String) -> String {
        let word = line.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        switch word {
        case "q", "quit":
            isOver = true
            return ""
        case "?", "help": return Self.help
        case "u", "undo": return undo()
        default: break
        }
        guard let card = session.current?.card else { return "" }
        return card.answer.map { number(word, answer: $0, card: card) } ?? grade(word, card: card)
    }

    private static let help = """
        An empty line shows the answer. Then, or at once:
          y or n    knew it, or not; or 1 again, 2 hard, 3 good, 4 easy
          a number  where the card asks for one
          u         take the last answer back
          q         stop here
        """ + "\n"

    // MARK: Answers

    private mutating func grade(_ word: String, card: DeckCard) -> String {
        if word.isEmpty, !isTurned {
            isTurned = true
            return back(card) + "Knew it? y or n; or 1 again, 2 hard, 3 good, 4 easy\n"
        }
        guard word.count == 1, let key = word.first, let grade = Grade(key: key) else {
            return "'\(PrintableText.line(word))' is no answer; y, n or 1 to 4 is, ? helps\n"
        }
        return answered(grade, text: isTurned ? "\n" : back(card))
    }

    private mutating func number(_ word: String, answer: TypedAnswer, card: DeckCard) -> String {
        let isRight: Bool
        if word.isEmpty {
            isRight = false
        } else if let accepted = answer.accepts(word) {
            isRight = accepted
        } else {
            return "'\(PrintableText.line(word))' is not a number; an empty line shows the answer, ? helps\n"
        }
        let verdict = isRight ? "right" : word.isEmpty ? "not known" : "wrong"
        let stated = [answer.number, answer.unit].compactMap(\.self).map(PrintableText.line).joined(separator: " ")
        return answered(isRight ? .good : .again, text: "\(verdict): \(stated)\n\(back(card))")
    }

    private mutating func answered(_ grade: Grade, text: String) -> String {
        session.answer(grade)
        isTurned = false
        guard session.isFinished else { return text + front() }
        isOver = true
        return text
    }

    private mutating func undo() -> String {
        if isTurned {
            isTurned = false
        } else if session.canUndo {
            session.undo()
        } else {
            return "there is nothing to undo\n"
        }
        return front()
    }

    // MARK: Text

    private func front() -> String {
        guard let current = session.current else { return "" }
        let card = current.card
        let place = "[\(session.answered + 1)/\(session.cards.count)]"
        let title = [place, card.topic.map(PrintableText.line)].compactMap(\.self).joined(separator: " ")
        let layout = CardLayout(width: width, gaps: .hidden, usesMarks: true)
        let ask = card.answer.map { "A number (\(PrintableText.line($0.hint))):\n" } ?? ""
        return "\(title)\n" + text(layout.lines(card.front)) + ask
    }

    private func back(_ card: DeckCard) -> String {
        let layout = CardLayout(width: width, usesMarks: true)
        let filled = card.kind == .cloze ? text(layout.lines(card.front)) : ""
        return "Answer:\n" + filled + text(layout.lines(card.back))
    }

    /// With an empty line behind.
    private func text(_ lines: [StyledLine]) -> String {
        lines.isEmpty ? "" : lines.reduce(into: "") { $0 += $1.text + "\n" } + "\n"
    }
}
