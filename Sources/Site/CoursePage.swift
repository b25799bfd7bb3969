import Course
import HTML
import LessonHTML

/// The map of the course: its lessons by part.
struct CoursePage {
    let site: Site
    private let location = ["index.html"]

    init(site: Site) { self.site = site }

    var page: Page {
        Page(
            location: location, title: site.settings.title, kind: "course-page", current: .lessons,
            content: .group([header, parts, decks]))
    }

    private var header: Node {
        Tag.header(.class("page-header")) {
            Tag.h1 { site.settings.title }
            Tag.ul(.class("key-figures")) {
                keyFigure(site.lessons.count, "lesson")
                if minutes > 0 { Tag.li { Duration.node(minutes: minutes) } }
                keyFigure(site.decks.map(\.cards.count).reduce(0, +), "card")
                if site.counts.total.claims > 0 {
                    Tag.li {
                        Tag.a(.href(.path(["checked.html"]))) { CheckSummary(tally: site.counts.total).node }
                    }
                }
            }
        }
    }

    private func keyFigure(_ count: Int, _ unit: String) -> Node {
        guard count > 0 else { return .empty }
        return Tag.li {
            Tag.b { String(count) }
            count == 1 ? " \(unit)" : " \(unit)s"
        }
    }

    private var minutes: Int { site.lessons.compactMap(\.frontMatter.minutes).reduce(0, +) }

    // MARK: The map

    /// Lessons that follow one another in the same part, under its name.
    private var groups: [(part: String?, lessons: [Int])] {
        var groups: [(part: String?, lessons: [Int])] = []
        for position in site.lessons.indices {
            let part = site.lessons[position].frontMatter.part
            if let last = groups.last, last.part == part {
                groups[groups.count - 1].lessons.append(position)
            } else {
                groups.append((part, [position]))
            }
        }
        return groups
    }

    private var parts: Node {
        .group(
            groups.map { group in
                Tag.section(.class("part")) {
                    if let part = group.part { Tag.h2 { part } }
                    Tag.ol(.class("lesson-list")) { group.lessons.map(entry) }
                }
            })
    }

    private func entry(_ position: Int) -> Node {
        let lesson = site.lessons[position]
        let front = lesson.frontMatter
        return Tag.li(.class("lesson-entry")) {
            Tag.span(.class("lesson-number"), .decorative) { LessonNumber.text(lesson, position) }
            Tag.div(.class("lesson-body")) {
                Tag.h3 { Tag.a(.href(.path(site.path(ofLesson: position)))) { front.title } }
                if let why = front.why { Tag.p(.class("why")) { why } }
                if let build = front.build {
                    Tag.p(.class("build")) {
                        Tag.span(.class("term")) { "You build" }
                        " \(build)"
                    }
                }
                Tag.ul(.class("meta")) {
                    if let minutes = front.minutes { Tag.li { Duration.node(minutes: minutes) } }
                    if site.counts.lessons[position].claims > 0 {
                        Tag.li { CheckSummary(tally: site.counts.lessons[position]).node }
                    }
                }
            }
            Thumbnail(site: site, lesson: lesson, idPrefix: "map\(position + 1)").node
        }
    }

    // MARK: Cards

    private var decks: Node {
        guard !site.decks.isEmpty else { return .empty }
        return Tag.section(.class("part decks")) {
            Tag.h2 { "Flashcards" }
            Tag.ul(.class("deck-list")) {
                site.decks.indices.map { position in
                    Tag.li {
                        Tag.a(.href(.path(site.path(ofDeck: position)))) { DeckName.short(site.decks[position]) }
                        let count = site.decks[position].cards.count
                        Tag.span(.class("count")) { count == 1 ? " 1 card" : " \(count) cards" }
                    }
                }
            }
            if !site.downloads.isEmpty {
                Tag.h3 { "To take with you" }
                Tag.ul(.class("download-list")) {
                    site.downloads.map { download in
                        Tag.li {
                            Tag.a(.href(.path(["decks", download.name])), Attribute("download", download.name)) {
                                download.title
                            }
                            Tag.span(.class("count")) { " \(download.name)" }
                        }
                    }
                }
            }
        }
    }
}
