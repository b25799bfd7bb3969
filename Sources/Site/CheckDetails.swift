import Course
import HTML
import LessonHTML

/// A document's claims, and its numbers that are none, one by one.
struct CheckDetails {
    let site: Site
    let document: Document
    let title: String
    /// Of the section on the page.
    let id: String
    /// Where the document is shown.
    let page: [String]
    /// What the id of a number's section begins with there.
    let anchorPrefix: String

    var node: Node {
        guard !document.claims.isEmpty || !document.unverifiedNumbers.isEmpty else { return .empty }
        return Tag.section(.class("claim-list"), .id(id)) {
            Tag.h2 { title }
            list(
                document.claims.count, "claim", columns: ["Line", "Stated", "Asked", "Answered"],
                rows: document.claims.indices.map(claim))
            list(
                document.unverifiedNumbers.count, "unverified number", columns: ["Line", "Number", "Where it stands"],
                rows: document.unverifiedNumbers.map(number))
        }
    }

    private func list(_ count: Int, _ noun: String, columns: [String], rows: [Node]) -> Node {
        guard count > 0 else { return .empty }
        let nouns = count == 1 ? noun : noun + "s"
        return Tag.details(.class("answer")) {
            Tag.summary {
                Tag.span(.class("when-closed")) { count == 1 ? "Show the \(noun)" : "Show the \(count) \(nouns)" }
                Tag.span(.class("when-open"), .flag("hidden")) { "Hide the \(nouns)" }
            }
            Tag.div(
                .class("table-scroll"), Attribute("tabindex", "0"), Attribute("role", "group"),
                .label("\(title): \(nouns)")
            ) {
                Tag.table {
                    Tag.thead {
                        Tag.tr { for title in columns { Tag.th(Attribute("scope", "col")) { title } } }
                    }
                    Tag.tbody { rows }
                }
            }
        }
    }

    private func claim(_ position: Int) -> Node {
        let claim = document.claims[position]
        return Tag.tr {
            Tag.td { String(document.file.position(at: claim.range.lower).line) }
            Tag.td { claim.stated }
            Tag.td { Tag.code { claim.query ?? "stands in the code" } }
            switch site.index.verdict(position, of: document) {
            case .holds(let value, _): Tag.td { value }
            case .differs(let value): Tag.td(.class("is-wrong")) { "✗ \(value)" }
            case .unanswered: Tag.td(.class("is-wrong")) { "✗ could not be asked" }
            }
        }
    }

    /// Columns of a number's line that are shown.
    private static let excerpt = 56

    private func number(_ number: UnverifiedNumber) -> Node {
        let position = document.file.position(at: number.range.lower)
        let line = SourceExcerpt(
            of: document.file, at: position, length: number.range.upper - number.range.lower, columns: Self.excerpt)
        let fragment = number.section.map { anchorPrefix + $0 }
        return Tag.tr {
            Tag.td { Tag.a(.href(.path(page, fragment: fragment))) { String(position.line) } }
            Tag.td { number.text }
            Tag.td(.class("excerpt")) {
                if let line {
                    line.before
                    Tag.mark { line.part }
                    line.after
                }
            }
        }
    }
}
