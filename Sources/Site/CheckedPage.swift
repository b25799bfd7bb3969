import Course
import HTML
import LessonHTML

/// What was checked in the course, lesson by lesson, down to each claim.
struct CheckedPage {
    let site: Site
    private let location = ["checked.html"]

    init(site: Site) { self.site = site }

    var page: Page {
        Page(
            location: location, title: "What is checked", kind: "checked-page", current: .checked,
            content: .group([header, Tag.article(.class("prose")) { explanation }, table, lists]))
    }

    private var header: Node {
        let total = site.counts.total
        return Tag.header(.class("page-header")) {
            Tag.h1 { "What is checked" }
            if total.claims > 0 {
                Tag.p(.class("lede")) {
                    total.claims == total.claimsThatHold
                        ? "\(CheckSummary(tally: total).text), and each came out as written."
                        : "\(total.claimsThatHold) of \(total.claims) numbers and statements came out as written."
                }
            }
        }
    }

    private var explanation: Node {
        .group([
            Tag.p {
                "The code of this course is compiled by the Swift compiler, run, and laid out on the device that "
                "stands below its figure. A number with a tick is a question put to that result: point at it, or "
                "move to it with the keyboard, to see the question and the unrounded answer. If an answer differed "
                "from the text, this page would not have been made without saying so."
            },
            Tag.p {
                "Text is measured in Inter, which the figures are drawn in, so that a figure and a number cannot "
                "disagree. A number with an arrow was measured elsewhere, and links to where."
            },
        ])
    }

    // MARK: Counts

    private var table: Node {
        Tag.div(
            .class("table-scroll"), Attribute("tabindex", "0"), Attribute("role", "group"),
            .label("Counts by lesson")
        ) {
            Tag.table(.class("counts")) {
                Tag.thead {
                    Tag.tr {
                        Tag.th(Attribute("scope", "col")) { "Page" }
                        for title in Self.columns { Tag.th(Attribute("scope", "col"), .class("align-right")) { title } }
                    }
                }
                Tag.tbody {
                    for position in site.lessons.indices {
                        row(
                            Tag.a(.href(.path(site.path(ofLesson: position)))) {
                                site.lessons[position].frontMatter.title
                            }, site.counts.lessons[position])
                    }
                    for position in site.decks.indices {
                        row(
                            Tag.a(.href(.path(site.path(ofDeck: position)))) {
                                "Cards: \(DeckName.short(site.decks[position]))"
                            }, site.counts.decks[position])
                    }
                }
                Tag.tfoot { row("In all", site.counts.total) }
            }
        }
    }

    private static let columns = [
        "Claims", "hold", "Snippets compiled", "run or laid out", "fail as they should", "Consoles", "Quoted",
        "Sketches",
    ]

    private func row(_ title: Node, _ tally: CheckTally) -> Node {
        let numbers = [
            tally.claims, tally.claimsThatHold, tally.compiled, tally.ran, tally.failed, tally.consoles, tally.facts,
            tally.sketches,
        ]
        return Tag.tr {
            Tag.th(Attribute("scope", "row")) { title }
            for number in numbers { Tag.td(.class("align-right")) { String(number) } }
        }
    }

    // MARK: Claims

    private var lists: Node {
        .group(
            site.lessons.indices.map { position in
                list(
                    site.lessons[position].document, title: site.lessons[position].frontMatter.title,
                    id: "lesson-\(position + 1)")
            }
                + site.decks.indices.map { position in
                    list(
                        site.decks[position].document, title: "Cards: \(DeckName.short(site.decks[position]))",
                        id: "deck-\(position + 1)")
                })
    }

    private func list(_ document: Document, title: String, id: String) -> Node {
        guard !document.claims.isEmpty else { return .empty }
        return Tag.section(.class("claim-list"), .id(id)) {
            Tag.h2 { title }
            Tag.details(.class("answer")) {
                Tag.summary {
                    Tag.span(.class("when-closed")) { "Show the \(document.claims.count) claims" }
                    Tag.span(.class("when-open"), .flag("hidden")) { "Hide the claims" }
                }
                Tag.div(.class("table-scroll"), Attribute("tabindex", "0"), Attribute("role", "group"), .label(title)) {
                    Tag.table {
                        Tag.thead {
                            Tag.tr {
                                for title in ["Line", "Stated", "Asked", "Answered"] {
                                    Tag.th(Attribute("scope", "col")) { title }
                                }
                            }
                        }
                        Tag.tbody { document.claims.indices.map { row($0, document) } }
                    }
                }
            }
        }
    }

    private func row(_ position: Int, _ document: Document) -> Node {
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
}
