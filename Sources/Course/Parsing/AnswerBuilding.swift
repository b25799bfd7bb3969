extension DocumentBuilder {
    /// HTML, unless it is a comment that should have been a directive at this place.
    mutating func html(_ literal: String, _ block: LocatedBlock, isInside: Bool) -> Block? {
        switch Directive.read(literal, isBlock: true) {
        case .none:
            // What is commented out is so on purpose.
            if !literal.hasPrefix("<!--") { checkUnread(literal, as: "HTML", block) }
            return .html(literal)
        case .malformed(let message, let help): report("directive", block, message, help)
        case .directive(let directive) where isInside:
            report(
                "directive", block, "the '\(directive.name.rawValue)' directive stands inside a quote or list",
                "move it out to the left margin")
        case .directive(let directive) where directive.name == .answer && isCardFile:
            report("directive", block, "a card has no 'answer': its back is one", "split the card with a line ---")
        case .directive(let directive) where directive.name == .card:
            report(
                "directive", block,
                isCardFile ? "a 'card' directive stands right below its heading" : "cards are not written in lessons",
                isCardFile ? "move it up, one for each heading" : "move the card to a file in Cards/")
        case .directive: report("directive", block, "this answer begins within another", "begin it under a heading")
        }
        return nil
    }

    private mutating func report(_ id: String, _ block: LocatedBlock, _ message: String, _ help: String) {
        diagnostics.add(id, at: SourceRange(lower: block.offset, upper: block.offset), message, help: help)
    }

    /// The blocks of a lesson, with what follows an `answer` directive (up to the next heading of the same or a higher
    /// level than the one it stands under) put together.
    mutating func lessonBlocks(_ located: [LocatedBlock]) -> [Block] {
        var blocks: [Block] = []
        var answer: (level: Int, blocks: [Block])?
        // Text above all headings stands under the lesson's title.
        var level = 1
        for block in located {
            if case .heading(let next, _, _) = block.kind {
                if let open = answer, next <= open.level {
                    blocks.append(.answer(open.blocks))
                    answer = nil
                }
                if answer == nil { level = next }
            } else if case .html(let literal) = block.kind, answer == nil,
                case .directive(let directive) = Directive.read(literal, isBlock: true), directive.name == .answer
            {
                answer = (level, [])
                continue
            }
            guard let built = self.block(block, isInside: false) else { continue }
            if answer == nil { blocks.append(built) } else { answer?.blocks.append(built) }
        }
        if let answer { blocks.append(.answer(answer.blocks)) }
        return blocks
    }
}
