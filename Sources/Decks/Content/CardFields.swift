import Course
import HTML
import LessonHTML

/// A card's sides as HTML, and the pictures in them.
struct CardFields {
    private(set) var front: String
    private(set) var back: String
    private(set) var media: [FigureFile]

    init(_ card: Card, file: CardFile, index: CourseIndex) {
        func renderer(cloze: RenderContext.Cloze = .shown, showsFigures: Bool = true) -> LessonRenderer {
            let context = RenderContext(.card, cloze: cloze, showsFigures: showsFigures)
            return LessonRenderer(index: index, document: file.document, context: context)
        }
        let question =
            card.title.isEmpty ? [] : [Block.heading(Heading(level: 2, content: card.title, anchor: ""))]
        var ofFront = renderer()
        var ofBack = renderer()
        let front: Node
        let back: Node
        switch card.kind {
        case .write, .trick, .explain:
            front = ofFront.blocks(question + card.front)
            back = ofBack.blocks(card.back)
        case .cloze:
            // A text with gaps is what is asked, wherever the author put it.
            let hasGapBehind = card.back.contains(where: \.hasGap)
            ofFront = renderer(cloze: .anki)
            front = ofFront.blocks(question + card.front + (hasGapBehind ? card.back : []))
            back = hasGapBehind ? .empty : ofBack.blocks(card.back)
        case .predict:
            // A picture of the result would give the number away.
            ofFront = renderer(showsFigures: false)
            front = ofFront.blocks(question + card.front)
            back = .group([ofBack.figures(of: card.front), ofBack.blocks(card.back)])
        }
        self.front = AnkiField.html(front)
        self.back = AnkiField.html(back)
        media = ofFront.figureFiles
        for file in ofBack.figureFiles where !media.contains(file) { media.append(file) }
    }
}
