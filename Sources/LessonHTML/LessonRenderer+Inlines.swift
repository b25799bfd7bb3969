import Course
import HTML

extension LessonRenderer {
    public mutating func inlines(_ inlines: [Inline]) -> Node {
        var nodes: [Node] = []
        for inline in inlines { nodes.append(node(inline)) }
        return nodes.count == 1 ? nodes[0] : .group(nodes)
    }

    private mutating func node(_ inline: Inline) -> Node {
        switch inline {
        case .text(let text): return self.text(text)
        case .softBreak: return "\n"
        case .lineBreak: return Tag.br()
        case .code(let code): return Tag.code { text(code) }
        case .html(let source): return rawHTML(source)
        case .emphasis(let content): return Tag.em { inlines(content) }
        case .strong(let content): return Tag.strong { inlines(content) }
        case .link(let target, let title, let content): return link(target, title: title, inlines(content))
        case .image(let source, let title, let alternative):
            return link(source, title: title, .group([text("Picture: "), inlines(alternative)]))
        case .figure(let figure): return inlineFigure(figure)
        case .claim(let position, let content): return claim(position, inlines(content))
        case .fact(let source, let note, let content): return fact(inlines(content), source: source, note: note)
        case .cloze(let content): return cloze(inlines(content))
        }
    }

    /// A link; without an address its content alone, on a card with the name of what it leads to.
    private func link(_ target: LinkTarget, title: String, _ content: Node) -> Node {
        if let address = address(of: target) {
            return Tag.a(.href(address), title.isEmpty ? nil : Attribute("title", title)) { content }
        }
        guard !context.isPage, let name = LinkName(target, in: index), !name.isSaid(in: content.plainText) else {
            return content
        }
        return .group([content, text(" (\(name.text))")])
    }

    private func address(of target: LinkTarget) -> SafeURL? {
        switch target {
        case .address(let address): return SafeURL(untrusted: address)
        case .heading(let anchor): return context.isPage ? .fragment(anchor) : nil
        case .lesson(let slug, let anchor):
            return context.lessonPages[slug].map { .path($0, up: 1, fragment: anchor) }
        case .cards(let slug, let card):
            let fragment = card.map { "\(RenderContext.deckPrefix)-\($0)" }
            return context.deckPages[slug].map { .path($0, up: 1, fragment: fragment) }
        case .file: return nil
        }
    }

    private func cloze(_ content: Node) -> Node {
        switch context.cloze {
        case .shown: Tag.mark(.class("cloze")) { content }
        case .hidden: Tag.mark(.class("cloze"), .label("hidden")) { "…" }
        // A brace at the end would close it one character early.
        case .anki: .group(["{{c1::", content, content.plainText.hasSuffix("}") ? Tag.wbr() : .empty, "}}"])
        }
    }

    // MARK: What is checked

    /// A stated value that was compared with the engine's; on a page its query shows on hover and focus.
    private mutating func claim(_ position: Int, _ content: Node) -> Node {
        guard document.claims.indices.contains(position) else { return content }
        let claim = document.claims[position]
        let verdict = index.verdict(position, of: document)
        var value: String?
        var tolerance: Node = .empty
        let holds: Bool
        switch verdict {
        case .holds(let found, let stated):
            holds = true
            value = found
            if let stated { tolerance = Tag.span(.class("tolerance")) { " ±\u{202F}\(ShortNumber.text(stated))" } }
        case .differs(let found):
            holds = false
            value = found
        case .unanswered: holds = false
        }
        let mark = Tag.span(.class("tick"), .decorative) { holds ? "✓" : "✗" }
        // A number never stands on another line than its tick.
        let isShort = content.plainText.count <= 24
        guard let id = freshID("claim") else {
            return Tag.span(.class(holds ? "claim" : "claim is-wrong")) {
                content
                tolerance
            }
        }
        return Tag.data(
            .classes("claim", holds ? nil : "is-wrong", isShort ? "is-short" : nil),
            value.map { Attribute("value", $0) },
            Attribute("tabindex", "0"), Attribute("aria-describedby", id)
        ) {
            content
            tolerance
            mark
            Tag.span(.class("tip"), .id(id), Attribute("role", "tooltip"), .flag("hidden")) {
                Tag.b { holds ? "Checked" : "Not confirmed" }
                if let query = claim.query {
                    Tag.code { value.map { "\(query) = \($0)" } ?? query }
                } else {
                    Tag.span { "stands in the code" }
                }
                Tag.span(.class("tip-source")) { snippetName(claim.snippet, state: claim.state) }
            }
        }
    }

    /// - Parameter state: Before any action nothing is said of it.
    private func snippetName(_ key: String, state: Int?) -> String {
        let parts = key.prefix { $0 != "?" }.split(separator: "#", maxSplits: 1)
        let step = state.map {
            $0 == 0 ? "" : $0 == 1 ? ", after the first actions" : ", after \($0) blocks of actions"
        }
        guard parts.count == 2 else { return "snippet \(key)" + (step ?? "") }
        return (parts[1].hasPrefix("@") ? "in the code above" : "snippet \(parts[1])") + (step ?? "")
    }

    /// A value measured elsewhere, with a link to where.
    private mutating func fact(_ content: Node, source: String, note: String) -> Node {
        guard let address = SafeURL(untrusted: source) else { return content }
        guard let id = freshID("fact") else {
            return Tag.a(.class("fact"), .href(address), note.isEmpty ? nil : Attribute("title", note)) { content }
        }
        return Tag.span(.class("fact")) {
            Tag.a(.href(address), Attribute("aria-describedby", id)) {
                content
                Tag.span(.class("tick"), .decorative) { "↗" }
            }
            Tag.span(.class("tip"), .id(id), Attribute("role", "tooltip"), .flag("hidden")) {
                Tag.b { "Published elsewhere" }
                if !note.isEmpty { Tag.span { note } }
                Tag.span(.class("tip-source")) { address.text }
            }
        }
    }
}
