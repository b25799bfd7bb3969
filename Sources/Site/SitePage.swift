import Course

/// A page of a site, before it is made.
enum SitePage: Hashable, Sendable {
    case course, checked
    /// By their position in the course.
    case lesson(Int)
    case deck(Int)
    case notFound
}

extension Site {
    var pages: [SitePage] {
        [.course, .checked] + lessons.indices.map(SitePage.lesson) + decks.indices.map(SitePage.deck) + [.notFound]
    }

    /// Where it is in the site, folder by folder.
    func path(of page: SitePage) -> [String] {
        switch page {
        case .course: ["index.html"]
        case .checked: ["checked.html"]
        case .lesson(let position): path(ofLesson: position)
        case .deck(let position): path(ofDeck: position)
        case .notFound: ["404.html"]
        }
    }

    /// - Parameter basePath: the path that the site has on its server, with a slash at both ends.
    func make(_ page: SitePage, basePath: String) -> Page {
        switch page {
        case .course: CoursePage(site: self).page
        case .checked: CheckedPage(site: self).page
        case .lesson(let position): LessonPage(site: self, position: position).page
        case .deck(let position): DeckPage(site: self, position: position).page
        case .notFound: NotFoundPage(site: self, basePath: basePath).page
        }
    }

    /// The paths of the documents that a page shows; the others' titles and counts may be on it, too.
    func documents(of page: SitePage) -> [String] {
        switch page {
        case .course, .checked: (lessons.map(\.document) + decks.map(\.document)).map(\.file.path)
        case .lesson(let position):
            [lessons[position].document.file.path]
                + decks(ofLesson: lessons[position].slug).map { decks[$0].document.file.path }
        case .deck(let position): [decks[position].document.file.path]
        case .notFound: []
        }
    }
}
