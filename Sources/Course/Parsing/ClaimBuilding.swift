import Foundation

extension DocumentBuilder {
    /// A link to `check:`.
    mutating func claim(
        _ destination: String, _ link: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText
    ) -> [Inline] {
        let content = inlines(inline.children, in: text)
        let whole = text.range(of: inline)
        guard link.form != .autolink else {
            diagnostics.add(
                "claim-malformed", at: whole, "a claim needs a text that it states", help: Self.claimForm)
            return content
        }
        guard !text.text.bytes[inline.range].contains(.newline) else {
            diagnostics.add(
                "claim-wraps", at: SourceRange(lower: whole.lower, upper: whole.lower + 1),
                "this claim is wrapped: it has to stand on one line",
                help: "begin a new line before its opening bracket instead")
            return content
        }
        guard let query = query(link, at: whole, in: text) else { return content }
        guard let reference = SnippetReference(destination) else {
            diagnostics.add(
                "claim-destination", at: whole, "'check:\(destination)' names no snippet", help: SnippetReference.form)
            return content
        }
        guard let location = resolve(reference, at: whole), let snippet = index.draft(at: location) else {
            return content
        }
        guard query.text == nil || snippet.attributes.mode == .layout || snippet.attributes.mode == .run else {
            diagnostics.add(
                "claim-target", at: whole, "snippet '\(snippet.key)' is not run, so there is nothing to ask it",
                help: "add layout or run to its info string (line \(snippet.fence.line))")
            return content
        }
        let inner = Self.statedRange(inline)
        guard !inner.isEmpty else {
            diagnostics.add("claim-malformed", at: whole, "the claim states nothing", help: Self.claimForm)
            return content
        }
        let range = text.text.range(of: inner)
        let (key, state) = evidence(of: snippet, at: location, state: reference.state)
        document.claims.append(
            Claim(
                snippet: key, state: state, query: query.text, stated: source(range),
                text: inline.plainText, range: range, queryRange: query.range))
        return [.claim(document.claims.count - 1, content: content)]
    }

    static let claimForm = #"write [122.1](check:abc "gap(A, B)"): the number, the snippet, and the query in quotes"#

    /// The title, and where it stands. Nil (with an error) if it is there but says nothing.
    private mutating func query(
        _ link: LocatedInline.Link, at whole: SourceRange, in text: LocatedText
    ) -> (text: String?, range: SourceRange?)? {
        let range = titleRange(link, in: text)
        guard range != nil || !link.title.isEmpty else { return (nil, nil) }
        guard link.title.contains(where: { !$0.isWhitespace }) else {
            diagnostics.add(
                "claim-query-empty", at: range ?? whole, "the query is empty",
                help: "write one, or leave the quotes out for a number that stands in the snippet's code")
            return nil
        }
        return (link.title, range)
    }

    /// Where a link's title stands: behind its destination, or in its definition.
    private func titleRange(_ link: LocatedInline.Link, in text: LocatedText) -> SourceRange? {
        switch link.form {
        case .inline(_, let title): title.map { text.text.range(of: $0) }
        case .reference(let label): draft.located.definitions[label]?.title
        case .autolink: nil
        }
    }

    /// What a claim states, without the emphasis or code marks around the whole of it.
    static func statedRange(_ inline: LocatedInline) -> Range<Int> {
        var node = inline
        while node.children.count == 1 {
            switch node.children[0].kind {
            case .emphasis, .strong, .code: node = node.children[0]
            default: return node.inner
            }
        }
        return node.inner
    }

    func source(_ range: SourceRange) -> String {
        let utf8 = draft.file.text.utf8
        let lower = utf8.index(utf8.startIndex, offsetBy: range.lower)
        return String(draft.file.text[lower..<utf8.index(lower, offsetBy: range.upper - range.lower)])
    }

    // MARK: Facts

    /// A link to `fact:`: a figure from elsewhere, with its source in the destination or the title.
    mutating func fact(
        _ source: String, _ link: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText
    ) -> [Inline] {
        let content = inlines(inline.children, in: text)
        let range = text.range(of: inline)
        guard source.isEmpty || source.hasPrefix("https://") else {
            diagnostics.add(
                "fact-source", at: range, "a fact's source begins with https://", found: source,
                help: "write fact:https://…")
            return content
        }
        let note = link.title.trimmingCharacters(in: .whitespaces)
        guard !source.isEmpty || !note.isEmpty else {
            diagnostics.add(
                "fact-bare", at: range, "this fact has no source",
                help: #"write [241.3](fact:https://… "where it was measured")"#)
            return content
        }
        return [.fact(source: source, note: note, content: content)]
    }
}
