import Course
import DeckFile
import LessonHTML

/// What a card shows as a deck's blocks, and what is typed.
struct CardContent {
    private(set) var front: [CardBlock]
    private(set) var back: [CardBlock]
    private(set) var answer: TypedAnswer?

    init(_ card: Card, file: CardFile, index: CourseIndex) throws {
        let conversion = BlockConversion(index: index, document: file.document)
        let title = RunConversion.runs(card.title, in: index)
        front = (title.isEmpty ? [] : [.heading(title)]) + conversion.blocks(card.front)
        back = conversion.blocks(card.back)
        switch card.kind {
        case .write, .trick, .explain: break
        case .cloze:
            if card.back.contains(where: \.hasGap) {
                front += back
                back = []
            }
        case .predict:
            back = front.filter(\.isFigure) + back
            front = front.filter { !$0.isFigure }
            answer = try Self.answer(card, file: file, index: index)
        }
    }

    private static func answer(_ card: Card, file: CardFile, index: CourseIndex) throws -> TypedAnswer {
        let claims = file.document.claims
        guard let position = card.answer, claims.indices.contains(position), let number = claims[position].number
        else { throw DeckError([.noAnswer(card, file: file)]) }
        var answer = TypedAnswer(number: number.digits, unit: number.unit)
        if case .holds(_, let tolerance?) = index.verdict(position, of: file.document) {
            // A percentage's tolerance is the fraction's. To a millionth: 0.009 times 100 is not quite 0.9.
            answer.tolerance = answer.unit == "%" ? (tolerance * 1e8).rounded() / 1e6 : tolerance
        }
        return answer
    }
}

extension CardBlock {
    fileprivate var isFigure: Bool {
        if case .figure = self { true } else { false }
    }
}
