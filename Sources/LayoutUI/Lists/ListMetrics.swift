/// Sizes of lists and forms, in points.
nonisolated enum ListMetrics {
    /// The least height of a row. (Apple: `UITableView.rowHeight` and `defaultMinListRowHeight`: 44.)
    static let minimumRowHeight: CGFloat = 44
    /// How far what is below a row of an outline is moved in: assumed.
    static let outlineIndent: CGFloat = 16
    /// A row's content from the row's edges. (Horizontally measured on devices: 20 from the list's own edge in a
    /// plain list and 20 from the card's in an inset one; vertically the margins of a table cell's content: 11, which
    /// published code takes back with a padding of −11.)
    static let rowInset: CGFloat = 20
    static let rowInsetVertical: CGFloat = 11
    /// How far a control reaches into a row's insets, so that the row of a switch or a stepper is 44 high.
    static let controlOverlap: CGFloat = 5
    /// An inset list's cards from the list's edges, and their corner radius. (Measured on phones: 16; `UITableView`
    /// in the insetGrouped style rounds by 10.)
    static let cardMargin: CGFloat = 16
    static let cardRadius: CGFloat = 10
    /// Above the first section of a grouped list and between two sections without header. (`UITableView` in a grouped
    /// style: 35, half of which, 17.5, is each section's own header's and footer's.)
    static let sectionSpacing: CGFloat = 35
    /// The same with `listSectionSpacing(.compact)`; assumed.
    static let compactSectionSpacing: CGFloat = 17.5
    /// The height of a grouped list's header. (`UITableView` in a grouped style: 38, the first one 55.5 = 38 + 17.5.)
    static let headerHeight: CGFloat = 38
    /// Around a header's text, which is at its bottom, and a footer's, which is at its top; assumed: the distances of
    /// `UITableView`'s header from its rows.
    static let headerInset = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
    static let footerInset = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
    /// A plain list's header: the height of its bar, and what is around its text. (`UITableView` in the plain style:
    /// 28.)
    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderInset = EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
    /// Between a row's content and its badge at least.
    static let badgeGap: CGFloat = 8
}
