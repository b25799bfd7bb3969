/// Where a link leads.
public enum LinkTarget: Equatable, Sendable {
    /// An address of another place, as written: `https://…`, `mailto:…`.
    case address(String)
    /// A heading of the same lesson, by its anchor.
    case heading(String)
    /// A lesson, or a heading of it by its anchor.
    case lesson(slug: String, anchor: String?)
    /// A card file, or a card of it by its id.
    case cards(slug: String, card: String?)
    /// A file that is neither a lesson nor a card file, as written. The site has none of those.
    case file(String)
}
