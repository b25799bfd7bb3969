import Layout

/// A layout whose type is hidden: switching it keeps the subviews and their state. (Apple: `AnyLayout`.)
public struct AnyLayout: Layout {
    /// The hidden layout's cache, by the layout that made it.
    public struct Cache {
        let type: ObjectIdentifier
        var value: Any
    }

    private let base: any LayoutBox

    public init<L: Layout>(_ layout: L) { base = ErasedLayout(layout: layout) }

    public func makeCache(subviews: Subviews) -> Cache { base.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.updateCache(&cache, subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeSubviews(bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }
}

/// What an erased layout is asked.
private protocol LayoutBox {
    typealias Cache = AnyLayout.Cache
    func makeCache(_ subviews: LayoutSubviews) -> Cache
    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews)
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat?
}

private struct ErasedLayout<L: Layout>: LayoutBox {
    let layout: L

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }

    /// Another layout's cache is of no use.
    private func with<Result>(
        _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own: L.Cache
        if cache.type == ObjectIdentifier(L.self), let value = cache.value as? L.Cache {
            own = value
        } else {
            own = layout.makeCache(subviews: subviews)
        }
        let result = body(&own)
        cache = Cache(type: ObjectIdentifier(L.self), value: own)
        return result
    }

    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
