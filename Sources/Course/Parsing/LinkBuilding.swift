import Foundation

/// The schemes that a link's or image's destination begins with.
enum LinkScheme: String, CaseIterable {
    case check, fact, layout, trace, explore, http, https, mailto

    static let forLinks: [LinkScheme] = [.check, .fact, .http, .https, .mailto]
    static let forImages: [LinkScheme] = [.layout, .trace, .explore, .http, .https]

    /// What stands before the first colon, if it is a scheme (RFC 3986, 3.1) of two characters or more.
    static func prefix(of destination: String) -> Substring? {
        guard let colon = destination.firstIndex(of: ":") else { return nil }
        let prefix = destination[..<colon]
        guard prefix.utf8.count > 1, let first = prefix.utf8.first, first.isLetter,
            prefix.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
        else { return nil }
        return prefix
    }
}

extension DocumentBuilder {
    mutating func link(_ link: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText) -> [Inline] {
        if case .reference(let label) = link.form, label.hasPrefix("^") {
            // A footnote: reported at its definition.
            return inlines(inline.children, in: text)
        }
        guard let prefix = LinkScheme.prefix(of: link.destination) else {
            return lessonLink(link, inline, in: text)
        }
        let rest = String(link.destination.dropFirst(prefix.count + 1))
        switch LinkScheme(rawValue: String(prefix)) {
        case .check?: return claim(rest, link, inline, in: text)
        case .fact?: return fact(rest, link, inline, in: text)
        case .layout?, .trace?, .explore?:
            diagnostics.add(
                "figure-as-link", at: text.range(of: inline), "a link to '\(prefix):' draws nothing",
                help: "a figure has an exclamation mark before it: ![caption](\(link.destination))")
            return inlines(inline.children, in: text)
        case .http?, .https?, .mailto?:
            return [
                .link(
                    destination: link.destination, title: link.title, content: inlines(inline.children, in: text))
            ]
        case nil:
            reportScheme(prefix, LinkScheme.forLinks, at: text.range(of: inline))
            return inlines(inline.children, in: text)
        }
    }

    mutating func reportScheme(_ prefix: Substring, _ known: [LinkScheme], at range: SourceRange) {
        diagnostics.add(
            "link-scheme", at: range, "'\(prefix):' is not a scheme that links may have here",
            help: Nearest.hint(to: String(prefix), among: known.map(\.rawValue), nothing: ""))
    }

    // MARK: Between lessons

    /// A destination without a scheme: another lesson, a heading of this file, or a file beside it.
    private mutating func lessonLink(
        _ link: LocatedInline.Link, _ inline: LocatedInline, in text: LocatedText
    ) -> [Inline] {
        let content = inlines(inline.children, in: text)
        var destination = link.destination
        let range = text.range(of: inline)
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0]
        let anchor = parts.count > 1 ? String(parts[1]) : nil
        if name.isEmpty {
            guard let anchor else {
                diagnostics.add("link-empty", at: range, "the link leads nowhere", help: "write a destination")
                return content
            }
            checkAnchor(anchor, in: draft.namespace, at: range)
        } else if let file = Self.lessonFile(String(name)) {
            guard let slug = index.lesson(named: file) else {
                diagnostics.add(
                    "lesson-unknown", at: range, "there is no lesson '\(name)'", help: index.lessonHint(to: file))
                return content
            }
            if let anchor { checkAnchor(anchor, in: slug, at: range) }
            destination = "\(slug).md" + (anchor.map { "#\($0)" } ?? "")
        }
        return [.link(destination: destination, title: link.title, content: content)]
    }

    /// The file name of a destination that means a lesson: no folder but Lessons, no extension but md.
    private static func lessonFile(_ destination: String) -> String? {
        var rest = destination[...]
        for prefix in ["./", "../Lessons/"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
        guard !rest.isEmpty, !rest.contains("/"), rest.hasSuffix(".md") || !rest.contains(".") else { return nil }
        return String(rest)
    }

    private mutating func checkAnchor(_ anchor: String, in namespace: String, at range: SourceRange) {
        guard let entry = index[namespace] else { return }
        let decoded = anchor.removingPercentEncoding ?? anchor
        guard !entry.anchors.contains(decoded) else { return }
        let known = diagnostics.isShort ? entry.anchors.sorted() : []
        diagnostics.add(
            "anchor-unknown", at: range, "there is no heading '#\(decoded)' in \(entry.path)",
            help: Nearest.hint(
                to: decoded, among: known, nothing: entry.anchors.isEmpty ? "it has no headings" : "it has others"))
    }
}
