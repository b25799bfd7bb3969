import DeckFile

/// What happens on which key: the quiz on a terminal, without the terminal.
public struct QuizModel: Equatable, Sendable {
    public enum Phase: Equatable, Sendable {
        /// The front is shown; for a number to type with what was typed so far.
        case front(typed: String)
        /// Both sides are shown; for a number with what was typed and whether it is right.
        case back(verdict: Verdict?)
        /// All cards are answered.
        case summary
    }

    public struct Verdict: Equatable, Sendable {
        public var typed: String
        public var isRight: Bool
    }

    public private(set) var session: QuizSession
    public private(set) var phase: Phase
    public private(set) var isHelpShown = false
    public private(set) var isOver = false
    /// A remark on what was typed; gone with the next key.
    public private(set) var remark: String?
    /// Lines scrolled down; nil until the learner has scrolled. The screen knows what is too far, and where to begin.
    public var scroll: Int?
    /// What the screen made of it, last.
    public var shownScroll = 0

    /// Longer than any number a card asks for.
    private static let longestTyped = 24

    public init(session: QuizSession) {
        self.session = session
        phase = session.isFinished ? .summary : .front(typed: "")
    }

    public mutating func handle(_ key: Key) {
        remark = nil
        if isHelpShown {
            isHelpShown = false
            if key == .character("q") { isOver = true }
            return
        }
        switch key {
        case .up: scroll(by: -1)
        case .down: scroll(by: 1)
        case .pageUp: scroll(by: -10)
        case .pageDown: scroll(by: 10)
        case .character("?"): isHelpShown = true
        case .character("q"), .character("Q"): isOver = true
        case .character("u"), .character("U"): undo()
        case .endOfInput: isOver = true
        default: handleInPhase(key)
        }
    }

    private mutating func scroll(by lines: Int) { scroll = max(0, (scroll ?? shownScroll) + lines) }

    private mutating func handleInPhase(_ key: Key) {
        switch phase {
        case .front(let typed):
            if session.current?.card.answer != nil {
                type(key, after: typed)
            } else if key == .enter || key == .character(" ") {
                turn(to: .back(verdict: nil))
            }
        case .back(let verdict):
            if key == .enter || key == .character(" ") {
                grade(verdict.map { $0.isRight ? .good : .again } ?? .good)
            } else if case .character(let character) = key, let grade = Grade(key: character) {
                self.grade(grade)
            }
        case .summary:
            if key == .character("r"), !session.missed.isEmpty {
                session.repeatMissed()
                turn(to: .front(typed: ""))
            } else if key == .enter {
                isOver = true
            }
        }
    }

    private mutating func type(_ key: Key, after typed: String) {
        scroll = nil
        switch key {
        case .character(let character) where typed.count < Self.longestTyped && Self.isTyped(character):
            phase = .front(typed: typed + String(character))
        case .backspace: phase = .front(typed: String(typed.dropLast()))
        case .eraseLine: phase = .front(typed: "")
        case .enter: submit(typed)
        default: break
        }
    }

    /// Digits and what may stand with them in a number.
    private static func isTyped(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || "+-.,% ".contains(character)) || character == "\u{2212}"
    }

    private mutating func submit(_ typed: String) {
        guard let answer = session.current?.card.answer else { return }
        if typed.allSatisfy({ $0 == " " }) {
            turn(to: .back(verdict: Verdict(typed: "", isRight: false)))
        } else if let isRight = answer.accepts(typed) {
            turn(to: .back(verdict: Verdict(typed: typed, isRight: isRight)))
        } else {
            remark = "'\(typed)' is not a number"
        }
    }

    private mutating func grade(_ grade: Grade) {
        session.answer(grade)
        turn(to: session.isFinished ? .summary : .front(typed: ""))
    }

    /// Back to the front if the back is shown, else to the card before.
    private mutating func undo() {
        if case .back = phase {
            turn(to: .front(typed: ""))
        } else if session.canUndo {
            session.undo()
            turn(to: .front(typed: ""))
        } else {
            remark = "there is nothing to undo"
        }
    }

    private mutating func turn(to phase: Phase) {
        self.phase = phase
        scroll = nil
    }
}
