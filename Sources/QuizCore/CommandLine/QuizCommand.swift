import DeckFile
import Foundation

/// The command from its arguments to its exit status.
public struct QuizCommand {
    private let arguments: [String]
    private let environment: [String: String]
    private let output = ProcessOutput.standard
    private let errors = ProcessOutput.error

    public init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
    }

    public func run() -> ExitStatus {
        ProcessInput.reserveStandardStreams()
        do {
            let options = try QuizOptions(arguments)
            if options.isHelpWanted {
                output.write(QuizOptions.usage)
                return .allRight
            }
            let (cards, seed) = try select(options)
            let input = try ProcessInput()
            let session = QuizSession(cards: cards)
            return isPlain
                ? playPlain(session, seed: seed, input: input)
                : try playOnScreen(session, seed: seed, input: input)
        } catch let error as QuizOptions.UsageError {
            errors.write("quiz: \(PrintableText.line(error.description))\n\n\(QuizOptions.usage)")
        } catch {
            errors.write("quiz: \(PrintableText.line("\(error)"))\n")
        }
        return .unusable
    }

    private struct NothingToPlay: Error, CustomStringConvertible {
        var description: String
    }

    private func select(_ options: QuizOptions) throws -> (cards: [QuizCard], seed: UInt64?) {
        let all = try DeckFolder.cards(options.paths.isEmpty ? ["decks"] : options.paths)
        // A short one: people may want to type it again.
        let seed = options.isInOrder ? nil : options.seed ?? UInt64.random(in: 1...9999)
        let cards = CardSelection(only: options.only, limit: options.limit, seed: seed).cards(from: all)
        guard !cards.isEmpty else {
            guard !all.isEmpty else { throw NothingToPlay(description: "the decks have no cards") }
            let choices = CardSelection.choices(in: all).joined(separator: ", ")
            throw NothingToPlay(
                description: "no card is '\(options.only.joined(separator: ", "))'; there are: \(choices)")
        }
        return (cards, seed)
    }

    private var isPlain: Bool {
        isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || environment["NO_COLOR"]?.isEmpty == false
            || environment["TERM"] == "dumb"
    }

    // MARK: Playing

    private func playPlain(_ session: QuizSession, seed: UInt64?, input: ProcessInput) -> ExitStatus {
        var quiz = PlainQuiz(session: session, width: min(100, ProcessInput.size()?.columns ?? 80))
        var lines = LineDecoder()
        var end: ExitStatus?
        output.write(quiz.opening())
        while !quiz.isOver, end == nil {
            switch input.next() {
            case .bytes(let bytes):
                for line in lines.lines(bytes) where !quiz.isOver { output.write(quiz.handle(line)) }
            case .endOfInput:
                if let line = lines.rest(), !quiz.isOver { output.write(quiz.handle(line)) }
                return finish(quiz.session, seed: seed)
            case .interrupted: end = .interrupted
            case .terminated: end = .terminated
            case .redraw: break
            }
        }
        return finish(quiz.session, seed: seed, end: end)
    }

    private func playOnScreen(_ session: QuizSession, seed: UInt64?, input: ProcessInput) throws -> ExitStatus {
        var model = QuizModel(session: session)
        var keys = KeyDecoder()
        var end: ExitStatus?
        try input.enterScreen()
        while !model.isOver, end == nil {
            let size = ProcessInput.size() ?? ScreenSize(columns: 80, rows: 24)
            output.write(QuizScreen(size: size).frame(&model).encoded)
            switch input.next() {
            case .bytes(let bytes):
                for key in keys.keys(bytes) where !model.isOver { model.handle(key) }
            case .endOfInput: model.handle(.endOfInput)
            case .interrupted: end = .interrupted
            case .terminated: end = .terminated
            case .redraw: break
            }
        }
        input.leaveScreen()
        return finish(model.session, seed: seed, end: end)
    }

    private func finish(_ session: QuizSession, seed: UInt64?, end: ExitStatus? = nil) -> ExitStatus {
        let result = session.result
        var text = result.summary + "\n"
        for card in session.missed { text += "  again: \(PrintableText.line(card.question))\n" }
        if let seed { text += "This order again: --seed \(seed)\n" }
        output.write(text)
        return end ?? (result.wrong == 0 ? .allRight : .someWrong)
    }
}
