extension DocumentBuilder {
    /// The inlines of one block's text, with all that is checked about it.
    mutating func runningText(_ text: LocatedText, isHeading: Bool = false) -> [Inline] {
        checkMalformed(text)
        checkLeftoverMarks(text)
        collectNumbers(text, isHeading: isHeading)
        return inlines(text.inlines, in: text)
    }

    mutating func inlines(_ located: [LocatedInline], in text: LocatedText) -> [Inline] {
        var result: [Inline] = []
        for inline in located { result += self.inline(inline, in: text) }
        return result
    }

    private mutating func inline(_ inline: LocatedInline, in text: LocatedText) -> [Inline] {
        switch inline.kind {
        case .text(let literal, _): return [.text(literal)]
        case .softBreak: return [.softBreak]
        case .lineBreak: return [.lineBreak]
        case .code(let literal): return [.code(literal)]
        case .html(let literal):
            switch Directive.read(literal, isBlock: false) {
            case .none: return [.html(literal)]
            case .malformed(let message, let help):
                diagnostics.add("directive", at: text.range(of: inline), message, help: help)
            case .directive: break
            }
            return []
        case .emphasis: return [.emphasis(inlines(inline.children, in: text))]
        case .strong: return [.strong(inlines(inline.children, in: text))]
        case .link(let link): return self.link(link, inline, in: text)
        case .image(let image): return self.image(image, inline, in: text)
        }
    }
}
