import Course
import DeckFile

/// What a card shows, before it is written in any format.
struct CardContent {
    var card: Card
    var guid: String
    var front: [CardBlock]
    var back: [CardBlock]
    var answer: TypedAnswer?
    var media: [MediaFile]

    init(_ card: Card, file: CardFile, verdicts: [Verdict], course: String, figures: CardFigures) throws {
        self.card = card
        guid = CardIdentity.guid(course: course, card: card.id)
        var conversion = BlockConversion(document: file.document, figures: figures)
        let title = RunConversion.runs(card.title)
        front = (title.isEmpty ? [] : [.heading(title)]) + conversion.blocks(card.front)
        back = conversion.blocks(card.back)
        media = conversion.media
        switch card.kind {
        case .write, .trick, .explain: break
        case .cloze:
            // A text with gaps is what is asked, wherever the author put it.
            if back.contains(where: \.hasGap) {
                front += back
                back = []
            }
        case .predict:
            // A picture of the result would give the number away.
            back = front.filter(\.isFigure) + back
            front = front.filter { !$0.isFigure }
            answer = try Self.answer(card, file: file, verdicts: verdicts)
        }
    }

    private static func answer(_ card: Card, file: CardFile, verdicts: [Verdict]) throws -> TypedAnswer {
        let claims = file.document.claims
        guard let index = card.answer, claims.indices.contains(index) else {
            throw DeckError([.noAnswer(card, file: file)])
        }
        guard var answer = TypedAnswer(stated: claims[index].stated) else {
            throw DeckError([.noAnswer(card, file: file)])
        }
        if verdicts.indices.contains(index), case .holds(_, let tolerance?) = verdicts[index] {
            answer.tolerance = tolerance
        }
        return answer
    }
}

extension CardBlock {
    fileprivate var isFigure: Bool {
        if case .figure = self { true } else { false }
    }

    fileprivate var hasGap: Bool {
        switch self {
        case .heading(let runs), .paragraph(let runs), .figure(_, let runs): runs.hasGap
        case .list(_, let items): items.contains { $0.contains(where: \.hasGap) }
        case .quote(let blocks): blocks.contains(where: \.hasGap)
        case .table(_, let header, let rows):
            header.contains(where: \.hasGap) || rows.contains { $0.contains(where: \.hasGap) }
        case .code, .rule: false
        }
    }
}

extension [CardRun] {
    fileprivate var hasGap: Bool { contains { $0.styles.contains(.gap) } }
}
