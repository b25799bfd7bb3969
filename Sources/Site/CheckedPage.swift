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
            content: .group([header, Tag.article(.class("prose")) { explanation }, table, details]))
    }

    private var header: Node {
        let total = site.counts.total
        return Tag.header(.class("page-header")) {
            Tag.h1 { "What is checked" }
            Tag.p(.class("lede")) {
                if total.claims > 0 {
                    total.claims == total.claimsThatHold
                        ? "\(CheckSummary(tally: total).text), and each came out as written. "
                        : "\(total.claimsThatHold) of \(total.claims) numbers and statements came out as written. "
                }
                switch total.unverified {
                case 0: "No number is unverified."
                case 1: "One number is unverified."
                default: "\(total.unverified) numbers are unverified."
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
                "disagree. A number with an arrow was measured elsewhere, and links to where. A number with neither mark "
                "is the author’s word alone: it is counted as unverified."
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
                            }, site.counts.lessons[position], details: "lesson-\(position + 1)")
                    }
                    for position in site.decks.indices {
                        row(
                            Tag.a(.href(.path(site.path(ofDeck: position)))) {
                                "Cards: \(DeckName.short(site.decks[position]))"
                            }, site.counts.decks[position], details: "deck-\(position + 1)")
                    }
                }
                Tag.tfoot { row("In all", site.counts.total) }
            }
        }
    }

    private static let columns = [
        "Claims", "hold", "Quoted", "Unverified", "Snippets compiled", "run or laid out", "fail as they should",
        "Consoles", "Sketches",
    ]

    /// - Parameter details: the id of the section that lists what is unverified.
    private func row(_ title: Node, _ tally: CheckTally, details: String? = nil) -> Node {
        var unverified = Node.text(String(tally.unverified))
        if let details, tally.unverified > 0 { unverified = Tag.a(.href(.fragment(details))) { unverified } }
        func cell(_ number: Int) -> Node { Tag.td(.class("align-right")) { String(number) } }
        return Tag.tr {
            Tag.th(Attribute("scope", "row")) { title }
            for number in [tally.claims, tally.claimsThatHold, tally.facts] { cell(number) }
            Tag.td(.class("align-right")) { unverified }
            for number in [tally.compiled, tally.ran, tally.failed, tally.consoles, tally.sketches] { cell(number) }
        }
    }

    // MARK: Details

    private var details: Node {
        .group(
            site.lessons.indices.map { position in
                CheckDetails(
                    site: site, document: site.lessons[position].document,
                    title: site.lessons[position].frontMatter.title, id: "lesson-\(position + 1)",
                    page: site.path(ofLesson: position), anchorPrefix: ""
                ).node
            }
                + site.decks.indices.map { position in
                    CheckDetails(
                        site: site, document: site.decks[position].document,
                        title: "Cards: \(DeckName.short(site.decks[position]))", id: "deck-\(position + 1)",
                        page: site.path(ofDeck: position), anchorPrefix: RenderContext.deckPrefix + "-"
                    ).node
                })
    }
}
