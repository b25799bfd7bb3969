import Course
import HTML
import LessonHTML

/// A file's cards, to be turned over one by one; without a script.
struct CardList {
    let site: Site
    let file: CardFile
    let idPrefix: String
    /// Of the cards' titles.
    let headingLevel: Int

    var node: Node {
        Tag.ol(.class("card-list")) {
            file.cards.enumerated().map { position, card in
                Tag.li(.class("card"), .id("\(idPrefix)-\(card.id)")) { face(card, "\(idPrefix).\(position + 1)") }
            }
        }
    }

    private func face(_ card: Card, _ prefix: String) -> Node {
        var front = renderer(prefix + "f", card, cloze: .hidden, showsFigures: card.kind != .predict)
        var back = renderer(prefix + "b", card, cloze: .shown, showsFigures: true)
        let hidesInFront = card.kind == .cloze
        return .group([
            Tag.p(.class("card-kind")) {
                Self.name(card.kind)
                if let topic = card.topic { Tag.span(.class("topic")) { " · \(topic)" } }
            },
            Tag.heading(headingLevel)(.class("card-title")) { front.inlines(card.title) },
            Tag.div(.class("card-front")) { front.blocks(hidesInFront ? card.front + card.back : card.front) },
            Tag.details(.class("answer")) {
                Tag.summary {
                    Tag.span(.class("when-closed")) { "Turn over" }
                    Tag.span(.class("when-open"), .flag("hidden")) { "Turn back" }
                }
                Tag.div(.class("answer-body")) {
                    if card.kind == .predict { back.figures(of: card.front) }
                    if hidesInFront { back.blocks(card.front) }
                    back.blocks(card.back)
                }
            },
        ])
    }

    private func renderer(
        _ prefix: String, _ card: Card, cloze: RenderContext.Cloze, showsFigures: Bool
    ) -> LessonRenderer {
        LessonRenderer(
            index: site.index, document: file.document,
            context: RenderContext(
                .page(idPrefix: prefix), cloze: cloze, showsFigures: showsFigures, headingShift: headingLevel - 2,
                lessonPages: site.lessonPages, deckPages: site.deckPages))
    }

    private static func name(_ kind: Card.Kind) -> String {
        switch kind {
        case .write: "Write"
        case .trick: "Trick question"
        case .explain: "Explain"
        case .cloze: "Fill the gap"
        case .predict: "Predict"
        }
    }
}
