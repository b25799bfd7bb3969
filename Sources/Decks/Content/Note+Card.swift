import Course
import DeckFile

extension Note {
    /// The note of a card; when it changed is known once its hash is.
    init(_ card: Card, fields sides: CardFields, content: CardContent, guid: String, file: CardFile, lesson: String) {
        let topic = AnkiField.html(card.topic ?? "")
        let lesson = AnkiField.html(lesson)
        id = card.id
        self.guid = guid
        deck = SafeText.line(file.deck)
        modified = 0
        switch card.kind {
        case .write, .trick, .explain:
            type = .basic
            fields = [sides.front, sides.back, topic, lesson]
        case .cloze:
            type = .cloze
            fields = [sides.front, sides.back, topic, lesson]
        case .predict:
            type = .predict
            fields = [
                sides.front, content.answer?.number ?? "", AnkiField.html(content.answer?.hint ?? ""), sides.back,
                topic, lesson,
            ]
        }
        tags = ["kind::\(card.kind.rawValue)", "lesson::\(Self.tag(file.lesson))"]
        if let topic = card.topic { tags.append("topic::\(Self.tag(topic))") }
    }

    /// A tag holds no spaces, quotes or controls.
    private static func tag(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let properties = scalar.properties
            let isLeftOut = properties.isWhitespace || properties.generalCategory == .control || scalar == "\""
            return isLeftOut ? "_" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension DeckCard {
    init(_ card: Card, content: CardContent, note: Note) {
        self.init(
            id: card.id, guid: note.guid, kind: Kind(card.kind), topic: card.topic, modified: note.modified,
            front: content.front, back: content.back, answer: content.answer)
    }
}

extension DeckCard.Kind {
    fileprivate init(_ kind: Card.Kind) {
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
