import Layout

/// The sections of a lazy container with what is pinned of each, until the elements change.
nonisolated struct PinnedSections {
    var wanted: PinnedScrollableViews = [] {
        didSet { if wanted != oldValue { forget() } }
    }
    private var known: ContiguousArray<PinnedSection>?

    /// - Parameter source: the view node whose elements are the container's rows.
    mutating func sections(of source: ViewNode) -> ContiguousArray<PinnedSection> {
        if wanted.isEmpty { return [] }
        if let known { return known }
        var spans: [SectionSpan] = []
        source.appendSections(to: &spans, from: 0)
        let made = ContiguousArray(
            spans.map { span in
                PinnedSection(
                    rows: span.all, header: wanted.contains(.sectionHeaders) ? span.header.first : nil,
                    footer: wanted.contains(.sectionFooters) ? span.footer.first : nil)
            })
        known = made
        return made
    }

    mutating func forget() { known = nil }
}
