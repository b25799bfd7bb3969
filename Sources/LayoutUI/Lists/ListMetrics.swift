/// Sizes of lists and forms, in points.
nonisolated enum ListMetrics {
    /// The least height of a row. (Apple: `UITableView.rowHeight` and `defaultMinListRowHeight`: 44.)
    static let minimumRowHeight: CGFloat = 44
    /// A row's content from the row's edges. (Horizontally measured on devices: 20 from the list's own edge in a
    /// plain list and 20 from the card's in an inset one; vertically the margins of a table cell's content: 11.)
    static let rowInset: CGFloat = 20
    static let rowInsetVertical: CGFloat = 11
    /// How far a control reaches into a row's insets, so that the row of a switch or a stepper is 44 high.
    static let controlOverlap: CGFloat = 5
    /// An inset list's cards from the list's edges, and their corner radius. (Measured on phones: 16; `UITableView`
    /// in the insetGrouped style rounds by 10.)
    static let cardMargin: CGFloat = 16
    static let cardRadius: CGFloat = 10
    /// Between the sections of a grouped list, above the first one, and around a header or footer; the most
    /// plausible values. (`UITableView` in a grouped style: 35 above the first section.)
    static let firstSectionInset: CGFloat = 35
    static let sectionSpacing: CGFloat = 35
    static let headerInset = EdgeInsets(top: 0, leading: 20, bottom: 7, trailing: 20)
    static let footerInset = EdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
    /// A plain list's header: the height of its bar. (`UITableView` in the plain style: 28.)
    static let plainHeaderHeight: CGFloat = 28
}
