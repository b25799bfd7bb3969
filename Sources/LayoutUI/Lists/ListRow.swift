import Layout
import Snapshot

/// What a view says of the list's row that it becomes.
nonisolated struct ListRowOptions {
    var insets: EdgeInsets?
    /// Single edges, which go before `insets`.
    var edges: [Edge: CGFloat] = [:]
    var background: Color?
    var hidesSeparator = false
    /// Of the section that the row belongs to.
    var sectionSpacing: ListSectionSpacing?
}

/// A list's row, header or footer around a view: at least as high as a row is, as wide as the list.
nonisolated final class ListRowNode: UnaryNode {
    /// Outside of the row: a card's margins, a section's distance from the one before; `left` is the leading edge.
    var margins = Insets.zero { didSet { if margins != oldValue { invalidate() } } }
    /// Between the row's edges and its content.
    var insets = Insets.zero { didSet { if insets != oldValue { invalidate() } } }
    var minimumHeight = 0.0 { didSet { if minimumHeight != oldValue { invalidate() } } }
    /// Where content lies that is lower than the row: 0.5 in the middle, 1 at the bottom.
    var verticalPlace = 0.5 { didSet { if verticalPlace != oldValue { invalidate() } } }

    private var horizontal: Double { margins.horizontal + insets.horizontal }

    override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(width: proposal.width.map { max($0 - horizontal, 0) }, height: nil)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let content = child.size(childProposal(proposal, .zero))
        return Size(
            width: proposal.width ?? (content.width + horizontal),
            height: max(content.height + insets.vertical, minimumHeight) + margins.vertical)
    }

    override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        let content = child.size(childProposal(proposal, size))
        let free = size.height - margins.vertical - insets.vertical - content.height
        return Point(x: margins.left + insets.left, y: margins.top + insets.top + free * verticalPlace)
    }

    override var spacing: SpacingPreferences { .none }

    /// The row itself, without what is outside, in the tree's coordinates.
    var area: Rect {
        isRightToLeft
            ? frame.inset(
                by: Insets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left))
            : frame.inset(by: margins)
    }
}

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        annotated { $0.traits.listRow.insets = insets }
    }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        annotated { element in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                element.traits.listRow.edges[edge] = length
            }
        }
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        annotated { if let color = view as? Color { $0.traits.listRow.background = color } }
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        annotated { $0.traits.listRow.hidesSeparator = visibility == .hidden }
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { changing { $0.listRowSpacing = spacing ?? 0 } }

    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// On a list for all of its sections, on a section for that one.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        annotated { $0.traits.listRow.sectionSpacing = spacing }.changing { $0.listSectionSpacing = spacing }
    }

    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}

/// How far sections are apart. (Apple: `ListSectionSpacing`.)
nonisolated public struct ListSectionSpacing: Sendable, Equatable {
    let length: CGFloat

    public static let `default` = ListSectionSpacing(length: ListMetrics.sectionSpacing)
    public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

nonisolated extension EnvironmentValues {
    private enum RowSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum SectionSpacingKey: EnvironmentKey {
        static var defaultValue: ListSectionSpacing { .default }
    }

    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}
