import Course
import Foundation
import Synchronization

/// A course's site whose pages are made when they are asked for, and made again only when what they show has
/// changed: the same bytes that `SiteBuilder` writes.
public final class LiveSite: Sendable {
    /// Makes the files that readers can take with them; asked only when the course page or one of them is wanted.
    public typealias Downloads = @Sendable (CheckedCourse) -> [Download]

    private let site: Site
    private let pages: [String: SitePage]
    private let assets: [String: Data]
    private let revisions: [String: Int]
    private let outline: Outline
    private let basePath: String
    private let downloads: Downloads
    private let made: Mutex<Made>

    private struct Made {
        var pages: [String: (inputs: Inputs, data: Data)] = [:]
        var downloads: (inputs: Inputs, list: [Download])?
    }

    /// What is on pages of other documents than its own.
    private struct Outline: Equatable {
        var settings: CourseSettings
        var total: CheckTally
        var lessons: [[String]]
        var decks: [[String]]

        init(_ site: Site) {
            settings = site.settings
            total = site.counts.total
            lessons = site.lessons.map { [$0.slug, $0.name, $0.frontMatter.title] }
            decks = site.decks.map { [$0.slug, $0.deck, $0.lesson] }
        }
    }

    /// All that a page is made from: with the same inputs it is the same page.
    private struct Inputs: Equatable {
        var page: SitePage?
        var outline: Outline
        var revisions: [Int?]
        var downloads: [String] = []
    }

    /// - Parameters:
    ///   - assets: `SiteBuilder.assets()`.
    ///   - revisions: by path of a document: a number that is another one when the document, or what its snippets
    ///     did, is not what it was.
    ///   - previous: the site before the last change; its pages are used again where nothing on them changed.
    public init(
        _ course: CheckedCourse, assets: [String: Data], revisions: [String: Int], after previous: LiveSite? = nil,
        basePath: String = "/", downloads: @escaping Downloads = { _ in [] }
    ) {
        let site = Site(course)
        self.site = site
        pages = Dictionary(
            site.pages.map { (site.path(of: $0).joined(separator: "/"), $0) }, uniquingKeysWith: { first, _ in first })
        self.assets = assets
        self.revisions = revisions
        outline = Outline(site)
        self.basePath = basePath
        self.downloads = downloads
        made = Mutex(previous?.made.withLock { $0 } ?? Made())
    }

    /// The paths of all pages.
    public var paths: [String] { pages.keys.sorted() }

    /// The paths of the documents that a page shows; nil if it is no page.
    public func documents(of path: String) -> [String]? { pages[path].map(site.documents) }

    /// A file of the site; nil if there is none at that path.
    public func contents(of path: String) -> Data? {
        if let page = pages[path] { return made.withLock { document(page, path, &$0) } }
        if let asset = assets[path] { return asset }
        guard path.hasPrefix("decks/") else { return nil }
        let list = made.withLock { downloads(&$0) }
        return list.first { "decks/" + $0.name == path }?.contents
    }

    private func document(_ page: SitePage, _ path: String, _ made: inout Made) -> Data {
        var inputs = inputs(page)
        var site = site
        if page == .course {
            site.downloads = downloads(&made)
            inputs.downloads = site.downloads.flatMap { [$0.name, $0.title] }
        }
        if let known = made.pages[path], known.inputs == inputs { return known.data }
        let data = Data(site.make(page, basePath: basePath).document(in: site).utf8)
        made.pages[path] = (inputs, data)
        return data
    }

    private func downloads(_ made: inout Made) -> [Download] {
        var inputs = inputs(nil)
        inputs.revisions = site.decks.map { revisions[$0.document.file.path] }
        if let known = made.downloads, known.inputs == inputs { return known.list }
        let list = downloads(site.course)
        made.downloads = (inputs, list)
        return list
    }

    private func inputs(_ page: SitePage?) -> Inputs {
        let documents = page.map(site.documents) ?? []
        return Inputs(page: page, outline: outline, revisions: documents.map { revisions[$0] })
    }
}
