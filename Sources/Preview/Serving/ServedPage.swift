import Foundation
import HTML
import Site

/// A page as it is served: what is built, with what makes it reload.
enum ServedPage {
    /// The addresses that are the preview's own, and no part of the site.
    static let script = "-/client.js"
    static let style = "-/overlay.css"
    static let events = "-/events"

    /// The site's own policy does not let a page speak to anybody. A header cannot loosen what the page itself
    /// forbids, so the page is served without its policy, and the header says the same with this addition.
    static let policy = SiteBuilder.contentPolicy + "; connect-src 'self'"

    private static let ownPolicy = Data(
        Tag.meta(
            Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", SiteBuilder.contentPolicy)
        ).html.utf8)
    private static let headEnd = Data("</head>".utf8)

    /// - Parameters:
    ///   - page: as it is built.
    ///   - state: the one that the page is of.
    static func make(_ page: Data, in state: PreviewState) -> Data {
        let script = Tag.script(
            SafeURL(untrusted: "/" + script).map(Attribute.src),
            Attribute("data-version", PreviewState.version(of: page)), Attribute("data-styles", state.styles),
            Attribute("data-scripts", state.scripts), .flag("defer"))
        var served = page
        if let policy = served.range(of: ownPolicy) { served.removeSubrange(policy) }
        // Text is escaped and cannot hold a tag: the first one is the head's end.
        if let end = served.range(of: headEnd) {
            served.insert(contentsOf: Data(script.html.utf8), at: end.lowerBound)
        }
        return served
    }
}
