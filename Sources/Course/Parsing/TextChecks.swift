/// Checks of running text for what was meant as part of this format and is read as mere text.
extension DocumentBuilder {
    private static let schemes = ["check:", "fact:", "layout:", "trace:", "explore:"]

    /// Blocks in which no Markdown is read, but which hold some of this format's.
    mutating func checkUnread(_ literal: String, as kind: String, _ block: LocatedBlock) {
        let isFence = literal.hasPrefix("```swift") || literal.hasPrefix("~~~swift")
        if isFence { isLastLost = true }
        guard isFence || Self.schemes.contains(where: { literal.contains("](" + $0) }) else { return }
        diagnostics.add(
            "markdown-unread", at: SourceRange(lower: block.offset, upper: block.offset),
            "this is \(kind), in which \(isFence ? "no snippet" : "no claim, fact or figure") is read",
            help: kind == "HTML"
                ? "leave a blank line around the Markdown" : "indent it by less than four spaces, or put it in a fence")
    }

    /// Texts that hold the middle of a link: the link did not come about.
    mutating func checkMalformed(_ text: LocatedText) {
        guard text.text.bytes.contains(.closeBracket) else { return }
        checkMalformed(text.inlines, in: text)
    }

    private mutating func checkMalformed(_ inlines: [LocatedInline], in text: LocatedText) {
        for inline in inlines {
            if case .text(let literal, let map) = inline.kind { checkMalformed(Array(literal.utf8), map, in: text) }
            checkMalformed(inline.children, in: text)
        }
    }

    private mutating func checkMalformed(_ literal: [UInt8], _ map: TextMap, in text: LocatedText) {
        for index in literal.indices where literal[index] == .closeBracket {
            let start = map.source(of: index).lowerBound
            guard start == 0 || text.text.bytes[start - 1] != .backslash else { continue }
            var position = index + 1
            guard position < literal.count else { continue }
            let opener = literal[position]
            if opener == .openBracket {
                checkReference(literal, from: position, map, in: text)
                continue
            }
            guard opener == .openParenthesis || opener == .colon || opener == .space else { continue }
            position = LinkSyntax.skipBlanks(literal, from: opener == .space ? position : position + 1)
            if opener == .space, position < literal.count, literal[position] == .openParenthesis { position += 1 }
            guard
                let scheme = (Self.schemes + ["check ", "fact "])
                    .first(where: { literal[position...].starts(with: $0.utf8) }),
                opener != .space || literal[position - 1] == .openParenthesis
            else { continue }
            let end = map.source(of: position + scheme.utf8.count - 1).upperBound
            let kind = scheme.hasPrefix("check") ? "claim" : scheme.hasPrefix("fact") ? "fact" : "figure"
            diagnostics.add(
                "\(kind)-malformed", at: text.text.range(of: start..<end),
                "this \(kind) is not read as one, but as mere text",
                help: scheme.hasSuffix(" ") && opener != .space
                    ? "write a colon behind it: \(scheme.dropLast()):…" : Self.mend(literal[index...], opener: opener))
        }
    }

    /// Says what most likely broke a link, from the bracket on.
    private static func mend(_ rest: ArraySlice<UInt8>, opener: UInt8) -> String {
        if opener == .space { return "leave no space between ] and (" }
        if opener == .colon {
            return #"a definition is one line of its own, with quotes around the query: [name]: check:abc "gap(A, B)""#
        }
        let line = rest.prefix(300).prefix(while: { $0 != .newline })
        if let quote = String(decoding: line, as: UTF8.self).first(where: { "“”„‘’‚«»".contains($0) }) {
            return "\(quote) is a typographic quote: a query stands in straight ones, \"…\" or '…'"
        }
        if let quote = line.first(where: { $0 == .doubleQuote || $0 == .singleQuote }) {
            let beforeQuote = line.prefix(while: { $0 != quote })
            if beforeQuote.contains(.space), beforeQuote.split(separator: .space).count > 1 {
                return "the destination holds a space: only the query, in quotes, may follow it"
            }
            if line.count(where: { $0 == quote }) > 2 {
                let other = quote == .doubleQuote ? "'…'" : "\"…\""
                return "the query holds the quotes that enclose it: enclose it in \(other)"
            }
            if line.count(where: { $0 == quote }) == 1 { return "the query's quote is never closed on this line" }
            return "a query stands in quotes, with a space before them and ) behind"
        }
        return line.contains(.space)
            ? "a destination holds no space, and a query stands in quotes" : "close the destination with )"
    }

    /// `][label]` in a text: a reference that has no definition.
    private mutating func checkReference(
        _ literal: [UInt8], from start: Int, _ map: TextMap, in text: LocatedText
    ) {
        guard let label = LinkSyntax.label(literal, at: start), !label.isEmpty else { return }
        let name = String(decoding: literal[label], as: UTF8.self)
        let lower = map.source(of: start).lowerBound
        let known = diagnostics.isShort ? draft.located.definitions.all.map(\.label) : []
        diagnostics.add(
            "reference-undefined", at: text.text.range(of: lower..<map.source(of: label.upperBound).upperBound),
            "there is no definition of [\(name)]",
            help: Nearest.hint(
                to: name, among: known, nothing: "write one, or a backslash before the bracket if this is mere text"))
    }

    /// Stars beside a claim that were meant to make it bold: `**[3](check:…)**pt` is no emphasis.
    mutating func checkLeftoverMarks(_ text: LocatedText) {
        checkLeftoverMarks(text.inlines, in: text)
    }

    private mutating func checkLeftoverMarks(_ inlines: [LocatedInline], in text: LocatedText) {
        for (index, inline) in inlines.enumerated() {
            checkLeftoverMarks(inline.children, in: text)
            guard case .link(let link) = inline.kind, link.destination.hasPrefix("check:") else { continue }
            let next = index + 1 < inlines.count ? Self.text(inlines[index + 1]) : ""
            let last = index > 0 ? Self.text(inlines[index - 1]) : ""
            let after = next.hasPrefix("**")
            guard after || last.hasSuffix("**") else { continue }
            let place =
                after
                ? inline.range.upperBound..<inline.range.upperBound + 2
                : inline.range.lowerBound - 2..<inline.range.lowerBound
            diagnostics.add(
                "claim-leftover-stars", at: text.text.range(of: place),
                "these stars beside a claim are not read as emphasis", severity: .warning,
                help: "take the unit into the claim: **[122.1 pt](check:…)**")
        }
    }

    private static func text(_ inline: LocatedInline) -> String {
        if case .text(let text, _) = inline.kind { text } else { "" }
    }
}
