extension DocumentBuilder {
    /// What a `card` directive says.
    private struct CardHeader {
        var id: SnippetAttributes.Located<String>?
        var kind = Card.Kind.explain
        var topic: String?
    }

    /// The cards of a card file: each a heading of level 2 with a `card` directive right below.
    mutating func cards() -> [Card] {
        var cards: [Card] = []
        var rest = draft.located.blocks[...]
        while let block = rest.popFirst() {
            guard case .heading(2, isSetext: false, let title) = block.kind else {
                diagnostics.add(
                    "card-outside", at: SourceRange(lower: block.offset, upper: block.offset),
                    "this belongs to no card", help: "a card begins with a heading of level 2: ## …")
                continue
            }
            let end =
                rest.firstIndex {
                    if case .heading(1...2, isSetext: false, _) = $0.kind { true } else { false }
                } ?? rest.endIndex
            let content = rest[..<end]
            rest = rest[end...]
            if let card = card(block, title: title, content) { cards.append(card) }
        }
        return cards
    }

    private mutating func card(
        _ heading: LocatedBlock, title: LocatedText, _ content: ArraySlice<LocatedBlock>
    ) -> Card? {
        lastRunnable = nil
        isLastLost = false
        areActionsLost = false
        doubted = []
        tracks = [:]
        scopeLine = heading.line
        scope = "\(draft.namespace)@\(heading.line)"
        let place = SourceRange(lower: heading.offset, upper: heading.offset)
        var content = content
        let header = header(&content, of: heading)
        section = header?.id?.value
        var shownTitle: [Inline] = []
        if case .heading(let shown)? = block(heading, isInside: false) { shownTitle = shown.content }
        let split = content.firstIndex { if case .thematicBreak = $0.kind { true } else { false } }
        var front: [Block] = []
        if let split {
            front = blocks(Array(content[..<split]))
            content = content[(split + 1)...]
        }
        let claims = document.claims.count
        let back = blocks(Array(content))
        guard let header, let id = header.id else { return nil }
        var card = Card(
            id: id.value, kind: header.kind, topic: header.topic, title: shownTitle, front: front, back: back,
            answer: nil, position: draft.file.position(at: heading.offset))
        card.idRange = id.range
        hideGaps(of: &card, at: place)
        if card.kind != .cloze, back.isEmpty {
            diagnostics.add(
                "card-no-back", at: place, "the card '\(card.id)' has no back",
                help: "write the answer below, or below a line ---")
        }
        if card.kind == .predict {
            card.answer = answer(among: claims..<document.claims.count, isSplit: split != nil, of: card, at: place)
        }
        return card
    }

    // MARK: The directive

    /// Reads the directive, if it is the first block below the heading, and takes it off.
    private mutating func header(
        _ content: inout ArraySlice<LocatedBlock>, of heading: LocatedBlock
    ) -> CardHeader? {
        guard let first = content.first, case .html(let literal) = first.kind,
            case .directive(let directive) = Directive.read(literal, isBlock: true), directive.name == .card
        else {
            // A directive with a slip is reported as what it is.
            if case .html(let literal)? = content.first?.kind,
                case .malformed = Directive.read(literal, isBlock: true)
            {
                return nil
            }
            diagnostics.add(
                "card-no-directive", at: SourceRange(lower: heading.offset, upper: heading.offset),
                "this card has no id",
                help: "write <!-- card id=… kind=… --> on the line below the heading")
            return nil
        }
        content.removeFirst()
        let base = first.offset + directive.argumentsOffset
        let attributes = Attribute.read(directive.arguments, at: base, diagnostics: &diagnostics)
        var header = CardHeader()
        var seen: Set<String> = []
        for attribute in attributes {
            guard seen.insert(attribute.name).inserted else {
                diagnostics.add("card-attribute", at: attribute.range, "'\(attribute.name)' stands here twice")
                continue
            }
            read(attribute, into: &header)
        }
        if !seen.contains("id") {
            diagnostics.add(
                "card-no-id", at: SourceRange(lower: first.offset, upper: first.offset), "this card has no id",
                help: "write id=…: it keeps a learner's history when the text changes")
        }
        return header
    }

    private mutating func read(_ attribute: Attribute, into header: inout CardHeader) {
        guard let value = attribute.value, !value.isEmpty else {
            diagnostics.add(
                "card-attribute", at: attribute.range, "'\(attribute.name)' has no value",
                help: "a card takes id=…, kind=… and topic=…")
            return
        }
        switch attribute.name {
        case "id":
            if Identifier.isValid(value) {
                header.id = .init(value: value, range: attribute.valueRange)
            } else {
                diagnostics.add(
                    "card-id", at: attribute.valueRange, "'\(value)' cannot be an id", help: Identifier.rule)
            }
        case "kind":
            if let kind = Card.Kind(rawValue: value) {
                header.kind = kind
            } else {
                diagnostics.add(
                    "card-kind", at: attribute.valueRange, "there is no kind of card '\(value)'",
                    help: Nearest.hint(to: value, among: Card.Kind.allCases.map(\.rawValue), nothing: ""))
            }
        case "topic": header.topic = value
        default:
            diagnostics.add(
                "card-attribute", at: attribute.range, "a card has no attribute '\(attribute.name)'",
                help: Nearest.hint(to: attribute.name, among: ["id", "kind", "topic"], nothing: ""))
        }
    }

    // MARK: Kinds

    /// Marks the hidden parts of a cloze card, and says so where marks stand in another card.
    private mutating func hideGaps(of card: inout Card, at place: SourceRange) {
        var cloze = Cloze()
        let title = cloze.mark(card.title)
        let front = cloze.mark(card.front)
        let back = cloze.mark(card.back)
        guard card.kind == .cloze else {
            if cloze.gaps > 0 {
                diagnostics.add(
                    "card-cloze", at: place, "the card '\(card.id)' hides parts with ==…==, but is no cloze card",
                    help: "write kind=cloze, or take the marks away")
            }
            return
        }
        (card.title, card.front, card.back) = (title, front, back)
        if cloze.unclosed > 0 {
            diagnostics.add(
                "card-cloze", at: place, "a mark == of the card '\(card.id)' is never closed",
                help: "a hidden part begins and ends with == within one paragraph, without a space inside the marks")
        } else if cloze.gaps == 0 {
            diagnostics.add(
                "card-cloze", at: place, "the cloze card '\(card.id)' hides nothing",
                help: "write ==around== what it hides")
        }
    }

    /// The first claim of the back that states a number: what the learner of a `predict` card types.
    private mutating func answer(
        among claims: Range<Int>, isSplit: Bool, of card: Card, at place: SourceRange
    ) -> Int? {
        guard isSplit else {
            diagnostics.add(
                "card-predict", at: place, "the predict card '\(card.id)' has no line --- between question and answer")
            return nil
        }
        let answer = claims.first { Self.isNumber(document.claims[$0].text) }
        if answer == nil {
            diagnostics.add(
                "card-predict", at: place, "the back of the predict card '\(card.id)' claims no number",
                help: "the first claim there that is a number is what the learner types")
        }
        return answer
    }

    /// One number with an optional unit.
    private static func isNumber(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard let first = words.first, words.count <= 2 else { return false }
        let digits = first.drop { "-\u{2212}+".contains($0) }
        let known = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        if known.contains(first.lowercased()) { return true }
        return digits.first?.isNumber == true
            && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "," || $0 == "%" || $0.isLetter }
    }
}
