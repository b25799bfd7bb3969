import SnippetRunner

/// A layout snippet laid out again at another width, because a figure shows it so.
///
/// It is a hidden snippet beside the one it is made from: it runs, is cached and is drawn like any other.
struct SnippetVariant: Hashable, Sendable {
    /// The key of the snippet it is made from.
    var base: String
    /// In points.
    var width: Double

    var key: String { "\(base)?width=\(width)" }

    /// - Parameter snippet: the one it is made from.
    func snippet(from snippet: Snippet) -> Snippet {
        var variant = snippet
        variant.key = key
        variant.id = nil
        variant.isHidden = true
        variant.changeOf = nil
        variant.figure = .none
        variant.source?.key = key
        variant.source?.conditions.width = width
        return variant
    }
}
