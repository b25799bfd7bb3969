import Course
import HTML
import LessonHTML

/// A lesson with its table of contents, its cards and its sources.
struct LessonPage {
    let site: Site
    let position: Int

    private var lesson: Lesson { site.lessons[position] }
    private var location: [String] { site.path(ofLesson: position) }
    private var tally: CheckTally { site.counts.lessons[position] }

    var page: Page {
        Page(
            location: location, title: lesson.frontMatter.title, description: lesson.frontMatter.why,
            kind: "lesson-page",
            content: .group([
                header,
                Tag.div(.class("lesson-columns")) {
                    TableOfContents(lesson.document.blocks, extra: extraEntries).node
                    Tag.article(.class("prose")) { body }
                },
                cards, sources, neighbours,
            ]))
    }

    private var body: Node {
        // The page's title is its only heading of level 1.
        let hasTopLevel = lesson.document.blocks.contains {
            if case .heading(let heading) = $0 { heading.level == 1 } else { false }
        }
        var renderer = LessonRenderer(
            index: site.index, document: lesson.document,
            context: RenderContext(
                .page(idPrefix: ""), headingShift: hasTopLevel ? 1 : 0, lessonPages: site.lessonPages,
                deckPages: site.deckPages))
        return renderer.blocks(lesson.document.blocks)
    }

    // MARK: Above

    private var header: Node {
        let front = lesson.frontMatter
        return Tag.header(.class("page-header")) {
            Tag.p(.class("eyebrow")) {
                if let part = front.part { "\(part) · " }
                "Lesson \(LessonNumber.text(lesson, position))"
            }
            Tag.h1 { front.title }
            if let why = front.why { Tag.p(.class("lede")) { why } }
            Tag.ul(.class("key-figures")) {
                if let minutes = front.minutes { Tag.li { Duration.node(minutes: minutes) } }
                if tally.claims > 0 {
                    Tag.li {
                        Tag.a(.href(Page.address(["checked.html"], from: location, fragment: "lesson-\(position + 1)")))
                        {
                            CheckSummary(tally: tally).node
                        }
                    }
                }
                if tally.facts > 0 {
                    Tag.li {
                        Tag.b { String(tally.facts) }
                        tally.facts == 1
                            ? " published figure, with its source" : " published figures, with their sources"
                    }
                }
            }
            Tag.dl(.class("lesson-facts")) {
                if let build = front.build { fact("You build", .text(build)) }
                if !front.needs.isEmpty { fact("Do first", needs) }
            }
        }
    }

    private func fact(_ term: String, _ content: Node) -> Node {
        Tag.div {
            Tag.dt { term }
            Tag.dd { content }
        }
    }

    private var needs: Node {
        let links = lesson.frontMatter.needs.map { slug -> Node in
            guard let needed = site.lesson(slug) else { return .text(slug) }
            return Tag.a(.href(Page.address(site.path(ofLesson: needed), from: location))) {
                site.lessons[needed].frontMatter.title
            }
        }
        return .group(links.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [", ", $0.element] })
    }

    // MARK: Below

    private var deckPositions: [Int] { site.decks(ofLesson: lesson.slug).filter { !site.decks[$0].cards.isEmpty } }

    private var extraEntries: [TableOfContents.Entry] {
        var entries: [TableOfContents.Entry] = []
        if !deckPositions.isEmpty { entries.append(.init(title: "Cards", anchor: "lesson.cards", children: [])) }
        if !lesson.frontMatter.sources.isEmpty {
            entries.append(.init(title: "Sources", anchor: "lesson.sources", children: []))
        }
        return entries
    }

    private var cards: Node {
        guard !deckPositions.isEmpty else { return .empty }
        return Tag.section(.class("cards"), .id("lesson.cards")) {
            Tag.h2 { "Cards" }
            Tag.p(.class("section-note")) { "Say the answer before you look." }
            deckPositions.map { deck in
                CardList(site: site, file: site.decks[deck], idPrefix: "deck.\(deck + 1)", headingLevel: 3).node
            }
        }
    }

    private var sources: Node {
        let sources = lesson.frontMatter.sources
        guard !sources.isEmpty else { return .empty }
        return Tag.section(.class("sources"), .id("lesson.sources")) {
            Tag.h2 { "Sources" }
            Tag.ul {
                sources.map { source in
                    Tag.li {
                        if let address = source.url.flatMap({ SafeURL(untrusted: $0) }) {
                            Tag.a(.href(address)) { source.title }
                        } else {
                            source.title
                        }
                    }
                }
            }
        }
    }

    private var neighbours: Node {
        Tag.nav(.class("neighbours"), .label("Lessons before and after")) {
            if position > 0 { neighbour(position - 1, "previous", "Before") }
            if position + 1 < site.lessons.count { neighbour(position + 1, "next", "Next") }
        }
    }

    private func neighbour(_ other: Int, _ name: String, _ label: String) -> Node {
        Tag.a(
            .class(name), Attribute("rel", name == "next" ? "next" : "prev"),
            .href(Page.address(site.path(ofLesson: other), from: location))
        ) {
            Tag.span(.class("label")) { label }
            Tag.span(.class("title")) { site.lessons[other].frontMatter.title }
        }
    }
}
