import Layout

/// The sections among the elements of a node, by the elements' indexes.
nonisolated struct SectionSpan {
    var header: Range<Int>
    var rows: Range<Int>
    var footer: Range<Int>

    var all: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// A view that was looked for by its identity.
nonisolated struct FoundView {
    /// Among the elements of the node that was asked.
    var index: Int
    /// The view's own box; nil as long as it has not been built.
    var element: LayoutElement?
    /// The rows of lazy containers that hold it, the innermost container first.
    var rows: [(container: LayoutElement, index: Int)] = []
}

/// What a lazy container remembers of a row (or a box around one) so that it can let it go.
nonisolated enum RowLifetime {
    /// So many layouts after a row was last shown it is let go, and its state with it.
    static let updatesKept = 8

    /// Whether something last shown at one update is let go at another.
    static func isOver(shown: Int, at update: Int) -> Bool { update - shown > updatesKept }
}
