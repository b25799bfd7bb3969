import Layout
import Snapshot

/// What a view says of the list's row that it becomes.
nonisolated struct ListRowOptions {
    var insets: EdgeInsets?
    var background: Color?
    var hidesSeparator = false
}

/// A list's row, header or footer around a view: at least as high as a row is, as wide as the list.
nonisolated final class ListRowNode: UnaryNode {
    /// Outside of the row: a card's margins, a section's distance from the one before.
    var margins = Insets.zero { didSet { invalidate() } }
    /// Between the row's edges and its content.
    var insets = Insets.zero { didSet { invalidate() } }
    var minimumHeight = 0.0 { didSet { invalidate() } }

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
        return Point(x: margins.left + insets.left, y: margins.top + insets.top + free / 2)
    }

    override var spacing: SpacingPreferences { .none }

    /// The row itself, without what is outside, in the tree's coordinates.
    var area: Rect { frame.inset(by: margins) }
}

nonisolated struct ListRowBox: BoxModifier {
    let style: ListLook
    let minimumHeight: CGFloat

    static let kind = "listRow"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> ListRowNode { ListRowNode(child) }

    func decorate(_ element: LayoutElement) {
        guard let node = element.node as? ListRowNode else { return }
        guard let place = element.traits.section else { return }
        let options = element.traits.listRow
        let margin = style.isInset ? Double(ListMetrics.cardMargin) : 0
        let startsSection = style.isGrouped && place.isFirst && (place.role == .header || !place.hasHeader)
        let top = startsSection && place.role != .footer ? Double(ListMetrics.sectionSpacing) : 0
        node.margins = Insets(top: top, left: margin, bottom: 0, right: margin)
        switch place.role {
        case .row:
            node.minimumHeight = Double(minimumHeight)
            node.insets = (options.insets ?? ListRowBox.rowInsets).insets
        case .header:
            node.minimumHeight = style.isGrouped ? 0 : Double(ListMetrics.plainHeaderHeight)
            node.insets = (style.isGrouped ? ListMetrics.headerInset : ListRowBox.plainHeaderInsets).insets
        case .footer:
            node.minimumHeight = 0
            node.insets = ListMetrics.footerInset.insets
        }
        let style = style
        element.draw = { element, context in
            guard place.role == .row, let node = element.node as? ListRowNode else { return }
            let area = node.area.cgRect
            let color = options.background ?? (style.isGrouped ? .secondaryGroupedBackground : .systemBackground)
            let radius = style.isInset ? ListMetrics.cardRadius : 0
            let card = UnevenRoundedRectangle(
                topLeadingRadius: place.isFirst ? radius : 0, bottomLeadingRadius: place.isLast ? radius : 0,
                bottomTrailingRadius: place.isLast ? radius : 0, topTrailingRadius: place.isFirst ? radius : 0)
            context.fill(card.path(in: area), .color(color.pair))
            if place.isLast || options.hidesSeparator { return }
            let pixel: CGFloat = 1.0 / 3
            let line = CGRect(
                x: area.minX + CGFloat(node.insets.left), y: area.maxY - pixel,
                width: max(area.width - CGFloat(node.insets.left), 0), height: pixel)
            context.fill(Path(line), .color(Color.separator.pair))
        }
    }

    static let rowInsets = EdgeInsets(
        top: ListMetrics.rowInsetVertical, leading: ListMetrics.rowInset, bottom: ListMetrics.rowInsetVertical,
        trailing: ListMetrics.rowInset)
    private static let plainHeaderInsets = EdgeInsets(
        top: 4, leading: ListMetrics.rowInset, bottom: 4, trailing: ListMetrics.rowInset)
}

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        annotated { $0.traits.listRow.insets = insets }
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
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { changing { $0.listRowSpacing = spacing ?? 0 } }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}

nonisolated public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

nonisolated extension EnvironmentValues {
    private enum RowSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }

    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}
