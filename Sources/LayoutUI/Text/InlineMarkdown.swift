/// The inline Markdown of text literals: emphasis, strong, strike-through, code, links and grammar agreement. What
/// is no markup stays as it is.
nonisolated enum InlineMarkdown {
    /// Stands for an interpolation: a character for private use, which no font shows.
    static let piece: Character = "\u{10FFFD}"

    /// - Parameter pieces: What stands for the interpolations, in order.
    static func segments(of source: String, _ pieces: [[Text.Segment]] = []) -> [Text.Segment] {
        if pieces.isEmpty, !source.contains(where: { "*_`~[\\".contains($0) }) { return [Text.Segment(string: source)] }
        let pieces = Pieces(pieces)
        var parser = Parser(rest: source[...], pieces: pieces)
        let result = parser.parse([])
        return result.isEmpty ? [Text.Segment(string: "")] : result
    }

    /// The interpolations that have not been used yet.
    private final class Pieces {
        private var rest: ArraySlice<[Text.Segment]>
        init(_ pieces: [[Text.Segment]]) { rest = pieces[...] }
        func next() -> [Text.Segment] { rest.popFirst() ?? [] }
    }

    private struct Parser {
        var rest: Substring
        let pieces: Pieces

        mutating func parse(_ modifiers: [FontModifier]) -> [Text.Segment] {
            var result: [Text.Segment] = []
            var plain = ""
            func flush() {
                if !plain.isEmpty { result.append(Text.Segment(string: plain, fontModifiers: modifiers)) }
                plain = ""
            }
            while let character = rest.first {
                if character == InlineMarkdown.piece {
                    flush()
                    result += pieces.next().map {
                        var segment = $0
                        segment.fontModifiers = modifiers + segment.fontModifiers
                        return segment
                    }
                    rest = rest.dropFirst()
                } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                    plain.append(next)
                    rest = rest.dropFirst(2)
                } else if rest.hasPrefix("^["), let link = link(from: rest.dropFirst()) {
                    flush()
                    var inner = Parser(rest: link.label, pieces: pieces)
                    let segments = inner.parse(modifiers)
                    result += link.target.contains("inflect: true") ? Agreement.agreeing(segments) : segments
                    rest = link.rest
                } else if rest.hasPrefix("~~"), let inside = enclosed(by: "~~") {
                    flush()
                    var inner = Parser(rest: inside, pieces: pieces)
                    result += inner.parse(modifiers).map {
                        var segment = $0
                        segment.strikethrough = segment.strikethrough ?? .single
                        return segment
                    }
                    rest = rest[inside.endIndex...].dropFirst(2)
                } else if let (mark, modifier) = opening, let inside = enclosed(by: mark) {
                    flush()
                    var inner = Parser(rest: inside, pieces: pieces)
                    result += inner.parse(modifiers + [modifier])
                    rest = rest[inside.endIndex...].dropFirst(mark.count)
                } else if character == "[", let link = link(from: rest) {
                    flush()
                    var inner = Parser(rest: link.label, pieces: pieces)
                    result += inner.parse(modifiers).map {
                        var segment = $0
                        segment.color = segment.color ?? .accentColor
                        segment.link = String(link.target)
                        return segment
                    }
                    rest = link.rest
                } else {
                    plain.append(character)
                    rest = rest.dropFirst()
                }
            }
            flush()
            return result
        }

        private var opening: (String, FontModifier)? {
            if rest.hasPrefix("**") { return ("**", .bold(true)) }
            if rest.hasPrefix("__") { return ("__", .bold(true)) }
            if rest.hasPrefix("*") { return ("*", .italic(true)) }
            if rest.hasPrefix("_") { return ("_", .italic(true)) }
            if rest.hasPrefix("`") { return ("`", .design(.monospaced)) }
            return nil
        }

        /// What stands between a mark and its next occurrence, if the mark opens and closes something.
        private func enclosed(by mark: String) -> Substring? {
            let body = rest.dropFirst(mark.count)
            guard let first = body.first, !first.isWhitespace, let close = body.range(of: mark),
                close.lowerBound > body.startIndex, body[..<close.lowerBound].last?.isWhitespace == false
            else { return nil }
            return body[..<close.lowerBound]
        }

        private func link(from text: Substring) -> (label: Substring, target: Substring, rest: Substring)? {
            guard let close = text.range(of: "]("), let end = text[close.upperBound...].firstIndex(of: ")") else {
                return nil
            }
            return (
                text[text.index(after: text.startIndex)..<close.lowerBound], text[close.upperBound..<end],
                text[text.index(after: end)...]
            )
        }
    }
}

/// Grammar agreement in English: `^[3 apple](inflect: true)` is "3 apples".
nonisolated enum Agreement {
    /// The last word in the plural, unless the number in front is 1.
    static func agreeing(_ segments: [Text.Segment]) -> [Text.Segment] {
        let words = segments.map(\.string).joined().split(separator: " ")
        guard let number = words.lazy.compactMap({ Int($0.filter { $0 != "," }) }).first, number != 1,
            let last = segments.lastIndex(where: { $0.string.contains(where: \.isLetter) })
        else { return segments }
        var result = segments
        result[last].string = plural(result[last].string)
        return result
    }

    /// The regular plural of a phrase's last word.
    private static func plural(_ phrase: String) -> String {
        let lower = phrase.lowercased()
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return phrase + "es" }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return phrase.dropLast() + "ies"
        }
        return phrase + "s"
    }
}
