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
            let range = text.range(of: inline)
            if index.lesson(named: link.destination) == nil,
                reportColon(after: link.destination, among: [.check, .fact], at: range)
            {
                return inlines(inline.children, in: text)
            }
            return relativeLink(link, inline, in: text)
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
                    target: .address(link.destination), title: link.title,
                    content: inlines(inline.children, in: text))
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
}
