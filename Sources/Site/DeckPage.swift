import Course
import HTML
import LessonHTML

/// All cards of one file.
struct DeckPage {
    let site: Site
    let position: Int

    private var file: CardFile { site.decks[position] }
    private var location: [String] { site.path(ofDeck: position) }

    var page: Page {
        Page(
            location: location, title: "\(DeckName.short(file)): cards", kind: "deck-page",
            content: .group([
                header,
                CardList(site: site, file: file, idPrefix: RenderContext.deckPrefix, headingLevel: 2).node,
            ]))
    }

    private var header: Node {
        Tag.header(.class("page-header")) {
            Tag.p(.class("eyebrow")) { DeckName.full(file) }
            Tag.h1 { DeckName.short(file) }
            Tag.ul(.class("key-figures")) {
                Tag.li {
                    Tag.b { String(file.cards.count) }
                    file.cards.count == 1 ? " card" : " cards"
                }
                if site.counts.decks[position].claims > 0 {
                    Tag.li { CheckSummary(tally: site.counts.decks[position]).node }
                }
                if let lesson = site.lesson(file.lesson) {
                    Tag.li {
                        "for "
                        Tag.a(.href(Page.address(site.path(ofLesson: lesson), from: location))) {
                            site.lessons[lesson].frontMatter.title
                        }
                    }
                }
            }
        }
    }
}
