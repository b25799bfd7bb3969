import Files
import Foundation
import Site

/// What is served between two changes.
struct PreviewState: Sendable {
    let site: LiveSite
    /// The paths of documents whose pages are not as their files have them now.
    let stale: Set<String>
    /// Those of them that were never without an error.
    let unfinished: Set<String>
    let problems: [Problem]
    /// Change when a style sheet, or another file that all pages load, does.
    let styles: String
    let scripts: String

    /// More are counted, and not shown.
    static let shownProblems = 20

    init(
        site: LiveSite, assets: [String: Data], stale: Set<String>, unfinished: Set<String> = [], problems: [Problem]
    ) {
        self.site = site
        self.stale = stale
        self.unfinished = unfinished
        self.problems = problems
        styles = Self.version(of: assets.filter { $0.key.hasSuffix(".css") })
        scripts = Self.version(of: assets.filter { !$0.key.hasSuffix(".css") })
    }

    static func version(of data: Data) -> String {
        var hash = StableHash()
        data.withUnsafeBytes { hash.combine($0) }
        return String(hash.description.prefix(16))
    }

    private static func version(of files: [String: Data]) -> String {
        var hash = StableHash()
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            hash.combine(path)
            data.withUnsafeBytes { hash.combine($0) }
        }
        return String(hash.description.prefix(16))
    }

    /// What a page has to know, as one line of JSON.
    /// - Parameter path: of the page in the site; where there is none, the one that says so is meant.
    func message(for path: String) -> String {
        struct Message: Codable {
            var version: String
            var styles: String
            var scripts: String
            var isStale: Bool
            var isUnfinished: Bool
            var count: Int
            var problems: [Problem]
        }
        let path = site.documents(of: path) == nil ? "404.html" : path
        let documents = site.documents(of: path) ?? []
        // Those of the page itself first.
        let own = problems.filter { problem in documents.contains { problem.place.hasPrefix($0 + ":") } }
        let others = problems.filter { problem in !documents.contains { problem.place.hasPrefix($0 + ":") } }
        let message = Message(
            version: site.contents(of: path).map(Self.version) ?? "", styles: styles, scripts: scripts,
            isStale: documents.contains { stale.contains($0) },
            isUnfinished: documents.contains { unfinished.contains($0) }, count: problems.count,
            problems: Array((own + others).prefix(Self.shownProblems)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
