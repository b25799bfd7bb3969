import HTML

/// What a server shows for an address that is none: it may stand in any folder, so its links are absolute.
struct NotFoundPage {
    let site: Site
    /// With a slash at both ends.
    let basePath: String

    var page: Page {
        let names = basePath.split(separator: "/").map(String.init)
        let home = SafeURL(untrusted: "/" + SafeURL.path(names).text) ?? .path(["index.html"])
        return Page(
            location: ["404.html"], title: "No such page", kind: "not-found-page", absoluteBase: basePath,
            content: Tag.header(.class("page-header")) {
                Tag.h1 { "No such page" }
                Tag.p(.class("lede")) {
                    "The address leads nowhere in this course. "
                    Tag.a(.href(home)) { "Its lessons" }
                    " are all on the first page."
                }
            })
    }
}
