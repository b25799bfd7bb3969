import Course
import DeckFile

extension Note {
    /// The note of a card; when it changed is known once its hash is.
    init(_ content: CardContent, file: CardFile, lessonTitle: String) {
        let card = content.card
        let topic = HTMLText.escaped(card.topic ?? "")
        let lesson = HTMLText.escaped(lessonTitle)
        let back = CardHTML.render(content.back)
        id = card.id
        guid = content.guid
        deck = file.deck
        modified = 0
        switch card.kind {
        case .write, .trick, .explain:
            type = .basic
            fields = [CardHTML.render(content.front), back, topic, lesson]
        case .cloze:
            type = .cloze
            fields = [CardHTML.render(content.front, gaps: .deletions), back, topic, lesson]
        case .predict:
            type = .predict
            fields = [
                CardHTML.render(content.front), content.answer?.number ?? "",
                HTMLText.escaped(content.answer?.hint ?? ""), back, topic, lesson,
            ]
        }
        tags = ["kind::\(card.kind.rawValue)", "lesson::\(Self.tag(file.lesson))"]
        if let topic = card.topic { tags.append("topic::\(Self.tag(topic))") }
    }

    /// A tag holds no spaces, quotes or controls.
    private static func tag(_ text: String) -> String {
        String(text.map { $0.isWhitespace || $0 == "\"" || $0.isNewline ? "_" : $0 })
    }
}

extension DeckCard {
    init(_ content: CardContent, modified: Int) {
        let card = content.card
        self.init(
            id: card.id, guid: content.guid, kind: Kind(card.kind), topic: card.topic, modified: modified,
            front: content.front, back: content.back, answer: content.answer)
    }
}

extension DeckCard.Kind {
    init(_ kind: Card.Kind) {
        self =
            switch kind {
            case .write: .write
            case .trick: .trick
            case .explain: .explain
            case .cloze: .cloze
            case .predict: .predict
            }
    }
}
