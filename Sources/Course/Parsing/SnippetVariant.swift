import Snapshot
import SnippetRunner

/// A layout snippet laid out again otherwise: at another width or with its reasons, because a figure shows it so, or
/// with the actions of another file or card.
///
/// It is a hidden snippet beside the one it is made from: it runs, is cached and is drawn like any other.
struct SnippetVariant: Hashable, Sendable {
    /// The key of the snippet it is made from.
    var base: String
    /// In points; nil keeps the snippet's.
    var width: Double?
    /// Whether the result says of each view why it has its size.
    var explains = false
    /// The file or card that acts on it; nil is the snippet's own.
    var scope: String?
    /// What is done to it there. Where the scope is nil the snippet's own actions are kept.
    var actions: [[UserAction]] = []
    /// The first of its states there that nothing can be said of; see `Snippet.unknownFrom`.
    var unknownFrom: Int?

    static func key(of base: String, actedOnIn scope: String) -> String { "\(base)?in=\(scope)" }

    var key: String {
        let acted = scope.map { SnippetVariant.key(of: base, actedOnIn: $0) } ?? base
        let others = [width.map { "width=\($0)" }, explains ? "explains" : nil].compactMap(\.self)
        guard !others.isEmpty else { return acted }
        return acted + (scope == nil ? "?" : "&") + others.joined(separator: "&")
    }

    /// - Parameter snippet: the one it is made from.
    func snippet(from snippet: Snippet) -> Snippet {
        var variant = snippet
        variant.key = key
        variant.id = nil
        variant.isHidden = true
        variant.changeOf = nil
        variant.figure = .none
        variant.source?.key = key
        if let width { variant.source?.conditions.width = width }
        if explains { variant.source?.explains = true }
        if scope != nil {
            variant.source?.actions = actions
            // What is wrong with the snippet's own actions does not matter here, but what is wrong with its fence does.
            if snippet.unknownFrom != 0 { variant.unknownFrom = unknownFrom }
        }
        return variant
    }
}
