import HTML

/// A page before it gets its frame: head, header and footer.
struct Page {
    /// In the site, folder by folder.
    var location: [String]
    var title: String
    var description: String?
    /// Classes of the body.
    var kind: String
    var content: Node
    /// Which entry of the header is the page itself.
    var current: Entry?
    /// Set where relative addresses cannot work: the site's path on its server, with a slash at its end.
    var absoluteBase: String?

    enum Entry { case lessons, checked }

    init(
        location: [String], title: String, description: String? = nil, kind: String, current: Entry? = nil,
        absoluteBase: String? = nil, content: Node
    ) {
        self.location = location
        self.title = title
        self.description = description
        self.kind = kind
        self.current = current
        self.absoluteBase = absoluteBase
        self.content = content
    }

    var path: String { location.joined(separator: "/") }

    /// How another page of the site is reached from a page that is so many folders deep.
    static func address(_ target: [String], from location: [String], fragment: String? = nil) -> SafeURL {
        .path(target, up: location.count - 1, fragment: fragment)
    }

    private func address(_ target: [String]) -> SafeURL {
        guard let absoluteBase else { return Self.address(target, from: location) }
        let names = absoluteBase.split(separator: "/").map(String.init)
        return SafeURL(untrusted: "/" + SafeURL.path(names + target).text) ?? Self.address(target, from: location)
    }

    /// Scripts, styles, pictures and fonts of the site itself; nothing from elsewhere, nothing inline but pictures.
    static let policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "base-uri 'none'; form-action 'none'"

    /// Ids that are no heading's have a point in them, which an anchor has not.
    private static let contentID = "page.content"

    func document(in site: Site) -> String {
        Tag.html(Attribute("lang", site.settings.language)) {
            head(site)
            Tag.body(.class(kind)) {
                Tag.a(.class("skip"), .href(.fragment(Self.contentID))) { "Skip to the content" }
                header(site)
                Tag.main(.id(Self.contentID)) { content }
                footer(site)
            }
        }.document
    }

    private func head(_ site: Site) -> Node {
        Tag.head {
            Tag.meta(Attribute("charset", "utf-8"))
            Tag.meta(Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", Self.policy))
            Tag.meta(Attribute("name", "viewport"), Attribute("content", "width=device-width, initial-scale=1"))
            Tag.meta(Attribute("name", "color-scheme"), Attribute("content", "light dark"))
            Tag.title { title == site.settings.title ? title : "\(title) — \(site.settings.title)" }
            if let description { Tag.meta(Attribute("name", "description"), Attribute("content", description)) }
            Tag.link(
                Attribute("rel", "icon"), Attribute("type", "image/svg+xml"), .href(address(["assets", "icon.svg"])))
            for name in ["fonts.css", "site.css"] {
                Tag.link(Attribute("rel", "stylesheet"), .href(address(["assets", name])))
            }
            // Before the page shows, so that a remembered scheme does not flash.
            Tag.script(.src(address(["assets", "theme.js"])))
            Tag.script(.src(address(["assets", "site.js"])), .flag("defer"))
        }
    }

    private func header(_ site: Site) -> Node {
        Tag.header(.class("site-header")) {
            Tag.a(.class("site-title"), .href(address(["index.html"]))) { site.settings.title }
            Tag.nav(.label("Site")) {
                Tag.ul {
                    Tag.li { entry("Lessons", ["index.html"], isCurrent: current == .lessons) }
                    Tag.li { entry("What is checked", ["checked.html"], isCurrent: current == .checked) }
                }
            }
            Tag.button(
                .class("scheme-toggle"), Attribute("type", "button"), .flag("hidden"),
                .label("Switch between light and dark")
            ) { Tag.span(.decorative) }
        }
    }

    private func entry(_ title: String, _ target: [String], isCurrent: Bool) -> Node {
        Tag.a(.href(address(target)), isCurrent ? Attribute("aria-current", "page") : nil) { title }
    }

    private func footer(_ site: Site) -> Node {
        let total = site.counts.total
        return Tag.footer(.class("site-footer")) {
            Tag.p {
                if total.claims > 0, total.claims == total.claimsThatHold {
                    "\(CheckSummary(tally: total).text) of this course "
                        + "\(total.claims == 1 ? "was" : "were") compared with what its code does. "
                    Tag.a(.href(address(["checked.html"]))) { "How" }
                    "."
                } else {
                    Tag.a(.href(address(["checked.html"]))) { "What is checked" }
                    " in this course."
                }
            }
        }
    }
}
